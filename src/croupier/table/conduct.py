"""Conduct: players excluded, and players who act together."""

from collections.abc import Iterator, Mapping
from typing import Any

from croupier.core.declarations import PersonName, PlayerName
from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.table.answer import Decision, refuse
from croupier.table.declare import Command, Event, command, event
from croupier.table.phases import WHILE_OPEN
from croupier.table.state import Table


@command("exclude", phases=WHILE_OPEN, grave=True)
class ExcludePlayer(Command):
    """Keep a player from taking further part in the game at this table, for a named breach."""

    player: PersonName
    reason: str

    def decide(self, table: Table) -> Decision:
        """Keep a player from further wagers here; what lies on the layout is another matter."""
        clauses = self.clauses_in(table.game)
        if not self.reason.strip():
            return refuse(Reason.INVALID, say("table-say-which-rule-broken"), clauses)
        if self.player in table.excluded:
            return refuse(
                Reason.INVALID, say("table-excluded-already", player=self.player), clauses
            )
        return (
            PlayerExcluded(
                at=self.at,
                by=self.by,
                player=self.player,
                reason=self.reason,
                clauses=clauses,
            ),
        )

    @classmethod
    def spoken(cls, words: Mapping[str, Any], by: Role) -> Mapping[str, Any]:
        """Without a reason the table says what it makes of that."""
        return {"reason": ""}


@event()
class PlayerExcluded(Event):
    """A player takes no further part in the game at this table."""

    player: str
    reason: str

    def evolve(self, table: Table) -> Table:
        return table.but(excluded=table.excluded | {self.player})


@command("partners", phases=WHILE_OPEN)
class FlagPartners(Command):
    """Note that some players act together, and what the house does about it once it has."""

    players: frozenset[PlayerName]
    done: str = ""

    def decide(self, table: Table) -> Decision:
        """Note players who act together; what lies over the maximum between them is warned of."""
        clauses = self.clauses_in(table.game)
        if len(self.players) < 2:
            return refuse(Reason.INVALID, say("table-takes-two-act-together"), clauses)
        if absent := sorted(self.players - table.seats.keys()):
            return refuse(Reason.INVALID, say("table-not-at-table", absent=list(absent)), clauses)
        flagged = PartnersFlagged(
            at=self.at,
            by=self.by,
            players=self.players,
            done=self.done,
            clauses=clauses,
            warnings=tuple(_over_between(table, self.players)),
        )
        return (flagged,)


@event()
class PartnersFlagged(Event):
    """Some players act together; `done` is what the house did about it."""

    players: frozenset[str]
    done: str = ""

    def evolve(self, table: Table) -> Table:
        others = tuple(group for group in table.partners if group != self.players)
        return table.but(partners=(*others, self.players))


def refuse_excluded(table: Table, player: str) -> Refusal | None:
    """Why an excluded player neither joins nor bets."""
    if player not in table.excluded:
        return None
    clauses = ExcludePlayer.clauses_in(table.game)
    return refuse(Reason.NOT_PERMITTED, say("table-excluded-from-game", player=player), clauses)


def partner_warnings(table: Table) -> tuple[Message, ...]:
    """What staff are warned of: partners whose wagers together pass a maximum."""
    return tuple(text for group in table.partners for text in _over_between(table, group))


def _over_between(table: Table, players: frozenset[str]) -> Iterator[Message]:
    clauses = FlagPartners.clauses_in(table.game)
    seats = [table.seats[name] for name in sorted(players) if name in table.seats]
    for bet in dict.fromkeys(bet for seat in seats for bet in seat.wagers):
        found = table.game.bets.get(bet)
        stakes = {seat.player: seat.wagers[bet] for seat in seats if bet in seat.wagers}
        if found is None or len(stakes) < 2:
            continue
        most, whole = table.limits.of(found.kind).max, sum(stakes.values())
        if whole > most:
            yield say(
                "warning-over-between",
                players=list(stakes),
                whole=whole,
                bet=bet,
                over=whole - most,
                clauses=clauses,
            )
