"""What differs from one kind of stream to another: how it decides, folds, writes and audits."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from croupier.core.refusal import Reason, Refusal
from croupier.house.log.codec import Codec
from croupier.house.log.store import Snapshot, StreamAppend

S = TypeVar("S")
E = TypeVar("E")


class Page(Protocol):
    """What is booked on top of accounts before it is stored; any of it may come to nothing."""

    def begin(self) -> Any:
        """A booking for the events of one command."""

    def follow(self, booking: Any, event: Any, before: Any, after: Any) -> None:
        """Book an event; InvariantBroken, with its name, if it does not add up."""

    def expect(self, booking: Any) -> None:
        """Count on a booking for what is decided next, although it is not stored yet."""


class Audit(Protocol):
    """Accounts kept beside the state and held against it before anything is stored."""

    def page(self, state: Any) -> Page | None:
        """Somewhere to book on top of the state as it stands; None while there is nothing."""

    def enter(self, bookings: Sequence[Any], after: Any) -> None:
        """Take up bookings that have been stored; `after` is the state with all of them."""

    def learn(self, event: Any, before: Any, after: Any) -> None:
        """Book an event that was read from the log."""


class Run(Protocol):
    """Commands of one kind, decided one after the other on a state that nobody else sees yet."""

    @property
    def command(self) -> Any:
        """The kind of command."""

    @property
    def base(self) -> Any:
        """The state at the last moment at which somebody saw it."""

    @property
    def until(self) -> int:
        """The instant from which it takes none."""

    @property
    def state(self) -> Any:
        """The state with all that was entered."""

    def go_on(self, state: Any) -> None:
        """Go on from a state that such a command led to by the general way."""

    def find(self, command: Any) -> Any:
        """What a command leads to; None if it must be decided by the general way."""

    def enter(self, page: Any, found: Any) -> tuple[Any, Any]:
        """Book what was found and count on it: its event and its booking, or InvariantBroken."""


class Snapshots(Protocol):
    """Keeps the state of a stream as bytes, so that a start need not replay everything."""

    def write(self, stream: Any) -> Snapshot:
        """What is kept of a stream."""

    def read(self, stream: Any, snapshot: Snapshot) -> bool:
        """Bring a stream to where a snapshot was made; False if the snapshot does not hold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StreamKind(Generic[S, E]):
    """How commands to one kind of stream are decided, and its events folded and written."""

    prefix: str
    codec: Codec[E]
    decide: Callable[[S, Any], tuple[E, ...] | Refusal]
    evolve: Callable[[S, E], S]
    #: The state before the first event, by name.
    empty: Callable[[str], S]
    #: The clauses that say whose a command is, for a refusal of somebody whose it is not.
    whose: Callable[[S, Any, Reason], tuple[str, ...]] | None = None
    #: The command that begins one; without it, a stream begins with any.
    opening: type | None = None
    #: What the clock demands at an instant.
    due: Callable[[S, int], Sequence[Any]] | None = None
    audit: Callable[[str, S], Audit] | None = None
    #: Which of the events are this stream's own, and what is stored in others in the same step.
    attach: Callable[[str, S, tuple[E, ...]], tuple[tuple[E, ...], tuple[StreamAppend, ...]]] | (
        None
    ) = None
    round_of: Callable[[S], int] | None = None
    #: The event with which a round begins.
    round_event: type | None = None
    snapshot: Snapshots | None = None
    #: Folds many events at once, if that is quicker than one by one.
    fold: Callable[[S, Sequence[E]], S] | None = None
    #: Decides what comes by the hundred in fewer steps, with the same outcome.
    run: Callable[[S], Run] | None = None
    #: Whether a node needs a lease to write to it; else any node may, and the first one wins.
    leased: bool = False
    #: Whether every one of them is held in memory from the start; else it is read when needed.
    resident: bool = True
    #: Whether a state is folded from its events; else they are only put on record, one by one.
    folded: bool = True
    #: Events after which the next command is decided although policies have not noted them yet.
    steady: frozenset[type] = frozenset()
