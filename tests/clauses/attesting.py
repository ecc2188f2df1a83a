"""What staff attest on the usual way of a tournament, where a test is about something else."""

from typing import Any

from croupier.core.money import Money
from croupier.tournament.declare import Command
from croupier.tournament.director import AppointDirector
from croupier.tournament.ending import EndSession, EndTableEarly
from croupier.tournament.entries import Enter
from croupier.tournament.papers import BriefPlayers
from croupier.tournament.state import Tournament
from croupier.tournament.substitutes import NameSubstitute

PAPERS = ("form", "fee_paid", "selected", "agreed", "copy_given")


def attested(kind: type[Command], words: dict[str, Any], state: Tournament) -> dict[str, Any]:
    """The words of a command, with what is attested besides unless a test says otherwise."""
    usual: dict[str, Any] = {}
    if kind is Enter:
        usual = dict.fromkeys(PAPERS, True)
    elif kind is NameSubstitute:
        usual = {"agreed": True, "copy_given": True}
    elif kind is AppointDirector:
        usual = {"licensed": True}
    elif kind is BriefPlayers:
        usual = {"understood": True, "bank_told": True}
    elif kind in (EndSession, EndTableEarly):
        usual = {"counts": recorded(state, words["table"])}
        usual |= {"reason": "the hall closes"} if kind is EndSession else {}
    return usual | words


def recorded(state: Tournament, table: str) -> dict[str, Money]:
    """A count of chips that finds what the record has."""
    session = state.sessions.get(table)
    players = state.wagering(session) if session is not None else ()
    return {entrant.name: Money(entrant.chips) for entrant in players}
