"""What the house itself puts before a decision, each rule with the commands or events it is for.

None of it is a rule of any game. A rule is a function: it fills in what the house knows, refuses
what a book would allow, or takes note of what has become durable. Here is how rules are kept and
called; what an operator's own rules say is in `table_rules.py`, and `bootstrap.py` hangs them in.
"""

from collections.abc import Callable, Sequence
from typing import Any

from croupier.core.refusal import Refusal
from croupier.house.actors import Actor
from croupier.house.answers import Answer
from croupier.house.log.record import Record

#: Gets the state and the command; gives the command with what the house knows filled in.
Fill = Callable[[Any, Any], Any]
#: Gets the state, the request and the events it would lead to; gives why it is refused.
Review = Callable[[Any, "Request", tuple[Any, ...]], Refusal | None]
#: Gets a request that is one of many alike; says whether a rule is sure to have nothing against it.
Clears = Callable[["Request"], bool]
#: Gets the state before a run of requests that are alike; says the same of all of them, or how
#: each is checked.
ClearsAll = Callable[[Any], bool | Clears]
#: Gets the name within its kind, and an event once it is durable.
Note = Callable[[str, Any], None]
#: Gets the name within its kind, the record of an event once it is durable, and the event.
Trace = Callable[[str, Record, Any], None]
#: Gets the name within its kind, the record, its event, and the state before and after it.
Follow = Callable[[str, Record, Any, Any, Any], None]
#: Gets the answer, or why there is none.
Answered = Callable[[Answer | Exception], None]


class Request:
    """A command on its way: who sends it, under which key, for which round and until when.

    A round or an instant of zero means any.
    """

    __slots__ = (
        *("answered", "command", "deadline", "identity", "key", "refused", "round_no"),
        "waited_for",
    )

    def __init__(
        self,
        command: Any,
        identity: Actor,
        key: str,
        answered: Answered,
        *,
        round_no: int = 0,
        deadline: int = 0,
        waited_for: Callable[[], bool] = lambda: True,
    ) -> None:
        self.command = command
        self.identity = identity
        self.key = key
        self.answered = answered
        self.round_no = round_no
        self.deadline = deadline
        #: Whether somebody still waits for the answer: no node tries on for a client that has gone.
        self.waited_for = waited_for
        #: Why it is refused already, before its stream decides: kept under its key all the same.
        self.refused: Refusal | None = None


class Policies:
    """The rules of one house for one kind of stream, in the order in which they were added."""

    def __init__(self) -> None:
        self.fills: dict[str, list[Fill]] = {}
        self.reviews: dict[str, list[Review]] = {}
        #: Beside each of these, what clears a run at once; None where nothing does.
        self._clears: dict[str, list[ClearsAll | None]] = {}
        self.notes: dict[type, list[Note]] = {}
        self.traces: dict[type, list[Trace]] = {}
        self.follows: list[Follow] = []

    def fill(self, rule: Fill, *actions: str) -> None:
        """Have a rule fill in what the house knows, in commands of these actions."""
        for action in actions:
            self.fills.setdefault(action, []).append(rule)

    def review(self, rule: Review, *actions: str, clears: ClearsAll | None = None) -> None:
        """Have a rule check what commands of these actions would lead to.

        Plain wagers of players come in runs. `clears` is called once for each run with the state
        before it, and spares the rule those it has nothing against.
        """
        for action in actions:
            self.reviews.setdefault(action, []).append(rule)
            self._clears.setdefault(action, []).append(clears)

    def clear_run(self, action: str, state: Any) -> list[Clears] | None:
        """What is left to check of each plain wager in a run; None if the rules must see all."""
        left: list[Clears] = []
        if action in self.fills:
            return None
        for clears in self._clears.get(action, ()):
            cleared = clears(state) if clears is not None else False
            if cleared is False:
                return None
            if cleared is not True:
                left.append(cleared)
        return left

    def note(self, rule: Note, *kinds: type) -> None:
        """Have a rule take note of events of these kinds, once they are durable."""
        for kind in kinds:
            self.notes.setdefault(kind, []).append(rule)

    def trace(self, rule: Trace, *kinds: type) -> None:
        """The same for a rule that must know which record an event has."""
        for kind in kinds:
            self.traces.setdefault(kind, []).append(rule)

    def follow(self, rule: Follow) -> None:
        """Have a rule follow every event, those that the log had at the start among them."""
        self.follows.append(rule)

    def filled(self, state: Any, command: Any) -> Any:
        """The command with all that the house knows."""
        for rule in self.fills[command.action]:
            command = rule(state, command)
        return command

    def publish(self, name: str, records: Sequence[Record], events: Sequence[Any]) -> None:
        """Pass on what has become durable."""
        notes, traces = self.notes, self.traces
        for event in events:
            for rule in notes.get(type(event), ()):
                rule(name, event)
        for record, event in zip(records, events, strict=True) if traces else ():
            for trace in traces.get(type(event), ()):
                trace(name, record, event)
