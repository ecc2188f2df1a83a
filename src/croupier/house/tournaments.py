"""The tournaments of a house behind the desk, and the tables that are theirs alone meanwhile."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Final

from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.codecs import TOURNAMENT_CODEC
from croupier.house.contests import Contests
from croupier.house.event_host import EventHost, Matter, Told
from croupier.house.house import House
from croupier.house.log.store import Store
from croupier.house.ports import Entropy, Publisher
from croupier.ledger.tournaments import TournamentLedger
from croupier.roulette.tournament import Topic
from croupier.table.declare import Command
from croupier.table.declare import Event as TableEvent
from croupier.table.opening import OpenTable
from croupier.table.phases import Phase
from croupier.table.state import Table
from croupier.tournament import commands as c
from croupier.tournament.decide import DIRECTORS, decide
from croupier.tournament.events import Event, TournamentOpened
from croupier.tournament.evolve import evolve, open_tournament
from croupier.tournament.opening import OpenTournament, decide_opening
from croupier.tournament.seating import to_be_seated
from croupier.tournament.state import Tournament
from croupier.tournament.terms import Feature

TournamentHost = EventHost[Tournament, c.Command, Event]
_MATTER: Final[Matter[Tournament, c.Command, Event]] = Matter(
    codec=TOURNAMENT_CODEC, decide=decide, evolve=evolve
)
#: Ordinary play, as against taking down what lies there and taking away what is one's own.
_PLAY: Final = frozenset({"open-betting", "buy-in", "place", "call-bet", "repeat", "move", "undo"})
_AT_REST: Final = frozenset({Phase.IDLE, Phase.SETTLED})


class Tournaments(Contests[Tournament, c.Command, Event]):
    """Tournaments by name."""

    word = "tournament"

    def __init__(self, store: Store, house: House, entropy: Entropy, publisher: Publisher) -> None:
        super().__init__(store, publisher, _MATTER)
        self._house = house
        self._entropy = entropy
        #: Tables that are about to be designated: no round begins there meanwhile.
        self._claimed: dict[str, str] = {}
        house.watch(self)

    def _begin(self, name: str, opening: Event) -> tuple[Tournament, TournamentLedger]:
        if not isinstance(opening, TournamentOpened):
            raise TypeError(f"the history of tournament {name} starts with {opening}")
        return open_tournament(opening), TournamentLedger(name)

    async def open(self, command: OpenTournament, actor: Actor) -> TournamentHost | Refusal:
        """Set up a tournament that does not exist yet."""
        if command.by not in DIRECTORS:
            return Refusal(Reason.NOT_PERMITTED, f"a {command.by} may not set up a tournament")
        decision = partial(decide_opening, command)
        return await self._open(command.tournament, actor, decision, by=command.by, at=command.at)

    async def ask(self, name: str, command: c.Command, actor: Actor, key: str = "") -> Told[Event]:
        """Put a command to a tournament."""
        host = self.find(name)
        if isinstance(host, Refusal):
            return host
        if refusal := _refuse_self_service(host.state, command, actor):
            return refusal
        if not isinstance(command, c.DesignateTables):
            return await host.ask(command, actor, key, self._draw)
        claimed = [table for table in command.tables if table not in self._claimed]
        self._claimed |= dict.fromkeys(claimed, name)
        try:
            return await host.ask(command, actor, key, refuse=partial(self._refuse, name))
        finally:
            for table in claimed:
                del self._claimed[table]

    def _draw(self, state: Tournament, command: c.Command) -> c.Command:
        """A lot for places: each order of the players is as likely as any other."""
        if not isinstance(command, c.DrawSeats) or command.order:
            return command
        left, order = list(to_be_seated(state)), []
        while left:
            order.append(left.pop(self._entropy.below(len(left))))
        return replace(command, order=tuple(order))

    def _refuse(self, name: str, command: c.Command) -> Refusal | None:
        """Why tables cannot be set aside now."""
        clauses = self.hosts[name].state.cite(Topic.DESIGNATION, Topic.EXCLUSIVE)
        for table in command.tables if isinstance(command, c.DesignateTables) else ():
            why = self._why_not_free(name, table)
            if why:
                return Refusal(Reason.WRONG_PHASE, f"table {table} {why}", clauses)
        return None

    def _why_not_free(self, name: str, table: str) -> str:
        host, tournament = self._house.tables.get(table), self.hosts[name].state
        if host is None:
            return "does not stand in this house"
        if host.table.game.book != tournament.game.book:
            return f"is played under {host.table.game.book}"
        other = self.of_table(table)
        if other not in ("", name):
            return f"is designated for tournament {other}"
        wagered = any(seat.wagers or seat.strays for seat in host.table.seats.values())
        if host.table.phase not in _AT_REST or wagered:
            return "has a round under way, or wagers on the layout"
        return ""

    def of_table(self, table: str) -> str:
        """The tournament that a table is set aside for; an empty name where there is none."""
        for name, host in self.hosts.items():
            over = host.state.cancelled or bool(host.state.prizes)
            if table in host.state.designated and not over:
                return name
        return self._claimed.get(table, "")

    # What it says at every table of the house.

    def read(self, command: Command) -> Command:
        """Nothing to fill in."""
        return command

    def refuse_opening(self, command: OpenTable) -> Refusal | None:
        """No table is opened or not for a tournament's sake."""
        return None

    def review(
        self, table: Table, command: Command, outcome: tuple[TableEvent, ...]
    ) -> Refusal | None:
        """Why there is no ordinary play at a table that serves a tournament."""
        if command.action not in _PLAY or not (name := self.of_table(table.id)):
            return None
        detail = f"table {table.id} is set aside for tournament {name}; no other play is taken"
        clauses = self.hosts[name].state.cite(Topic.EXCLUSIVE)
        return Refusal(Reason.WRONG_PHASE, detail, clauses)

    def note(self, table: str, events: Collection[TableEvent]) -> None:
        """What happens at tables is no matter here."""


def _refuse_self_service(state: Tournament, command: c.Command, actor: Actor) -> Refusal | None:
    """Why a player's own terminal may not say of its owner what only staff can know."""
    if command.by is not Role.PLAYER or actor.players is None:
        return None
    terms = state.agreed
    fees = {
        c.Enter: terms.entry_fee,
        c.BuyBack: terms.buy_back_fee,
        c.BuyAddOn: terms.add_on_fee,
    }
    if fees.get(type(command)):
        detail = "the fee is paid at the cashier, who takes the entry"
        return Refusal(Reason.NOT_PERMITTED, detail, state.cite(Topic.ENTRY))
    if isinstance(command, c.Enter) and terms.provides(Feature.CRITERIA):
        detail = "somebody must see that the criteria of selection are met"
        return Refusal(Reason.NOT_PERMITTED, detail, state.cite(Topic.CRITERIA))
    return None
