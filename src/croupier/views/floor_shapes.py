"""What the pit's wall shows of a table beside the table itself."""

import msgspec

Clauses = tuple[str, ...]


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """What comes of one pocket for the house: `pays` is net, and negative where it wins."""

    pocket: str
    pays: int


class AlertShown(msgspec.Struct, frozen=True, kw_only=True):
    """Something that somebody in the pit must know of; it stands until it is acknowledged.

    `over` says that what it was about has ended meanwhile. `until` is when a notice takes effect.
    """

    id: str
    table: str
    kind: str
    text: str
    at: int
    roles: tuple[str, ...]
    clauses: Clauses = ()
    round_no: int = 0
    player: str = ""
    over: bool = False
    until: int | None = None


class FloorFigures(msgspec.Struct, frozen=True, kw_only=True):
    """A table's figures of the day, which is one of UTC.

    `hold` is what the house kept of the drop, in hundredths of a per cent; None without a drop.
    """

    games: int = 0
    games_per_hour: int = 0
    turnover: int = 0
    drop: int = 0
    win: int = 0
    hold: int | None = None
