"""What a tournament puts on record about a session's table, as sentences of that table's rounds."""

from croupier.core.messages import Message, Params, say
from croupier.table.describe import event_message as table_message
from croupier.tournament.declare import Event
from croupier.tournament.old_rounds import as_played

#: What an undisclosed wager says is nobody's to read before the round has a number.
_UNSAID = frozenset({"form", "table"})


def is_of_table(event: Event, table: str) -> bool:
    """Whether something happened at this table."""
    return getattr(event, "table", None) == table


def event_message(event: Event) -> Message:
    """What happened: in the table's own words where the table decided it, with every wager."""
    played = as_played(event)
    if played is not None:
        return table_message(played)
    return say(f"session-{type(event).__name__}", **_params(event))


def _params(event: Event) -> Params:
    """What stands in a sentence: names, amounts, and messages."""
    said = {name: getattr(event, name) for name in event.__struct_fields__}
    return {
        name: value
        for name, value in said.items()
        if name not in _UNSAID and isinstance(value, str | int | Message | tuple)
    }
