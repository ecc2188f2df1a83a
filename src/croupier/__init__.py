"""Croupier: an open roulette game system that plays by real casino rulebooks."""

__version__ = "0.1.0"
