"""How a round of before stands, looked up in the log for an act that speaks of it."""

from collections.abc import Iterable

from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.store import Store
from croupier.house.past import Past, span_of
from croupier.house.tables import TableStream
from croupier.table.declare import Command, Event
from croupier.table.faults import MalfunctionReported
from croupier.table.late import LateAct, RoundResettled, last_result, settled_again, settlement_of
from croupier.table.result import RoundSettled, settlement_from
from croupier.table.spin import NoSpinCalled
from croupier.table.state import Settlement
from croupier.table.voiding import OutcomeInvalidated

#: No round has more records than this.
_RECORDS_MAX = 1_000_000


async def with_settlement(store: Store, stream: TableStream, command: Command) -> Command:
    """A command with the settlement it speaks of, where the table itself no longer has it.

    Only the records of that one round are read, however long ago it was.
    """
    if not isinstance(command, LateAct):
        return command
    round_no = command.round_no or last_result(stream.state)
    if settlement_of(stream.state, round_no, None) is not None:
        return command.but(settled=None)
    return command.but(settled=await find_settlement(store, stream, round_no))


async def find_settlement(store: Store, stream: TableStream, round_no: int) -> Settlement | None:
    """The settlement of a round as it stood when play went on; None where it had no result."""
    span = span_of(stream, round_no)
    if round_no < 1 or span is None:
        return None
    past = Past(store)
    records = await past.records(stream.id, span.first, span.last, _RECORDS_MAX)
    events = [TABLE_CODEC.decode(record.kind, record.payload) for record in records]
    if all(event.frozen is not None for event in events if isinstance(event, RoundSettled)):
        return _fold(events, round_no, stream)
    # A log of before did not say all that a round was settled from: the table is played again.
    stood = await past.at(stream.id, span.last)
    return stood[0].settlement if stood is not None else None


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
