"""Sessions as the log keeps them, so that a restart signs nobody out.

Of a token only a digest is kept. Each session has a stream of its own: it begins, it may be locked
and unlocked, and it ends when somebody ends it before its time. The PIN of a lock is never written
down: a session that was locked when the house stopped is ended.
"""

from dataclasses import dataclass
from typing import Final

from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.house.noting import Notes

PREFIX: Final = "session:"
#: Where attempts that failed are kept.
FAILED: Final = "sign-ins"


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionEvent:
    """A fact about one session."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionBegan(SessionEvent):
    """Somebody or something known to the house, by its stream, signed in until an instant."""

    holder: str
    expires_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionEnded(SessionEvent):
    """A session was ended before its time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionLocked(SessionEvent):
    """Its holder left the post; nothing is done in it until the PIN is given."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionUnlocked(SessionEvent):
    """Its holder came back. As a session that begins, so that any node can go on with it."""

    holder: str
    expires_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SignInFailed(SessionEvent):
    """Somebody tried to sign in and could not. A name that nobody has is not written down.

    It may be a password that was typed in the wrong place.
    """

    name: str
    address: str
    failures: int
    locked: bool


SESSION_CODEC: Codec[SessionEvent] = Codec(
    (SessionBegan, SessionEnded, SessionLocked, SessionUnlocked, SignInFailed)
)


class SessionNotes:
    """Writes down who is signed in."""

    def __init__(self, store: Store) -> None:
        self._notes = Notes(store, SESSION_CODEC)

    async def begin(self, digest: str, holder: str, expires_at: int, *, at: int) -> None:
        """A session began."""
        event = SessionBegan(holder=holder, expires_at=expires_at)
        name = holder.partition(":")[2]
        await self._notes.write(
            f"{PREFIX}{digest}", event, expected=0, at=at, by=name, cause="sign-in"
        )

    async def end(self, digest: str, *, at: int, by: str) -> None:
        """A session ended; one that had ended already stays so."""
        await self._notes.add(f"{PREFIX}{digest}", SessionEnded(), at=at, by=by, cause="sign-out")

    async def lock(self, digest: str, *, at: int, by: str) -> None:
        """A session was locked."""
        await self._notes.add(f"{PREFIX}{digest}", SessionLocked(), at=at, by=by, cause="lock")

    async def unlock(self, digest: str, holder: str, expires_at: int, *, at: int, by: str) -> None:
        """A session was unlocked."""
        event = SessionUnlocked(holder=holder, expires_at=expires_at)
        await self._notes.add(f"{PREFIX}{digest}", event, at=at, by=by, cause="unlock")

    async def fail(self, event: SignInFailed, *, at: int) -> None:
        """Somebody could not sign in."""
        await self._notes.add(FAILED, event, at=at, by=event.name or "nobody", cause="sign-in")

    def event_of(self, record: Record) -> SessionEvent:
        """What a record says of a session."""
        return self._notes.noted(record).event

    async def standing(self, now: int) -> dict[str, SessionBegan | SessionUnlocked]:
        """The sessions that are open and have not run out, by the digest of their token."""
        open_now: dict[str, SessionBegan | SessionUnlocked] = {}
        for noted in await self._notes.read(streams=PREFIX):
            digest = noted.stream.removeprefix(PREFIX)
            if isinstance(noted.event, SessionBegan | SessionUnlocked):
                open_now[digest] = noted.event
            else:
                open_now.pop(digest, None)
        return {digest: began for digest, began in open_now.items() if began.expires_at > now}
