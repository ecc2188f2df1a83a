"""Promotional prizes: terms, draws, payment, and what is owed to whom by when."""
