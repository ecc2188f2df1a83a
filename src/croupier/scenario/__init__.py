"""The executable rulebook: short stories at one table, run on the very engine that deals."""
