"""Numbers and draws out of the log of a house, with who and what was behind each of them."""

import json
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from croupier.core.messages import Message, say
from croupier.lab.audits.labels import with_launch, with_run
from croupier.lab.audits.recording import Spin
from croupier.roulette.pockets import Pocket
from croupier.roulette.register import Ball
from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.help import DealerChanged
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import RoundResettled
from croupier.table.result import RoundSettled, RunSeen
from croupier.table.spin import BallSpun
from croupier.table.supplies import BallChanged
from croupier.table.voiding import OutcomeInvalidated


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFact:
    """An event of a table as recorded: its number in the log and who was behind it."""

    record: int
    actor: str
    event: Event


@dataclass(slots=True)
class TableSpins:
    """The results of one table; those that were voided afterwards are named in `voided`."""

    spins: list[Spin] = field(default_factory=list)
    voided: list[int] = field(default_factory=list)
    corrected: list[int] = field(default_factory=list)
    #: The round of each spin.
    rounds: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A wheel or a ball was brought to a table, or away from it where the table is empty."""

    record: int
    kind: str
    mark: str
    table: str


def table_spins(
    table: str, history: Iterable[TableFact], placed: Sequence[Placed] = ()
) -> TableSpins:
    """The numbers of a table as they stood in the end, each at the record of its settlement."""
    found = TableSpins()
    known: dict[str, str] = {"table": table}
    moves = deque(placed)
    follows, round_no, assigned = True, 0, ""
    for fact in history:
        while moves and moves[0].record < fact.record:
            known = _with_move(known, moves.popleft(), table)
        match fact.event:
            case BettingOpened(round_no=opened):
                round_no = opened
            case BallChanged(ball=ball):
                known["ball"] = _show_ball(ball)
            case DealerChanged(dealer=dealer):
                assigned = dealer
            case BallSpun() as spun:
                known = with_launch(known, spun, assigned=assigned, actor=fact.actor)
            case RunSeen(run=run):
                known = with_run(known, run)
            case RoundSettled(pocket=pocket):
                spin = Spin(pocket=pocket, line=fact.record, known=dict(known))
                before = _last(found.spins, spin.known.get("wheel")) if follows else None
                found.spins.append(replace(spin, before=before))
                found.rounds.append(round_no)
                follows = True
            case RoundResettled() as again if found.spins:
                follows = _resettle(found, fact.record, again) and follows
            case NoSpinCalled() | OutcomeInvalidated():
                # The ball came to rest where nobody says: no step leads from there.
                follows = False
    return found


def _with_move(known: dict[str, str], move: Placed, table: str) -> dict[str, str]:
    """What is known of the next spins after a thing was brought or taken away."""
    if move.table == table:
        return {**known, move.kind: move.mark}
    if known.get(move.kind) == move.mark:
        return {kind: value for kind, value in known.items() if kind != move.kind}
    return known


def _last(spins: Sequence[Spin], wheel: str | None) -> Pocket | None:
    """The result before, if it is of the same wheel."""
    return spins[-1].pocket if spins and spins[-1].known.get("wheel") == wheel else None


def _resettle(found: TableSpins, record: int, again: RoundResettled) -> bool:
    """Correct or strike the number of a round; whether the next result follows the last one still.

    It is the last round's, or that of one from which play has gone on.
    """
    at = len(found.spins) - 1
    if again.round_no and again.round_no != found.rounds[at]:
        if again.round_no not in found.rounds:
            return True
        at = found.rounds.index(again.round_no)
    now, pocket, is_last = found.spins[at], again.pocket, at == len(found.spins) - 1
    if not is_last and found.spins[at + 1].before is not None:
        found.spins[at + 1] = replace(found.spins[at + 1], before=pocket)
    if pocket is None:
        found.voided.append(now.line)
        del found.spins[at], found.rounds[at]
        return not is_last
    if pocket != now.pocket:
        found.corrected.append(record)
        found.spins[at] = replace(now, pocket=pocket)
    return True


def read_placed(records: Iterable[tuple[int, str, str, bytes]]) -> list[Placed]:
    """Where wheels and balls were, out of the records of the house's equipment.

    Records are given as number, the mark of the thing, kind and payload.
    """
    kinds: dict[str, str] = {}
    found: list[Placed] = []
    for number, mark, kind, payload in records:
        match kind, json.loads(payload):
            case "ItemEntered", {"item": dict(item)}:
                kinds[mark] = next((name for name in ("wheel", "ball") if item.get(name)), "")
            case "ItemPlaced", {"table": str(table)} if kinds.get(mark):
                found.append(Placed(record=number, kind=kinds[mark], mark=mark, table=table))
            case "ItemRetired", _ if kinds.get(mark):
                found.append(Placed(record=number, kind=kinds[mark], mark=mark, table=""))
    return found


def _show_ball(ball: Ball) -> str:
    return f"{ball.diameter_mm} mm {ball.material}"


def table_notes(table: str, found: TableSpins) -> Iterator[Message]:
    """What a reader of the audit should know of numbers that were changed or taken back."""
    if found.corrected:
        yield say("lab-corrected-numbers", table=table, count=len(found.corrected))
    if found.voided:
        yield say("lab-voided-results", table=table, count=len(found.voided))
