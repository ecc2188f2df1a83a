"""How a round of before stands, looked up in the log for an act that speaks of it."""

from collections.abc import Iterable

from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.store import Store
from croupier.house.past_rounds import Past, span_of
from croupier.house.tables import TableStream
from croupier.roulette.lines import Line
from croupier.table.declare import Command, Event
from croupier.table.faults import MalfunctionReported
from croupier.table.no_spin import NoSpinCalled
from croupier.table.past_rounds import (
    LateAct,
    RoundResettled,
    last_result,
    settled_again,
    settlement_of,
)
from croupier.table.prison import StakeShared, with_shares
from croupier.table.result import RoundSettled, settlement_from
from croupier.table.state import Settlement
from croupier.table.voiding import OutcomeInvalidated

#: No round has more records than this.
_RECORDS_MAX = 1_000_000


async def with_settlement(store: Store, stream: TableStream, command: Command) -> Command:
    """A command with the settlement it speaks of, where the table itself no longer has it.

    Only the records of that one round are read, however long ago it was; and those of the rounds
    after it in which stakes lay in prison.
    """
    if not isinstance(command, LateAct):
        return command
    round_no = command.round_no or command.about or last_result(stream.state)
    given = None
    if settlement_of(stream.state, round_no, None) is None:
        given = await find_settlement(store, stream, round_no)
    rule = stream.state.game.at_zero
    later = await _find_later(store, stream, round_no) if rule and rule.prison else ()
    return command.but(settled=given, later=later)


async def find_settlement(store: Store, stream: TableStream, round_no: int) -> Settlement | None:
    """The settlement of a round as it stood when play went on; None where it had no result."""
    span = span_of(stream, round_no)
    if round_no < 1 or span is None:
        return None
    past = Past(store)
    events = await _events(past, stream, round_no)
    if all(event.frozen is not None for event in events if isinstance(event, RoundSettled)):
        found = _fold(events, round_no, stream)
        return found and with_shares(found, await _shares(past, stream, round_no, events))
    # A log of before did not say all that a round was settled from: the table is played again.
    stood = await past.at(stream.id, span.last)
    return stood[0].settlement if stood is not None else None


async def _find_later(store: Store, stream: TableStream, round_no: int) -> tuple[Settlement, ...]:
    """The rounds after one, in their order, as long as stakes were in prison in them."""
    found: list[Settlement] = []
    table = stream.state
    for later in range(round_no + 1, table.round_no + 1):
        settled = settlement_of(table, later, None) or await find_settlement(store, stream, later)
        if settled is None or settled.pocket is None:
            continue
        if not any(wagerer.prison for wagerer in settled.wagerers.values()):
            break
        shares = table.shares if later == last_result(table) else ()
        found.append(with_shares(settled, shares))
    return tuple(found)


async def _events(past: Past, stream: TableStream, round_no: int) -> list[Event]:
    span = span_of(stream, round_no)
    if span is None:
        return []
    records = await past.records(stream.id, span.first, span.last, _RECORDS_MAX)
    return [TABLE_CODEC.decode(record.kind, record.payload) for record in records]


async def _shares(
    past: Past, stream: TableStream, round_no: int, events: Iterable[Event]
) -> tuple[Line, ...]:
    """The stakes that were shared between the number of a round and the next number."""
    if stream.state.game.at_zero is None:
        return ()
    shares: list[Line] = []
    number = round_no
    while True:
        for event in events:
            if isinstance(event, RoundSettled) and number != round_no:
                return tuple(shares)
            if isinstance(event, RoundSettled | RoundResettled):
                shares.clear()
            if isinstance(event, StakeShared):
                shares.append(event.line)
        number += 1
        if number > stream.state.round_no:
            return tuple(shares)
        events = await _events(past, stream, number)


def _fold(events: Iterable[Event], round_no: int, stream: TableStream) -> Settlement | None:
    settled: Settlement | None = None
    for event in events:
        match event:
            case RoundSettled():
                settled = settlement_from(event, round_no, stream.state.game)
            case RoundResettled(round_no=0) if settled is not None:
                settled = settled_again(settled, event, stream.state.game)
            case NoSpinCalled(round_no=0) | OutcomeInvalidated(round_no=0):
                settled = None
            case MalfunctionReported(voids=True):
                settled = None
    return settled
