"""Sessions as the log keeps them, so that a restart signs nobody out.

Of a token only a digest is kept. Each session has a stream of its own: it begins, it may be locked
and unlocked, and it ends when somebody ends it before its time. The PIN of a lock is never written
down: a session that was locked when the house stopped is ended.
"""

from dataclasses import dataclass, replace
from typing import Final

from croupier.core import declarations
from croupier.core.declarations import Instant, Milliseconds, Registry
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role

#: Sessions are the house's to keep, no matter whose they are.
_HOUSE: Final = frozenset({Role.SYSTEM})
_NONE: Final = Refusal(Reason.INVALID, say("people-no-such-session"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """One session at one moment: whose it is, by their stream, and until when."""

    holder: str = ""
    expires_at: Milliseconds = 0
    is_open: bool = False
    ended: bool = False


class SessionEvent(declarations.Fact):
    """A fact about one session."""

    def evolve(self, session: Session) -> Session:
        """The session after this fact."""
        return session


Decision = tuple[SessionEvent, ...] | Refusal


class SessionCommand(declarations.Command):
    """A request about one session."""

    def decide(self, session: Session) -> Decision:
        """What the command leads to."""
        raise NotImplementedError


#: Everything that is declared for sessions.
SESSIONS: Final[Registry[SessionCommand, SessionEvent]] = Registry("session", SessionCommand)


def decide(session: Session, command: SessionCommand) -> Decision:
    """Events or a refusal. Changes nothing itself."""
    if command.by not in (command.roles or ()):
        return Refusal(Reason.NOT_PERMITTED, say("people-sessions-house-keep"))
    return command.decide(session)


def evolve(session: Session, event: SessionEvent) -> Session:
    """The session after an event."""
    return event.evolve(session)


@SESSIONS.command("sign-in", roles=_HOUSE)
class BeginSession(SessionCommand):
    """Somebody who was recognised signs in until an instant."""

    holder: str
    expires_at: Instant
    step: int = 0

    def decide(self, session: Session) -> Decision:
        """Each session begins once."""
        if session.holder:
            return Refusal(Reason.INVALID, say("people-session-begun-before"))
        return (SessionBegan(holder=self.holder, expires_at=self.expires_at, step=self.step),)


@SESSIONS.event
class SessionBegan(SessionEvent):
    """Somebody or something known to the house, by its stream, signed in until an instant."""

    holder: str
    expires_at: Milliseconds
    #: The step of time whose one-time digits were given; they open nothing a second time.
    step: int = 0

    def evolve(self, session: Session) -> Session:
        """It is open."""
        return Session(holder=self.holder, expires_at=self.expires_at, is_open=True)


@SESSIONS.command("sign-out", roles=_HOUSE)
class EndSession(SessionCommand):
    """End a session before its time."""

    def decide(self, session: Session) -> Decision:
        """One that has ended stays so."""
        if not session.holder:
            return _NONE
        return () if session.ended else (SessionEnded(),)


@SESSIONS.event
class SessionEnded(SessionEvent):
    """A session was ended before its time."""

    def evolve(self, session: Session) -> Session:
        """It is over for good."""
        return replace(session, is_open=False, ended=True)


@SESSIONS.command("lock", roles=_HOUSE)
class LockSession(SessionCommand):
    """Let nothing be done in a session until its holder is back."""

    def decide(self, session: Session) -> Decision:
        """One that is open."""
        return (SessionLocked(),) if session.is_open else _NONE


@SESSIONS.event
class SessionLocked(SessionEvent):
    """Its holder left the post; nothing is done in it until the PIN is given."""

    def evolve(self, session: Session) -> Session:
        """It waits for its holder."""
        return replace(session, is_open=False)


@SESSIONS.command("unlock", roles=_HOUSE)
class UnlockSession(SessionCommand):
    """Go on with a session that was locked."""

    holder: str
    expires_at: Instant

    def decide(self, session: Session) -> Decision:
        """One that has not ended."""
        if not session.holder or session.ended:
            return _NONE
        return (SessionUnlocked(holder=self.holder, expires_at=self.expires_at),)


@SESSIONS.event
class SessionUnlocked(SessionEvent):
    """Its holder came back. As a session that begins, so that any node can go on with it."""

    holder: str
    expires_at: Milliseconds

    def evolve(self, session: Session) -> Session:
        """It is open again."""
        return Session(holder=self.holder, expires_at=self.expires_at, is_open=True)


@SESSIONS.command("note-failed-sign-in", roles=_HOUSE)
class NoteFailedSignIn(SessionCommand):
    """Put on record that somebody could not sign in."""

    name: str
    address: str
    failures: int
    locked: bool

    def decide(self, session: Session) -> Decision:
        """It has happened."""
        return (
            SignInFailed(
                name=self.name, address=self.address, failures=self.failures, locked=self.locked
            ),
        )


@SESSIONS.event
class SignInFailed(SessionEvent):
    """Somebody tried to sign in and could not. A name that nobody has is not written down.

    It may be a password that was typed in the wrong place.
    """

    name: str
    address: str
    failures: int
    locked: bool
