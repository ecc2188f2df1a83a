"""Tournaments: terms, entries, sessions with chips of their own, ranking and prizes."""
