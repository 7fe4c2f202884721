"""Raises while it is loaded."""

raise ValueError("a bug at the top")
