"""What a wheel's fault is called in a book: makers' causes against the grounds of a game.

A maker says what happened to the ball; a book says for which grounds there is no spin. The first
ground that the game has is taken; a cause without one is for a person to decide.
"""

from typing import Final

from croupier.roulette.game import Game

GROUNDS: Final = {
    # The ball never made its turns.
    "failed-launch": ("short-revolutions", "wheel-stopped", "interference"),
    "fell-back": ("short-revolutions", "wheel-stopped", "interference"),
    "with-rotor": ("same-direction", "interference"),
    # It left the track, or cannot be found on it.
    "ball-lost": ("ball-out", "interference"),
    "too-long": ("too-long", "ball-stuck", "wheel-stopped", "interference"),
    "stopped": ("wheel-stopped", "wheel-not-moving", "ball-stuck", "short-revolutions"),
    "restarted": ("wheel-stopped", "ball-stuck", "short-revolutions"),
    # It ran while nobody saw it, and betting had not been closed.
    "close-unseen": ("interference", "wheel-stopped", "ball-stuck", "short-revolutions"),
    "undecided": ("ball-stuck", "ball-out", "interference"),
}


def ground_of(game: Game, cause: str) -> str:
    """The ground for no spin that a game has for a cause; empty if it has none."""
    return next((name for name in GROUNDS.get(cause, (cause,)) if name in game.no_spins), "")
