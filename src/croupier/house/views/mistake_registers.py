"""Registers of payments that went wrong: each by itself, and those to report at a month's end."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from croupier.compliance.office import RegulatorTold
from croupier.core.messages import say
from croupier.house.views.entries import Entries, Entry, of_kind
from croupier.house.views.figures import ALWAYS, Window
from croupier.house.views.house_reports import MISTAKE_LEAST, show_time
from croupier.house.views.registers import headed, yes
from croupier.house.views.report import Column, Kind, Report, Row
from croupier.roulette.catalogue import find_book
from croupier.table.betting import BettingOpened
from croupier.table.corrections import MistakeRecorded
from croupier.table.opening import TableOpened
from croupier.table.past_rounds import CORRECTION, RoundResettled

_MONEY, _COUNT, _TIME = Kind.MONEY, Kind.COUNT, Kind.TIME


def month_of(at: int) -> str:
    """The month of an instant, in UTC."""
    return f"{show_time(at):%Y-%m}"


def month_ends(month: str) -> int:
    """When a month is over, in milliseconds."""
    year, number = map(int, month.split("-"))
    following = datetime(year + number // 12, number % 12 + 1, 1, tzinfo=UTC)
    return int(following.timestamp() * 1000)


def months_reported(entries: Entries) -> dict[str, int]:
    """When the regulator was notified of each month's mistakes."""
    return {
        event.month: event.at
        for _, event in of_kind(entries, RegulatorTold)
        if event.matter == "mistakes"
    }


_ROUND: Final = Column(say("column-round"), _COUNT)
_MISTAKE_COLUMNS: Final = (
    Column(say("column-month")),
    Column(say("column-table")),
    _ROUND,
    Column(say("column-at"), _TIME),
    Column(say("column-player")),
    Column(say("column-overpaid"), _MONEY),
    Column(say("column-underpaid"), _MONEY),
    Column(say("column-put-right"), _MONEY),
    Column(say("column-suspected")),
    Column(say("column-attempted")),
    Column(say("column-identified")),
    Column(say("column-by")),
)


@dataclass(frozen=True, slots=True)
class MisSettled:
    """A payment that went wrong: positive was overpaid, negative underpaid."""

    at: int
    round_no: int
    player: str
    amount: int
    rectified: int
    clauses: tuple[str, ...]
    suspected: bool = False
    attempted: bool = True
    identified: bool = True


def mis_settled(entries: Entries) -> Iterator[tuple[Entry, MisSettled]]:
    """Payments that staff wrote down as wrong, and those that a corrected result made wrong.

    The latter are such payments only under a book that has a rule for them.
    """
    rounds: dict[str, int] = {}
    rules: dict[str, tuple[str, ...]] = {}
    kinds = (TableOpened, BettingOpened, RoundResettled, MistakeRecorded)
    for entry, event in of_kind(entries, *kinds):
        match event:
            case TableOpened():
                game = find_book(event.book).game(event.game, dict(event.options))
                rules[entry.name] = game.mistake_clauses
            case BettingOpened():
                rounds[entry.name] = event.round_no
            case MistakeRecorded():
                yield (
                    entry,
                    MisSettled(
                        at=event.at,
                        round_no=event.round_no,
                        player=event.player,
                        amount=event.amount,
                        rectified=event.rectified,
                        clauses=event.clauses,
                        suspected=event.suspected,
                        attempted=event.attempted,
                        identified=event.identified,
                    ),
                )
            case RoundResettled() if event.cause == CORRECTION and rules.get(entry.name):
                for wrong in _corrected(
                    event, event.round_no or rounds[entry.name], rules[entry.name]
                ):
                    yield entry, wrong


def _corrected(
    event: RoundResettled, round_no: int, clauses: tuple[str, ...]
) -> Iterator[MisSettled]:
    paid: Counter[str] = Counter()
    for sign, lines in ((1, event.before), (-1, event.lines)):
        for line in lines:
            paid[line.player] += sign * (line.win + line.returned)
    owed = {move.player: move.owed for move in event.moves}
    for player, amount in paid.items():
        if amount:
            yield MisSettled(
                at=event.at,
                round_no=round_no,
                player=player,
                amount=amount,
                rectified=abs(amount) - max(0, owed.get(player, 0)),
                clauses=clauses,
            )


def mis_settled_report(
    entries: Sequence[Entry], now: int, window: Window = ALWAYS, least: int = 0
) -> Report:
    """Every over- and underpayment by itself, with what was done about it."""
    rows: list[Row] = [
        (
            month_of(event.at),
            entry.name,
            event.round_no,
            show_time(event.at),
            event.player,
            event.amount if event.amount > 0 else None,
            -event.amount if event.amount < 0 else None,
            event.rectified,
            yes(event.suspected),
            yes(event.attempted),
            yes(event.identified),
            entry.actor,
        )
        for entry, event in mis_settled(entries)
        if abs(event.amount) > least and window.holds(event.at)
    ]
    title = say("paper-mis-settled")
    notes = [say("paper-only-above", amount=least)] if least else []
    return headed(title, _MISTAKE_COLUMNS, rows, window, notes, summed=True, uncounted=(_ROUND,))


def month_end_report(entries: Sequence[Entry], now: int, window: Window = ALWAYS) -> Report:
    """What the regulator is notified at the end of each month, and whether that was done."""
    report = mis_settled_report(entries, now, window, MISTAKE_LEAST)
    reported = months_reported(entries)
    months = sorted({str(row[0]) for row in report.rows})
    notes = [
        say(
            "paper-month-reported",
            month=month,
            at=None if (at := reported.get(month)) is None else str(show_time(at)),
            due=f"{show_time(month_ends(month)):%Y-%m-%d}",
        )
        for month in months
    ]
    return Report(
        title=say("paper-month-end"),
        subtitle=report.subtitle,
        columns=report.columns,
        rows=report.rows,
        totals=report.totals,
        notes=(*report.notes, *notes),
    )
