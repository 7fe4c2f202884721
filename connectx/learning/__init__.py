"""Positions by the million, for players that learn. Positions are `Boards` (`core/boards.py`).

label       the exact scores of all columns of many positions
games       games to take positions from: random, by the scores, of players
collect     their positions, each once, with labels
dataset     datasets in files: written, read and checked
accuracy    how often a player moves best; the positions to ask for
grade       what given answers to positions are worth
env         reinforcement learning: one game or many, for gymnasium
stable      many games as stable-baselines3 takes them
export      a trained network, of torch, Keras or JAX, as an agent in numpy
mistakes    the page of players' worst mistakes
train       python -m connectx.learning.train: the network of agents/network.py, in numpy
"""
