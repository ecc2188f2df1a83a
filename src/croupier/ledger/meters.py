"""Meters: what a station and a table have taken in, paid out, turned over and won.

Meters only ever come from events. The station identity (what came in, plus wins, less what went
out and was turned over, is what the player holds) is checked after every event.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from croupier.core.ensure import ensure
from croupier.ledger.postings import TOKEN
from croupier.roulette.bets import Kind
from croupier.roulette.chips import NOTES, cut_chips
from croupier.roulette.lines import Line
from croupier.roulette.notation import parse_bet
from croupier.table.claims import ClaimReleased
from croupier.table.corrections import MistakeRecorded
from croupier.table.declare import Event
from croupier.table.floats import FloatCounted, FloatCredited, FloatFilled
from croupier.table.foreign import ChecksGone, ForeignColourRedeemed
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.prison import StakeShared
from croupier.table.result import RoundSettled
from croupier.table.seats import BoughtIn, CashedOut
from croupier.table.state import TokenMove
from croupier.table.tips import TipGiven
from croupier.table.wagers import WagersReturned


@dataclass(slots=True)
class StationMeters:
    """One player's station or seat. Amounts are cents, counters never go back."""

    tenders_in: Counter[str] = field(default_factory=Counter)
    notes_in: Counter[int] = field(default_factory=Counter)
    turnover: int = 0
    wins: int = 0
    tickets_out: int = 0
    chips_out: int = 0
    games_played: int = 0
    games_won: int = 0
    #: Amounts put right, exchanged or withheld by staff; signed, in the player's favour.
    adjusted: int = 0

    @property
    def credit(self) -> int:
        """What the player must hold, on hand and on the layout, if every meter is right."""
        came_in = self.tenders_in.total() + self.wins + self.adjusted
        return came_in - self.tickets_out - self.chips_out - self.turnover


@dataclass(slots=True)
class TableMeters:
    """One table, with its stations."""

    table: str
    stations: dict[str, StationMeters] = field(default_factory=dict)
    drop: Counter[str] = field(default_factory=Counter)
    turnover_by_kind: Counter[str] = field(default_factory=Counter)
    win_by_kind: Counter[str] = field(default_factory=Counter)
    games: int = 0
    void_spins: int = 0
    win: int = 0
    opener: int | None = None
    closer: int | None = None
    fills: int = 0
    credits: int = 0
    tickets_out: int = 0
    over_short: int = 0
    #: Promotional tokens taken in, less those given for vouchers.
    tokens_taken: int = 0

    @property
    def turnover(self) -> int:
        """All stakes that had a result."""
        return self.turnover_by_kind.total()

    @property
    def drop_total(self) -> int:
        """All that lies in the drop box and note acceptors."""
        return self.drop.total()

    def station(self, player: str) -> StationMeters:
        """A player's meters, starting at nothing."""
        found = self.stations.get(player)
        if found is None:
            found = self.stations[player] = StationMeters()
        return found


def meter_event(meters: TableMeters, event: Event) -> None:
    """Add one event to the meters."""
    counter = _COUNTERS.get(type(event))
    if counter is not None:
        counter(meters, event)


def meters_of(table: str, events: Iterable[Event]) -> TableMeters:
    """The meters that a table's events give."""
    meters = TableMeters(table)
    for event in events:
        meter_event(meters, event)
    return meters


@lru_cache(maxsize=1024)
def kind_of(bet: str) -> str:
    """The kind of bet behind a name; areas count with the bet they stand for."""
    if bet == "outside-zero":
        return Kind.STRAIGHT
    return str(parse_bet(bet).kind)


def _bought_in(meters: TableMeters, event: BoughtIn) -> None:
    station = meters.station(event.player)
    station.tenders_in[event.tender] += event.amount
    if event.tender == "note":
        station.notes_in.update(cut_chips(event.amount, NOTES) or {})
    if event.tokens and event.tender == TOKEN:
        return
    if event.tender != "chips":
        meters.drop[event.tender] += event.amount
    if event.tokens:
        meters.tokens_taken -= event.amount


def _cashed_out(meters: TableMeters, event: CashedOut) -> None:
    station = meters.station(event.player)
    if event.ticket:
        station.tickets_out += event.amount
        meters.tickets_out += event.amount
    else:
        station.chips_out += event.amount


