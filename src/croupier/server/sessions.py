"""Signing in: passwords, lock-out, sessions that end. A restart of the house ends none of them."""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from croupier.core.messages import Message, say
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Accepted, Answer
from croupier.house.log.record import Record
from croupier.house.log.store import StoreUnavailable
from croupier.house.people import Register, actor_of, digest_key, house_itself
from croupier.house.ports import Clock, machine_ahead
from croupier.house.session_streams import SESSION_STREAMS, SIGN_INS, session_stream
from croupier.people.declare import Known
from croupier.people.sessions import (
    BeginSession,
    EndSession,
    LockSession,
    NoteFailedSignIn,
    Session,
    SessionBegan,
    SessionCommand,
    SessionEvent,
    UnlockSession,
)
from croupier.server.attempts import Attempts
from croupier.server.one_time import check_of, matching_step, secret_of

#: What somebody who has signed in must do before anything else.
First = Literal["password", "second-factor"]
FIRST_SAID: Final[dict[First, Message]] = {
    "password": say("http-password-first"),
    "second-factor": say("http-factor-first"),
}
SESSION_MS: Final = 8 * 3_600_000
#: A session of which nothing is asked for so long has ended.
IDLE_MS: Final = 30 * 60_000
SESSIONS_MAX: Final = 10_000
#: A lock that was tried in vain so often ends the session.
UNLOCKS_MAX: Final = 5

_HASHER = PasswordHasher()
_QUICK = PasswordHasher(time_cost=1, memory_cost=256, parallelism=1)
#: Verified where there is no such name, so that an unknown name takes as long as a wrong password.
_DUMMY = (
    "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$"
    "4Qh1sYDhsdtLk5xQ0c8m3R9Yw2w1m4GmYbY0j0C6r2k"
)


def hash_password(password: str) -> str:
    """What is kept of a password. Slow on purpose: call it in a thread."""
    return _HASHER.hash(password)


def hash_known_password(password: str) -> str:
    """The same for a password that is printed for everybody anyway, in no time."""
    return _QUICK.hash(password)


@dataclass(slots=True)
class OpenSession:
    """Somebody signed in, until an instant, and when something was last asked of it."""

    actor: Actor
    stream: str
    expires_at: int
    used_at: int


@dataclass(slots=True)
class Lock:
    """A session that waits for its holder. The PIN is kept as a hash, and here alone."""

    session: OpenSession
    pin_hash: str
    failures: int = 0


class SignInRefused(Exception):
    """The name and secret do not open a session; the text may be shown."""

    def __init__(self, detail: Message, locked_ms: int = 0, *, wants_digits: bool = False) -> None:
        super().__init__(str(detail))
        self.message = detail
        self.locked_ms = locked_ms
        #: The password was right, and the second factor is missing.
        self.wants_digits = wants_digits


