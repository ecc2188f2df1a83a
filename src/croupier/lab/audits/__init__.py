"""Audits of chance: recorded numbers, random sources, and draws, each test with its power."""
