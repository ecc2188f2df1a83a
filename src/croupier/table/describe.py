"""Every event as a sentence that a player, a supervisor or a court can read, with its clauses."""

from collections.abc import Iterable

from croupier.core.messages import Message, say
from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.wording import explain_line as explain_line
from croupier.table.wording import line_message, lines_message


def describe(event: Event) -> str:
    """One sentence in plain English, ending with the clauses behind the event."""
    return str(cited(event))


def cited(event: Event) -> Message:
    """What happened, with the clauses behind it."""
    said = event_message(event)
    return say("event-cited", said=said, clauses=event.clauses) if event.clauses else said


def event_message(event: Event) -> Message:
    """What happened, with every wager where it settles any."""
    lines = getattr(event, "lines", None)
    return event.message() if lines is None else lines_message(event.message(), lines)


def explain(history: Iterable[Event], round_no: int, player: str) -> list[str]:
    """A player's receipt for a round in plain English."""
    return [*map(str, receipt_of(history, round_no, player))]


def receipt_of(history: Iterable[Event], round_no: int, player: str) -> list[Message]:
    """A player's receipt for a round: every wager as it was laid, and what became of it."""
    receipt: list[Message] = []
    current = 0
    for event in history:
        if isinstance(event, BettingOpened):
            current = event.round_no
        if current == round_no:
            receipt.extend(_of_player(event, player))
    return receipt


def _of_player(event: Event, player: str) -> Iterable[Message]:
    lines = getattr(event, "lines", None)
    if lines is not None:
        mine = [line for line in lines if line.player == player]
        before = [line for line in getattr(event, "before", ()) if line.player == player]
        if mine or before:
            yield event.message()
        for line in before:
            yield say("receipt-line", line=say("line-undone", line=line_message(line)))
        yield from (say("receipt-line", line=line_message(line)) for line in mine)
    elif getattr(event, "player", None) == player or event.on_receipt:
        yield cited(event)
