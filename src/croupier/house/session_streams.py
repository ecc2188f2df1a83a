"""Sessions as streams, one each, and the one on which sign-ins that failed are put on record."""

from typing import Final

from croupier.house.log.codec import Codec
from croupier.house.stream_kind import StreamKind
from croupier.people.sessions import SESSIONS, Session, SessionEvent, decide, evolve

SESSION_CODEC: Codec[SessionEvent] = Codec(SESSIONS.events.values())
SESSION_STREAMS: Final[StreamKind[Session, SessionEvent]] = StreamKind(
    prefix="session:",
    codec=SESSION_CODEC,
    decide=decide,
    evolve=evolve,
    empty=lambda digest: Session(),
)
SIGN_INS: Final[StreamKind[Session, SessionEvent]] = StreamKind(
    prefix="sign-ins",
    codec=SESSION_CODEC,
    decide=decide,
    evolve=evolve,
    empty=lambda name: Session(),
    folded=False,
)


def session_stream(digest: str) -> str:
    """The stream of a session, by the digest of its token."""
    return f"{SESSION_STREAMS.prefix}{digest}"