@dataclass(slots=True)
class Sessions:
    """Who is signed in. A token is a secret of its holder; only its digest is kept."""

    register: Register
    clock: Clock
    idle_ms: int = IDLE_MS
    #: Whether no other node serves sessions: only then is one that is idle here idle.
    alone: bool = True
    #: Roles that open nothing without a second factor.
    factor_roles: frozenset[Role] = frozenset()
    open: dict[str, OpenSession] = field(default_factory=dict)
    locked: dict[str, Lock] = field(default_factory=dict)
    attempts: Attempts = field(default_factory=Attempts)
    #: Tokens' digests by the reference under which other nodes speak of a session.
    references: dict[str, str] = field(default_factory=dict)
    #: The last step of time whose digits each holder has used.
    steps: dict[str, int] = field(default_factory=dict)
    #: By how many milliseconds the clock was set behind a record.
    clock_set_since: Callable[[int], int] = lambda number: 0
    #: Called when sessions have ended or holders were struck off: their sockets end too.
    on_end: Callable[[], None] = lambda: None

    def __post_init__(self) -> None:
        streams = self.register.house.streams
        streams.add(SESSION_STREAMS).policies.follow(self._follow)
        streams.add(SIGN_INS)

    async def sign_in(
        self, name: str, secret: str, address: str = "", digits: str = ""
    ) -> tuple[str, OpenSession]:
        """A new session and its token, or SignInRefused; repeated failures have to wait."""
        now = self.clock.now()
        if wait := self.attempts.begin(name, address, now):
            raise SignInRefused(say("http-too-many-failures"), wait)
        actor, stream = await self._recognise(name, secret)
        if actor is None:
            await self.note_failure(name, address, now)
            raise SignInRefused(say("http-wrong-secret"))
        step = 0
        if self._factor(stream):
            if not digits:
                detail = say("http-digits-wanted")
                raise SignInRefused(detail, wants_digits=True)
            step = self._use(stream, digits, now)
            if not step:
                await self.note_failure(name, address, now)
                detail = say("http-digits-used")
                raise SignInRefused(detail, wants_digits=True)
        self.attempts.succeed(name, address)
        return await self.begin(actor, stream, step)

    def _factor(self, stream: str) -> str:
        """The salt of a holder's second factor, if there is one."""
        known = self.register.known.get(stream)
        return known.factor if known is not None and self.has_factor(known) else ""

    def has_factor(self, known: Known) -> bool:
        """Whether somebody has a second factor that was made under the key of the house.

        Under another key nobody's device could make the digits: the factor is set anew then.
        """
        check = check_of(self.factor_secret(known.name, known.factor))
        return bool(known.factor) and check == known.factor_check

    async def clear_stale_factor(self, name: str) -> None:
        """Clear a second factor that was made under a key which the house no longer has."""
        known = self.register.staff(name)
        if known is not None and known.factor and not self.has_factor(known):
            now = self.clock.now()
            await self.register.clear_second_factor(name, at=now, by=house_itself("house"))

    def factor_secret(self, name: str, salt: str) -> bytes:
        """What the digits of somebody's second factor are made from."""
        return secret_of(self.register.house.store.snapshot_key, name, salt)

    def machine_time(self, now: int) -> int:
        """What the machine's clock shows, by which people's own devices make their digits.

        The house's may be off until an administrator, who must get in for it, has set it right.
        """
        return now + machine_ahead(self.clock)

    def _use(self, stream: str, digits: str, now: int) -> int:
        """The step of time whose digits these are, used up from now on; 0 where they are wrong."""
        secret = self.factor_secret(stream.partition(":")[2], self._factor(stream))
        step = matching_step(secret, digits, self.machine_time(now), self.steps.get(stream, 0))
        if step:
            self.steps[stream] = step
        return step

    async def _recognise(self, name: str, secret: str) -> tuple[Actor | None, str]:
        device = self.register.device(secret)
        if device is not None and device.id == name:
            return device, f"device:{name}"
        known = self.register.staff(name)
        kept = known.password_hash if known is not None else _DUMMY
        if await asyncio.to_thread(_verify, kept, secret) and known is not None:
            # Who was struck off, or chose another password, while this one was examined has ended
            # every session by now: none begins by the old one after that.
            now = self.register.staff(name)
            if now is not None and now.password_hash == kept:
                return actor_of(now), f"staff:{name}"
        return None, ""

    async def note_failure(self, name: str, address: str, now: int) -> None:
        """Put on record that somebody could not sign in; a name that nobody has is left out."""
        known = any(f"{kind}:{name}" in self.register.known for kind in ("staff", "device"))
        failed = NoteFailedSignIn(
            by=Role.SYSTEM,
            at=now,
            name=name if known else "",
            address=address,
            failures=self.attempts.failures(name, address),
            locked=self.attempts.is_locked(name, address, now),
        )
        with contextlib.suppress(StoreUnavailable):
            actor = house_itself(failed.name or "nobody")
            await self.register.house.gateway.submit(actor, SIGN_INS.prefix, failed)

    async def start(self) -> None:
        """Go on with the sessions that were open when the house stopped."""
        # What began before that has ended by now.
        since = max(0, self.clock.now() - SESSION_MS)
        await self.register.house.streams.start(SESSION_STREAMS.prefix, since)

    def _follow(
        self, digest: str, record: Record, event: SessionEvent, before: Session, after: Session
    ) -> None:
        """Take up a session that began or ended, at whichever node."""
        if isinstance(event, SessionBegan) and event.step > self.steps.get(event.holder, 0):
            self.steps[event.holder] = event.step
        if not after.is_open:
            if after.ended:
                self.locked.pop(digest, None)
            if self.open.pop(digest, None) is not None:
                self.on_end()
            return
        known = self.register.known.get(after.holder)
        if digest not in self.open and known is not None and known.stands:
            now = self.clock.now()
            ends = after.expires_at + self.clock_set_since(record.number)
            # What was idle when the house stopped is on record as ended; of several nodes no
            # other knows that, and a start takes none to have been used since it began.
            used = now if self.alone else min(now, record.at)
            self._open(digest, OpenSession(actor_of(known), after.holder, ends, used))

    def clock_set(self, by: int) -> None:
        """The clock was set, by milliseconds: no session lasts longer or less long for it.

        One that began by a clock a day ahead would else last for a day more.
        """
        for session in (*self.open.values(), *(lock.session for lock in self.locked.values())):
            session.expires_at += by
            session.used_at += by
        self.attempts.clock_set(by)

    async def _submit(self, digest: str, command: SessionCommand, by: str, key: str = "") -> Answer:
        """Write down what became of a session; one that is not on record is let be."""
        house, stream = self.register.house, session_stream(digest)
        return await house.gateway.submit(house_itself(by), stream, command, key)

    async def begin(self, actor: Actor, stream: str, step: int = 0) -> tuple[str, OpenSession]:
        """A session for somebody who has been recognised, and its token.

        One that cannot be written down is open all the same, until the next start: while the disk
        is full, staff must be able to come in and see to it.
        """
        now = self.clock.now()
        self._forget_expired(now)
        token = secrets.token_urlsafe(32)
        session, digest = OpenSession(actor, stream, now + SESSION_MS, now), digest_key(token)
        self._open(digest, session)
        begin = BeginSession(
            by=Role.SYSTEM, at=now, holder=stream, expires_at=session.expires_at, step=step
        )
        # Of two nodes that are given the same digits at once, the log lets one begin by them.
        key = f"one-time/{stream}/{step}" if step else ""
        with contextlib.suppress(StoreUnavailable):
            answer = await self._submit(digest, begin, stream.partition(":")[2], key)
            if step and not (isinstance(answer, Accepted) and not answer.repeated):
                self.open.pop(digest, None)
                raise SignInRefused(say("http-digits-used"), wants_digits=True)
        return token, session

    def _open(self, digest: str, session: OpenSession) -> None:
        """Let a session be found by its token here, and by a reference from other nodes.

        The reference says nothing of the token, and opens nothing.
        """
        reference = "session:" + hashlib.sha256(f"reference {digest}".encode()).hexdigest()
        session.actor = replace(session.actor, standing=reference)
        self.references[reference] = digest
        self.open[digest] = session

    def holder_of(self, reference: str) -> Known | None:
        """Who acts in a session that another node speaks of, as the register knows them now.

        Whether it was idle is for the node to say at which it is used.
        """
        session = self.open.get(self.references.get(reference, ""))
        if session is None or self.clock.now() >= session.expires_at:
            return None
        known = self.register.known.get(session.stream)
        return known if known is not None and known.stands and not self._first(known) else None

    def _forget_expired(self, now: int) -> None:
        for digest in [d for d, session in self.open.items() if now >= session.expires_at]:
            del self.open[digest]
        streams = self.register.house.streams
        for stream in list(streams.family(SESSION_STREAMS.prefix).streams.values()):
            if stream.state.expires_at <= now:
                streams.drop(stream.name)
        while len(self.open) >= SESSIONS_MAX:
            self.open.pop(next(iter(self.open)))
        self.references = {ref: d for ref, d in self.references.items() if d in self.open}

    async def end_idle(self) -> None:
        """Put on record that sessions have ended that nobody uses: no start brings them back."""
        now = self.clock.now()
        for digest, session in list(self.open.items()) if self.alone else ():
            if session.used_at + self.idle_ms <= now < session.expires_at:
                end = EndSession(by=Role.SYSTEM, at=now)
                await self._submit(digest, end, session.stream.partition(":")[2])
                self.open.pop(digest, None)

    def _lasts(self, session: OpenSession, now: int) -> bool:
        return now < min(session.expires_at, session.used_at + self.idle_ms)

    def find(self, token: str, *, uses: bool = True) -> OpenSession | None:
        """The session of a token that has not ended and whose holder has not been struck off.

        A request with it uses it; a page that merely stays open does not.
        """
        now, session = self.clock.now(), self.open.get(digest_key(token))
        if session is None or not self._lasts(session, now):
            return None
        if uses:
            session.used_at = now
        known = self.register.known.get(session.stream)
        return session if known is not None and known.stands else None

    def first(self, session: OpenSession) -> First | None:
        """What its holder must do before anything else."""
        known = self.register.known.get(session.stream)
        return None if known is None else self._first(known)

    def _first(self, known: Known) -> First | None:
        if known.temporary:
            return "password"
        wanted = bool(known.roles & self.factor_roles)
        return "second-factor" if wanted and not self.has_factor(known) else None

    async def verify(self, name: str, secret: str) -> bool:
        """Whether this is a member of staff's password."""
        actor, stream = await self._recognise(name, secret)
        return actor is not None and stream == f"staff:{name}"

    async def sign_out(self, token: str) -> None:
        """End a session."""
        digest = digest_key(token)
        session = self.open.get(digest) or self.find_locked(token)
        if session is not None:
            await self._end(digest, by=session.actor.id)

    async def lock(self, token: str, pin: str) -> None:
        """Let nothing be done in a session until the PIN is given."""
        digest = digest_key(token)
        session = self.open.get(digest)
        if session is None:
            return
        pin_hash = await asyncio.to_thread(hash_password, pin)
        if self.open.pop(digest, None) is not session:
            # It was ended while the PIN was hashed, and is not to come back by it.
            return
        self.locked[digest] = Lock(session, pin_hash)
        self.on_end()
        lock = LockSession(by=Role.SYSTEM, at=self.clock.now())
        await self._submit(digest, lock, session.actor.id)

    def find_locked(self, token: str) -> OpenSession | None:
        """The session of a token that is locked and would not have ended by now."""
        lock = self.locked.get(digest_key(token))
        return lock.session if lock and lock.session.expires_at > self.clock.now() else None

    async def unlock(self, token: str, pin: str) -> OpenSession:
        """Go on with a locked session, or SignInRefused; repeated failures end it."""
        digest, now = digest_key(token), self.clock.now()
        lock = self.locked.get(digest)
        if lock is None or lock.session.expires_at <= now:
            raise SignInRefused(say("http-nothing-locked"))
        session = lock.session
        # Counted before it is checked: many at one moment are no more than many.
        lock.failures += 1
        if lock.failures > UNLOCKS_MAX:
            raise SignInRefused(say("http-too-many-pins"))
        if not await asyncio.to_thread(_verify, lock.pin_hash, pin):
            if lock.failures >= UNLOCKS_MAX and self.locked.pop(digest, None) is not None:
                end = EndSession(by=Role.SYSTEM, at=now)
                await self._submit(digest, end, session.actor.id)
                raise SignInRefused(say("http-pins-ended"))
            raise SignInRefused(say("http-wrong-pin"))
        if self.locked.pop(digest, None) is None:
            raise SignInRefused(say("http-nothing-locked"))
        session.used_at = now
        self._open(digest, session)
        unlock = UnlockSession(
            by=Role.SYSTEM, at=now, holder=session.stream, expires_at=session.expires_at
        )
        await self._submit(digest, unlock, session.actor.id)
        if self._on_record(digest).ended:
            # It was ended at another node, of which we had not heard.
            self.open.pop(digest, None)
            raise SignInRefused(say("http-nothing-locked"))
        return session

    def _on_record(self, digest: str) -> Session:
        """What the log says of a session; nothing of one that could not be written down."""
        stream = self.register.house.streams.get(session_stream(digest))
        return stream.state if stream is not None else Session()

    async def end_all(self, holder: str, *, by: str, but: str = "") -> int:
        """End every session of a holder, but for that of one token; how many there were.

        One that is locked is known to the node at which it was locked, and to the log.
        """
        kept, now = digest_key(but) if but else "", self.clock.now()
        held = {**self.open, **{digest: lock.session for digest, lock in self.locked.items()}}
        own = {digest for digest, session in held.items() if session.stream == holder}
        streams = self.register.house.streams.family(SESSION_STREAMS.prefix).streams
        for digest, stream in streams.items():
            session = stream.state
            if session.holder == holder and not session.ended and session.expires_at > now:
                own.add(digest)
        ended = sorted(own - {kept})
        for digest in ended:
            await self._end(digest, by=by)
        return len(ended)

    async def _end(self, digest: str, *, by: str) -> None:
        self.open.pop(digest, None)
        self.locked.pop(digest, None)
        self.on_end()
        await self._submit(digest, EndSession(by=Role.SYSTEM, at=self.clock.now()), by)


def _verify(kept: str, secret: str) -> bool:
    try:
        return _HASHER.verify(kept, secret)
    except (VerificationError, InvalidHashError):
        return False
