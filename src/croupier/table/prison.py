"""Stakes that a zero has halved: shared with the house, left in prison, or ended with the session.

A stake in prison stays among its owner's wagers, where nobody can touch it. The choice to share it
is open from the result until betting closes again; without a choice it stays.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from croupier.core.declarations import BetText, PlayerName
from croupier.core.messages import Params, say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.bets import BetName
from croupier.roulette.game import Clauses
from croupier.roulette.lines import Line
from croupier.roulette.zero import share_line
from croupier.table.answer import Decision, cited, refuse
from croupier.table.declare import Betting, Command, Event, Heard, command, event
from croupier.table.lookup import find_bet, find_seat
from croupier.table.phases import BEFORE_RESULT, BETWEEN_ROUNDS, LIFTING, Phase
from croupier.table.state import Prisoner, Seat, Settlement, Table


class _Choice(Command):
    """What becomes of one stake in prison."""

    player: PlayerName
    bet: BetText

    @classmethod
    def is_timely(cls, table: Table) -> bool:
        """From the result until betting closes; a void spin after the close opens nothing."""
        closed = table.phase is Phase.VOID and table.bets_closed
        return table.phase in cls.phases and not closed

    @classmethod
    def untimely_clauses(cls, table: Table) -> Clauses:
        """The rule that gives the choice says how long it is open."""
        return table.game.at_zero.clauses if table.game.at_zero else ()

    def stake_in(self, table: Table) -> Prisoner | Refusal:
        """The stake in prison that the choice is about."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        bet = find_bet(table, self.bet)
        if isinstance(bet, Refusal):
            return bet
        zeros = seat.prison.get(bet.name)
        if zeros is None:
            detail = say("table-no-stake-in-prison-on", player=seat.player, bet=str(bet), lies=0)
            clauses = self.untimely_clauses(table)
            return refuse(Reason.NOT_YOUR_WAGER, detail, clauses)
        return Prisoner(seat.player, bet.name, zeros)


@command("share", phases=LIFTING, betting=Betting.CHANGES)
class ShareStake(_Choice):
    """Take back what a stake in prison counts as, and leave the rest to the house."""

    def decide(self, table: Table) -> Decision:
        """Half goes back after one zero, a quarter after two, an eighth after three."""
        found = self.stake_in(table)
        return found if isinstance(found, Refusal) else (shared(table, self, found),)


@event()
class StakeShared(Event):
    """A stake in prison ended: `returned` went back to the player and the rest to the house."""

    player: str
    bet: BetName
    stake: Money
    zeros: int
    returned: Money

    @property
    def lost(self) -> int:
        """What the house keeps."""
        return self.stake - self.returned

    def params(self) -> Params:
        return super().params() | {"lost": self.lost}

    @property
    def line(self) -> Line:
        """How the wager came out in the end."""
        return Line(self.player, self.bet, self.stake, 0, self.returned, (), False, 0, self.clauses)

    def evolve(self, table: Table) -> Table:
        seat = table.seats[self.player]
        wagers = {bet: stake for bet, stake in seat.wagers.items() if bet != self.bet}
        prison = {bet: zeros for bet, zeros in seat.prison.items() if bet != self.bet}
        ended = seat.but(wagers=wagers, prison=prison, balance=seat.balance + self.returned)
        settlement = table.settlement and with_shares(table.settlement, (self.line,))
        return table.with_seat(ended).but(
            house=table.house + self.lost,
            settlement=settlement,
            revised=_revised_with(table, self.line),
            shares=(*table.shares, self.line),
        )


def shared(table: Table, command: Command, prisoner: Prisoner) -> StakeShared:
    """The event that ends a stake in prison by sharing it."""
    player, bet, zeros = prisoner
    stake = table.seats[player].wagers[bet]
    line = share_line(table.game, player, bet, stake, zeros, table.limits.smallest_chip)
    return StakeShared(
        at=command.at,
        by=command.by,
        player=player,
        bet=bet,
        stake=Money(stake),
        zeros=zeros,
        returned=Money(line.returned),
        clauses=line.clauses,
    )


def with_shares(settlement: Settlement, shares: Iterable[Line]) -> Settlement:
    """A settlement that knows how choices went, so that undoing it undoes the choices too."""
    chosen = {(line.player, line.bet): line for line in shares}
    lines = tuple(chosen.get((line.player, line.bet), line) for line in settlement.lines)
    return replace(settlement, lines=lines)


def _revised_with(table: Table, share: Line) -> Mapping[int, Settlement]:
    """The rounds that were settled anew, the one of the last number with a choice made since."""
    last = table.results[0] if table.results else 0
    if last not in table.revised:
        return table.revised
    return {**table.revised, last: with_shares(table.revised[last], (share,))}


@command("imprison", phases=LIFTING, betting=Betting.CHANGES)
class KeepInPrison(_Choice):
    """Leave a stake in prison, as it would stay without a word."""

    def decide(self, table: Table) -> Decision:
        """The stake stays where it is; that its owner said so is on record."""
        found = self.stake_in(table)
        if isinstance(found, Refusal):
            return found
        return (
            StakeImprisoned(
                at=self.at,
                by=self.by,
                player=found.player,
                bet=found.bet,
                stake=Money(table.seats[found.player].wagers[found.bet]),
                zeros=found.zeros,
                clauses=self.untimely_clauses(table),
            ),
        )


@event()
class StakeImprisoned(Event):
    """A player chose to leave a stake in prison."""

    player: str
    bet: BetName
    stake: Money
    zeros: int


@command("last-spin", phases=BETWEEN_ROUNDS | BEFORE_RESULT)
class AnnounceLastSpin(Command):
    """Announce that the next number is the last of the session."""

    def decide(self, table: Table) -> Decision:
        """A zero on that spin is shared at once, for nothing can wait for a next one."""
        clauses = self.clauses_in(table.game)
        if table.last_spin:
            return refuse(Reason.WRONG_PHASE, say("table-last-spin-announced"), clauses)
        return (LastSpinAnnounced(at=self.at, by=self.by, clauses=clauses),)


@event(heard=Heard.ROOM)
class LastSpinAnnounced(Event):
    """The next number is the last of the session."""

    def evolve(self, table: Table) -> Table:
        return table.but(last_spin=True)


def refuse_in_prison(table: Table, seat: Seat, bet: BetName) -> Refusal | None:
    """Why a wager can be neither raised, moved nor lifted: it is in prison."""
    if bet not in seat.prison or table.game.at_zero is None:
        return None
    return refuse(
        Reason.NOT_YOUR_WAGER,
        say(
            "table-stake-on-in-prison",
            player=seat.player,
            bet=str(bet),
            lies=seat.wagers.get(bet, 0),
        ),
        cited(table.game.at_zero.clauses),
    )


def free_wagers(seat: Seat) -> Mapping[BetName, int]:
    """A seat's wagers without those in prison."""
    if not seat.prison:
        return seat.wagers
    return {bet: stake for bet, stake in seat.wagers.items() if bet not in seat.prison}


def share_all(table: Table, command: Command) -> Iterable[StakeShared]:
    """Every stake in prison, shared: the session ends and nothing can wait."""
    for seat in table.seats.values():
        for bet, zeros in seat.prison.items():
            yield shared(table, command, Prisoner(seat.player, bet, zeros))


def with_prison(seat: Seat, prisoners: Iterable[Prisoner]) -> Seat:
    """A seat with those of its wagers in prison that a settlement left there."""
    prison = {each.bet: each.zeros for each in prisoners if each.player == seat.player}
    return seat if prison == seat.prison else seat.but(prison=prison)
