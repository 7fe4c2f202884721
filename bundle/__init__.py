"""From modules to the one file that Kaggle takes, and whether Kaggle would take it."""
