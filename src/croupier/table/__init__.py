"""The round: commands in, events out. Pure: no clock, no randomness, no I/O."""
