"""What the notebooks of the course import: `pictures` of its ideas, and `tictactoe`."""
