"""Every event as a sentence that a player, a supervisor or a court can read, with its clauses."""

from collections.abc import Iterable

from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.wording import explain_line as explain_line


def describe(event: Event) -> str:
    """One sentence, ending with the clauses behind the event."""
    said = event.sentence()
    return f"{said} ({', '.join(event.clauses)})" if event.clauses else said


def explain(history: Iterable[Event], round_no: int, player: str) -> list[str]:
    """A player's receipt for a round: every wager as it was laid, and what became of it."""
    receipt: list[str] = []
    current = 0
    for event in history:
        if isinstance(event, BettingOpened):
            current = event.round_no
        if current == round_no:
            receipt.extend(_of_player(event, player))
    return receipt


def _of_player(event: Event, player: str) -> Iterable[str]:
    lines = getattr(event, "lines", None)
    if lines is not None:
        mine = [line for line in lines if line.player == player]
        before = [line for line in getattr(event, "before", ()) if line.player == player]
        if mine or before:
            yield _outline(event)
        yield from (f"  undone: {explain_line(line)}" for line in before)
        yield from (f"  {explain_line(line)}" for line in mine)
    elif getattr(event, "player", None) == player or event.on_receipt:
        yield describe(event)


def _outline(event: Event) -> str:
    """A settlement without its lines, which follow one by one."""
    return describe(event.but(lines=())).split(";")[0].rstrip(" (")
