"""Croupier: an open roulette game system that plays by real casino rulebooks.

These names are the library; everything else may move between versions.
"""

# The package of rulebooks is loaded first, so that `croupier.books` stays the function below.
import croupier.books as _shelf  # noqa: F401
from croupier import svg
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.library import (
    Result,
    ScenarioRun,
    Settled,
    Table,
    bet,
    books,
    game,
    odds,
    open_table,
    play_scenario,
    settle,
)
from croupier.roulette.bets import Bet
from croupier.roulette.book import NotOffered, Rulebook
from croupier.roulette.game import Game
from croupier.roulette.odds import Prospect
from croupier.roulette.wheel import Wheel
from croupier.simulation import Measured, Simulation, audit_wheel, simulate

__version__ = "0.1.0"

__all__ = [
    "Bet",
    "Game",
    "Measured",
    "Money",
    "NotOffered",
    "Prospect",
    "Reason",
    "Refusal",
    "Result",
    "Rulebook",
    "Settled",
    "Simulation",
    "ScenarioRun",
    "Table",
    "Wheel",
    "audit_wheel",
    "bet",
    "books",
    "game",
    "odds",
    "open_table",
    "play_scenario",
    "settle",
    "simulate",
    "svg",
]
