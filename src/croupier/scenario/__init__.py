"""The executable rulebook: short scenarios at one table, run on the very engine that deals."""
