"""Has nothing that can be called."""

column = 3
