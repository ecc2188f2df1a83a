"""The shapes of a player's own play. Money is in cents, time in minutes."""

import msgspec


class PlayLimitShown(msgspec.Struct, frozen=True, kw_only=True):
    """A limit on play: how far it is used, whether it is the player's own, and what waits.

    Where `later_from` is set, the limit becomes `later` then; without an amount it goes.
    """

    limit: str
    amount: int | None
    text: str
    used: int
    own: bool
    later: int | None = None
    later_from: int | None = None


class CareShown(msgspec.Struct, frozen=True, kw_only=True):
    """How one has played. `check` must be read and confirmed before the next wager.

    It says `session_ms` and `session_loss` in words, and `excluded` the kind of `exclusion`.
    """

    player: str
    check: str
    excluded: str
    excluded_until: int | None
    session_from: int | None
    session_loss: int
    day_loss: int
    at_risk: int
    limits: tuple[PlayLimitShown, ...]
    session_ms: int = 0
    exclusion: str = ""
