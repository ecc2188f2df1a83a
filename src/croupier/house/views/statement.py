"""A player's activity statement: day by day what was bought, wagered, won, lost and taken out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from croupier.compliance.limits import MINUTE, PlayRules
from croupier.core.messages import say
from croupier.house.views.entries import Entry
from croupier.house.views.figures import ALWAYS, Window
from croupier.house.views.house_reports import show_time
from croupier.house.views.registers import headed
from croupier.house.views.report import Column, Kind, Report
from croupier.roulette.lines import Line
from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.seats import BoughtIn, CashedOut
from croupier.table.wagers import WagersChanged, WagersReturned

_MONEY, _COUNT = Kind.MONEY, Kind.COUNT
_COLUMNS: Final = (
    Column(say("column-day")),
    Column(say("column-table")),
    Column(say("column-minutes"), _COUNT),
    Column(say("column-rounds"), _COUNT),
    Column(say("column-bought-in"), _MONEY),
    Column(say("column-staked"), _MONEY),
    Column(say("column-won"), _MONEY),
    Column(say("column-lost"), _MONEY),
    Column(say("column-result"), _MONEY),
    Column(say("column-cashed-out"), _MONEY),
)


@dataclass(slots=True)
class _Sums:
    bought: int = 0
    cashed: int = 0
    staked: int = 0
    won: int = 0
    lost: int = 0
    rounds: set[int] = field(default_factory=set)
    time: int = 0
    last_at: int = 0


def statement_report(
    entries: Sequence[Entry], player: str, window: Window = ALWAYS, rules: PlayRules | None = None
) -> Report:
    """What one player did, by day and table. Time counts while wagers follow one another."""
    rules = rules or PlayRules()
    days: dict[tuple[str, str], _Sums] = {}
    rounds: dict[str, int] = {}
    for entry in entries:
        event = entry.event
        if not isinstance(event, Event):
            continue
        if isinstance(event, BettingOpened):
            rounds[entry.name] = event.round_no
        if window.holds(event.at) and _concerns(event, player):
            day = f"{show_time(event.at - rules.day_from):%Y-%m-%d}"
            sums = days.setdefault((day, entry.name), _Sums())
            _add(sums, event, player, rounds.get(entry.name, 0), rules)
    rows = [
        (
            *key,
            sums.time // MINUTE,
            len(sums.rounds),
            sums.bought,
            sums.staked,
            sums.won,
            sums.lost,
            sums.won - sums.lost,
            sums.cashed,
        )
        for key, sums in sorted(days.items())
    ]
    return headed(say("paper-statement", player=player), _COLUMNS, rows, window, summed=True)


def _concerns(event: Event, player: str) -> bool:
    lines = (*getattr(event, "lines", ()), *getattr(event, "before", ()))
    return getattr(event, "player", None) == player or any(
        getattr(line, "player", None) == player for line in lines
    )


def _add(sums: _Sums, event: Event, player: str, round_no: int, rules: PlayRules) -> None:
    match event:
        case BoughtIn():
            sums.bought += event.amount
        case CashedOut():
            sums.cashed += event.amount
        case WagersChanged():
            if 0 < event.at - sums.last_at < rules.pause:
                sums.time += event.at - sums.last_at
            sums.last_at = event.at
        case RoundSettled() | WagersReturned():
            _count(sums, _mine(event.lines, player), 1)
            sums.rounds.add(round_no)
        case NoSpinCalled() if event.returned:
            _count(sums, _mine(event.lines, player), 1)
        case RoundResettled():
            _count(sums, _mine(event.before, player), -1)
            _count(sums, _mine(event.lines, player), 1)


def _mine(lines: tuple[Line, ...], player: str) -> Iterator[Line]:
    return (line for line in lines if line.player == player)


def _count(sums: _Sums, lines: Iterator[Line], sign: int) -> None:
    for line in lines:
        # A stake that stands for another spin is counted when it is settled there again.
        sums.staked += sign * (line.stake if not line.void else 0)
        sums.won += sign * line.win
        sums.lost += sign * line.lost
