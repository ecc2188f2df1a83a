"""What tournaments and promotions share: they are opened, and have a ledger beside them."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, Self

from croupier.core.messages import say
from croupier.core.names import alike
from croupier.core.refusal import Reason, Refusal
from croupier.house.policies import Request
from croupier.house.stream import Stream


class Ledger(Protocol):
    """What is kept beside the state in accounts, and held against it."""

    balances: dict[str, int]

    def fork(self) -> "Ledger":
        """A copy that may come to nothing."""

    def follow(self, event: Any, after: Any) -> None:
        """Post an event; InvariantBroken, with its name, if it does not add up."""


class LedgerAudit:
    """Holds a ledger against every event before it is stored."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._expected = ledger

    def page(self, state: Any) -> Self:
        """Forget what was expected before."""
        self._expected = self.ledger
        return self

    def begin(self) -> Ledger:
        """A copy that may come to nothing."""
        return self._expected.fork()

    def follow(self, booking: Ledger, event: Any, before: Any, after: Any) -> None:
        """Post an event; InvariantBroken if it does not add up."""
        booking.follow(event, after)

    def expect(self, booking: Ledger) -> None:
        """Count on a copy for what is decided next."""
        self._expected = booking

    def enter(self, bookings: Sequence[Ledger], after: Any) -> None:
        """Take up the last copy: the events of all have been stored."""
        self.ledger = bookings[-1]

    def learn(self, event: Any, before: Any, after: Any) -> None:
        """Post an event that was read from the log."""
        self.ledger.follow(event, after)


def decide_with_opening(
    word: str,
    opening: type,
    decide_opening: Callable[[Any], Any],
    decide: Callable[[Any, Any], Any],
) -> Callable[[Any, Any], Any]:
    """Decides the opening on nothing, and everything else on what was opened."""

    def decide_either(state: Any, command: Any) -> Any:
        if type(command) is not opening:
            return decide(state, command)
        if state is not None:
            name = getattr(command, word)
            return Refusal(Reason.INVALID, say("house-name-taken", word=word, name=name))
        opened = decide_opening(command)
        return opened if isinstance(opened, Refusal) else (opened,)

    return decide_either


def evolve_with_opening(
    opened: type, begin: Callable[[Any], Any], evolve: Callable[[Any, Any], Any]
) -> Callable[[Any, Any], Any]:
    """Folds the opening on nothing, and everything else on what was opened."""

    def evolve_either(state: Any, event: Any) -> Any:
        if state is not None:
            return evolve(state, event)
        if not isinstance(event, opened):
            raise TypeError(f"a history starts with {type(event).__name__}")
        return begin(event)

    return evolve_either


def ledger_of(stream: Stream[Any, Any]) -> Ledger:
    """The accounts of a contest, as of the last event that was stored."""
    if not isinstance(stream.audit, LedgerAudit):
        raise TypeError(f"{stream.name} has no ledger")
    return stream.audit.ledger


def refuse_of_oneself(request: Request, player: str, clauses: tuple[str, ...]) -> Refusal | None:
    """Why somebody does not do this: it is about themselves, however the name is spelt."""
    if alike(player) not in {alike(name) for name in request.identity.id.split(" and ")}:
        return None
    detail = say("house-takes-part-oneself", id=request.identity.id)
    return Refusal(Reason.NOT_PERMITTED, detail, clauses)
