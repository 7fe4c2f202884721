"""What the notebooks of the course import: `course` what Kaggle's has, `pictures`, `tictactoe`."""
