"""Makes, checks and proves the opening book: tools, never part of a submission."""
