"""What goes over the wire to an inspector: rounds as they were, and whether the log is whole."""

from typing import Annotated, Any

from croupier.core.declarations import whole
from croupier.core.messages import Params
from croupier.house.views.shapes import PitView
from croupier.server.wire_commands import Message


class RoundLine(Message, frozen=True, kw_only=True):
    """A round and what came of it: settled, void, or open still; money in cents."""

    round_no: int
    outcome: str
    pocket: str | None
    colour: str
    opened_at: int
    ended_at: int | None
    staked: int
    paid: int
    wagers: int
    players: int
    #: How often it was settled anew, and how many spins gave no result.
    corrections: int
    no_spins: int


class RoundPage(Message, frozen=True, kw_only=True):
    """Rounds of a table, newest first. `before` of the next page; None where there is none."""

    table: str
    book: str
    edition: str
    game: str
    title: str
    rounds: tuple[RoundLine, ...]
    next: int | None


class Step(Message, frozen=True, kw_only=True):
    """One event: who did it, at what ask, as a sentence, under which clauses."""

    seq: int
    number: int
    at: int
    actor: str
    cause: str
    kind: str
    sentence: str
    clauses: tuple[str, ...]
    warnings: tuple[str, ...] = ()
    role: str = ""
    #: The sentence as a message, to be said in any language.
    code: str = ""
    params: Params = {}


class Timeline(Message, frozen=True, kw_only=True):
    """A round, event by event. `first` and `last` are its sequence numbers on the table's stream.

    A long round comes in parts: ask again after the last step given while `more` is true.
    """

    table: str
    book: str
    edition: str
    game: str
    round_no: int
    first: int
    last: int
    steps: tuple[Step, ...]
    more: bool


class Moment(Message, forbid_unknown_fields=False, frozen=True, kw_only=True):
    """A table as it stood after one event."""

    table: str
    seq: int
    at: int
    view: PitView


class RecordTold(Message, frozen=True, kw_only=True):
    """A record as it is stored, with the hashes that bind it to the one before."""

    number: int
    stream: str
    version: int
    at: int
    actor: str
    cause: str
    key: str
    kind: str
    payload: Any
    #: The payload's very bytes, which the hash was made over, as text.
    text: str
    previous: str
    digest: str
    #: The digest of what was sent under the key, and the answer that was kept: part of the hash.
    request: str = ""
    answer: str = ""


class RoundExport(Message, frozen=True, kw_only=True):
    """A round for another program, record by record."""

    table: str
    book: str
    edition: str
    game: str
    round_no: int
    records: tuple[RecordTold, ...]


class Verification(Message, frozen=True, kw_only=True):
    """A check of the whole log: how far it has come, and what was found.

    `state` is none, running, clean, wrong or failed. `root` is the hash of the last good record:
    noted outside the house, it shows later that nothing before it was changed.
    """

    state: str
    by: str = ""
    started_at: int | None = None
    ended_at: int | None = None
    records: int = 0
    total: int = 0
    rounds: int = 0
    tables: int = 0
    tickets: int = 0
    liability: int = 0
    root: str = ""
    fault: str = ""
    fault_record: int | None = None
    notes: tuple[str, ...] = ()


class Applied(Message, frozen=True, kw_only=True):
    """A place in the log where a clause decided something."""

    table: str
    round_no: int
    seq: int
    number: int
    at: int
    kind: str
    sentence: str


class ClauseStory(Message, frozen=True, kw_only=True):
    """A clause, what the system does with it and where, and the last places where it applied.

    Duties of one clause are told apart by a mark. Older places come before `next`.
    """

    book: str
    title: str
    edition: str
    clause: str
    duties: tuple["Duty", ...]
    applied: tuple[Applied, ...]
    next: int | None


class Duty(Message, frozen=True, kw_only=True):
    """One duty of a clause, in our words.

    `proof` has the tests that name this very row, by how far they went.
    """

    clause: str
    area: str
    kind: str
    fate: str
    says: str
    does: str
    where: tuple[str, ...]
    proof: dict[str, tuple[str, ...]] = {}
    in_house: bool = False


class VerifyAsk(Message, frozen=True, kw_only=True):
    """Check the log; with `root`, also that a hash noted earlier is still in it."""

    root: Annotated[str, whole("([0-9a-f]{64})?")] = ""


class SearchHit(Message, frozen=True, kw_only=True):
    """A round that was found, and the event that was sought in it."""

    table: str
    round_no: int
    step: Step


class SearchPage(Message, frozen=True, kw_only=True):
    """Rounds, newest first; `next` goes on with older ones."""

    hits: tuple[SearchHit, ...]
    next: int | None


class DisputeLine(Message, frozen=True, kw_only=True):
    """A dispute of a table; one without a decision waits for it."""

    table: str
    dispute: int
    player: str
    round_no: int
    text: str
    decision: str
    final: bool


class DisputeList(Message, frozen=True, kw_only=True):
    """Every dispute on record."""

    disputes: tuple[DisputeLine, ...]