def _count_tokens(meters: TableMeters, moves: Iterable[TokenMove]) -> None:
    for move in moves:
        meters.tokens_taken += move.collected


def _count_lines(meters: TableMeters, lines: Iterable[Line], sign: int) -> None:
    turnover, win = meters.turnover_by_kind, meters.win_by_kind
    for line in lines:
        stake, paid = sign * line.stake, sign * (line.win + line.returned)
        meters.win += stake - paid
        station = meters.station(line.player)
        station.wins += paid
        station.turnover += stake
        if not line.void:
            kind = kind_of(line.bet)
            turnover[kind] += stake
            win[kind] += stake - paid


def _settled(meters: TableMeters, event: RoundSettled) -> None:
    meters.games += 1
    _count_lines(meters, event.lines, 1)
    _count_tokens(meters, event.tokens)
    won = {line.player for line in event.lines if line.win}
    for player in {line.player for line in event.lines}:
        station = meters.station(player)
        station.games_played += 1
        station.games_won += player in won


def _resettled(meters: TableMeters, event: RoundResettled) -> None:
    _count_lines(meters, event.before, -1)
    _count_lines(meters, event.lines, 1)
    _count_tokens(meters, event.tokens)


def _returned(meters: TableMeters, event: WagersReturned) -> None:
    _count_lines(meters, event.lines, 1)
    _count_tokens(meters, event.tokens)


def _no_spin(meters: TableMeters, event: NoSpinCalled) -> None:
    meters.void_spins += 1
    if event.returned:
        _count_lines(meters, event.lines, 1)
        _count_tokens(meters, event.tokens)


def _shared(meters: TableMeters, event: StakeShared) -> None:
    """The zero was metered with the whole stake kept; what the house takes of it comes off."""
    meters.station(event.player).wins -= event.lost
    meters.win += event.lost
    meters.win_by_kind[kind_of(event.bet)] += event.lost


def _tip(meters: TableMeters, event: TipGiven) -> None:
    meters.station(event.player).chips_out += event.amount


def _released(meters: TableMeters, event: ClaimReleased) -> None:
    if not event.paid:
        meters.station(event.player).adjusted -= event.amount
        meters.win += event.amount


def _foreign(meters: TableMeters, event: ForeignColourRedeemed) -> None:
    meters.station(event.player).adjusted += event.value * event.count


def _checks_gone(meters: TableMeters, event: ChecksGone) -> None:
    for player, amount in event.amounts.items():
        meters.station(player).adjusted -= amount


def _counted(meters: TableMeters, event: FloatCounted) -> None:
    if event.moment == "opener":
        meters.opener = event.amount
    else:
        meters.closer = event.amount
        meters.over_short += event.difference


def _filled(meters: TableMeters, event: FloatFilled) -> None:
    meters.fills += event.amount


def _credited(meters: TableMeters, event: FloatCredited) -> None:
    meters.credits += event.amount


def _mistake(meters: TableMeters, event: MistakeRecorded) -> None:
    paid = -event.rectified if event.amount > 0 else event.rectified
    meters.station(event.player).adjusted += paid
    meters.win -= paid


_COUNTERS: dict[type[Event], Callable[[TableMeters, Any], None]] = {
    BoughtIn: _bought_in,
    CashedOut: _cashed_out,
    RoundSettled: _settled,
    RoundResettled: _resettled,
    WagersReturned: _returned,
    NoSpinCalled: _no_spin,
    ClaimReleased: _released,
    ForeignColourRedeemed: _foreign,
    ChecksGone: _checks_gone,
    FloatCounted: _counted,
    FloatFilled: _filled,
    FloatCredited: _credited,
    MistakeRecorded: _mistake,
    StakeShared: _shared,
    TipGiven: _tip,
}


#: The kinds of event that a meter counts.
METERED_KINDS = tuple(kind.__name__ for kind in _COUNTERS)


def ensure_station(meters: StationMeters, player: str, holds: int, at: str) -> None:
    """The self-audit of a station: its meters and what the player holds agree to the cent."""
    ensure(
        meters.credit == holds,
        f"{at}: the meters of {player} give {meters.credit}, the player holds {holds}",
    )
