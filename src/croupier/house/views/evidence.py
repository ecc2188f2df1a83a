"""What a disputed round shows: the layout as it lay, each wager with its time, the number's source.

It is read from the table's records alone, folded to the moment before the result.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from croupier.house.views.entries import Entry
from croupier.roulette.bets import BetName
from croupier.roulette.clauses import load_clauses
from croupier.roulette.settlement import wager_cost
from croupier.svg import draw_layout
from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.evolve import evolve
from croupier.table.help import PlayersTold
from croupier.table.no_spin import NoSpinCalled
from croupier.table.opening import TableOpened, open_table
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled
from croupier.table.sources import DEALER, VIRTUAL, WHEEL, NumberRead
from croupier.table.state import Table
from croupier.table.voiding import OutcomeInvalidated
from croupier.table.wagers import StrayWagerLaid, StrayWagerLifted, WagersChanged

#: In whose name the house deals tables by itself.
_VIRTUAL_DEALER = "virtual-dealer"
#: Events that may be about a round which play has gone on from, and then name it.
_LATE = (RoundResettled, NoSpinCalled, OutcomeInvalidated)


@dataclass(frozen=True, slots=True, kw_only=True)
class Approval:
    """A command about a round that a second person was asked for, and what they said."""

    at: int
    record: int
    action: str
    asked_by: str
    answered_by: str = ""
    agreed: bool | None = None
    outcome: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wagered:
    """A wager that was laid or taken up, and when."""

    at: int
    record: int
    by: str
    player: str
    bet: BetName
    #: What it moved off the balance; below zero where it was taken up.
    amount: int
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbered:
    """A number of the round: who or what gave it, and what it replaced."""

    at: int
    record: int
    pocket: str
    by: str
    role: str
    #: Whose numbers counted at the table then; empty where none was declared.
    source: str
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """Everything about a round that a decision on a dispute rests on."""

    layout: dict[str, dict[BetName, int]]
    pictures: dict[str, str]
    wagers: tuple[Wagered, ...]
    numbers: tuple[Numbered, ...]
    messages: tuple[Entry, ...]
    clauses: dict[str, str]


def entries_of_round(entries: Iterable[Entry], round_no: int) -> Iterator[Entry]:
    """A round's entries up to where the next begins, and what was put right of it since."""
    current = 0
    for entry in entries:
        if isinstance(entry.event, BettingOpened):
            current = entry.event.round_no
        named = getattr(entry.event, "round_no", 0) if isinstance(entry.event, _LATE) else 0
        if named == round_no or (current == round_no and not named):
            yield entry


def find_evidence(
    own: Sequence[Entry], played: Sequence[Entry], book: str, player: str, cited: Iterable[str]
) -> Evidence:
    """What a round shows: `own` are the table's entries, `played` those of the round."""
    stands = _before_result(own, played)
    layout = _layout(stands) if stands is not None else {}
    begun = played[0].at if played else 0
    named = {clause for entry in played for clause in getattr(entry.event, "clauses", ())}
    return Evidence(
        layout=layout,
        pictures=_pictures(stands, layout, player) if stands is not None else {},
        wagers=tuple(wager for entry in played for wager in _wagered(entry)),
        numbers=tuple(_numbered(played, stands.source if stands is not None else "")),
        messages=tuple(
            entry
            for entry in own
            if isinstance(entry.event, PlayersTold)
            and entry.at >= begun
            and entry.event.player in ("", player)
        ),
        clauses=_said(book, {*named, *cited}),
    )


def _before_result(own: Sequence[Entry], played: Sequence[Entry]) -> Table | None:
    """The table as it stood when the ball came to rest, or at the end of a round without result."""
    if not played or not own or not isinstance(own[0].event, TableOpened):
        return None
    settled = (entry.number for entry in played if isinstance(entry.event, RoundSettled))
    timely = [entry for entry in played if not getattr(entry.event, "follows", 0)]
    until = next(settled, timely[-1].number)
    table = open_table(own[0].event)
    for entry in own[1:]:
        if entry.number >= until:
            break
        if isinstance(entry.event, Event):
            table = evolve(table, entry.event)
    return table


def _layout(table: Table) -> dict[str, dict[BetName, int]]:
    return {
        player: {bet: stake * wager_cost(table.game, bet) for bet, stake in lies.items()}
        for player, seat in table.seats.items()
        if (lies := {**seat.wagers, **seat.strays})
    }


def _pictures(table: Table, layout: dict[str, dict[BetName, int]], player: str) -> dict[str, str]:
    """The whole layout, and the player's own chips on it."""
    whole: dict[BetName, int] = {}
    for lies in layout.values():
        for bet, amount in lies.items():
            whole[bet] = whole.get(bet, 0) + amount
    return {
        "layout.svg": draw_layout(table.game, whole),
        "layout-player.svg": draw_layout(table.game, layout.get(player, {})),
    }


def _wagered(entry: Entry) -> Iterator[Wagered]:
    event = entry.event
    if isinstance(event, WagersChanged):
        changes, cause = event.changes, event.cause
    elif isinstance(event, StrayWagerLaid | StrayWagerLifted):
        changes, cause = (event.change,), "void"
    else:
        return
    for change in changes:
        yield Wagered(
            at=entry.at,
            record=entry.number,
            by=entry.actor,
            player=event.player,
            bet=change.bet,
            amount=change.cost,
            cause=cause,
        )


def _source(actor: str) -> str:
    """Where a number came from at a table that follows how the house is set up."""
    if actor.startswith(WHEEL):
        return actor
    return VIRTUAL if actor == _VIRTUAL_DEALER else DEALER


def _numbered(played: Iterable[Entry], source: str) -> Iterator[Numbered]:
    for entry in played:
        event: Any = entry.event
        if isinstance(event, NumberRead):
            cause, pocket, of = "reading", str(event.pocket), event.reader
        elif isinstance(event, RoundSettled):
            cause, pocket, of = "result", str(event.pocket), source or _source(entry.actor)
        elif isinstance(event, RoundResettled):
            # Put right at the wheel for all its tables, or by a person at this one.
            by_wheel = entry.actor.startswith(WHEEL)
            cause, pocket = event.cause, str(event.pocket or "")
            of = entry.actor if by_wheel else ""
        else:
            continue
        yield Numbered(
            at=entry.at,
            record=entry.number,
            pocket=pocket,
            by=entry.actor,
            role=str(event.by),
            source=of,
            cause=cause,
        )


def _said(book: str, cited: set[str]) -> dict[str, str]:
    """The clauses that were cited, in words; a stem stands for all of its duties."""
    if not book:
        return {}
    found = [row for row in load_clauses(book) if row.clause in cited or row.stem in cited]
    return {row.clause: row.says for row in found}
