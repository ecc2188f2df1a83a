"""What goes over the wire to an inspector: rounds as they were, and whether the log is whole."""

from typing import Any

from croupier.core.messages import Params
from croupier.house.views.audience_views import PitView
from croupier.house.views.worded import Worded
from croupier.server.command_messages import Message


class RoundLine(Message, frozen=True, kw_only=True):
    """A round and what came of it: settled, void, or open still; money in cents.

    A round that a tournament's session played is in that tournament's chips.
    """

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
    tournament: str = ""


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
    """One event: who did it, by which command, as a sentence, under which clauses.

    What a session put on record names its tournament; `seq` is then how far the table had come.
    """

    seq: int
    number: int
    at: int
    actor: str
    cause: str
    kind: str
    sentence: str
    clauses: tuple[str, ...]
    warnings: tuple[str, ...] = ()
    #: The same to be said in any language.
    warned: tuple[Worded, ...] = ()
    role: str = ""
    #: The sentence as a message, to be said in any language.
    code: str = ""
    params: Params = {}
    tournament: str = ""


class Timeline(Message, frozen=True, kw_only=True):
    """A round, event by event. `first` and `last` are its sequence numbers on the table's stream.

    A long round comes in parts: request the next since the last record given while `more` is true.
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


class RecordDetails(Message, frozen=True, kw_only=True):
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
    records: tuple[RecordDetails, ...]


class Applied(Message, frozen=True, kw_only=True):
    """A place in the log where a clause decided something."""

    table: str
    round_no: int
    seq: int
    number: int
    at: int
    kind: str
    sentence: str


class ClauseHistory(Message, frozen=True, kw_only=True):
    """A clause, what the system does with it and where, and the last places where it applied.

    Duties of one clause are distinguished by a mark. Older places come before `next`.
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

    `proof` counts the tests that name this very row, by how far they went.
    """

    clause: str
    area: str
    kind: str
    fate: str
    says: str
    does: str
    where: tuple[str, ...]
    proof: dict[str, int] = {}
    in_house: bool = False
