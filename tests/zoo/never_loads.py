"""Never ends loading."""

while True:
    pass
