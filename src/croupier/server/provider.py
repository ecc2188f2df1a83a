"""A provider of sign-ins (OpenID Connect): what it says of itself, and codes exchanged for claims.

The code flow with PKCE: a browser goes there with a state and a challenge, comes back with a code,
and the house changes the code for a signed statement of who it is.
"""

import base64
import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlencode

import msgspec

from croupier.server.id_token import TokenRefused, read_token
from croupier.server.outgoing_requests import Outward, Unreachable, parts_of
from croupier.server.settings import Oidc

#: A sign-in that takes longer has to begin again.
PENDING_MS: Final = 600_000
PENDING_MAX: Final = 1000
#: The provider's description and keys are looked up again after so long.
KEEP_MS: Final = 3_600_000
_ANSWER_MAX: Final = 1 << 20


class ProviderAway(Exception):
    """The provider cannot be reached, or says what nobody understands."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A sign-in that waits for its return from the provider."""

    nonce: str
    verifier: str
    to: str
    cookie: str
    until: int


@dataclass(slots=True)
class Provider:
    """The provider of the settings, and the sign-ins that are under way."""

    settings: Oidc
    pending: dict[str, Pending] = field(default_factory=dict)
    _about: dict[str, Any] = field(default_factory=dict)
    _keys: list[dict[str, Any]] = field(default_factory=list)
    _until: int = 0
    _outward: Outward = field(default_factory=Outward)

    async def about(self, now: int) -> dict[str, Any]:
        """What the provider says of itself."""
        if now >= self._until:
            issuer = self.settings.issuer.rstrip("/")
            about = await self._fetch(f"{issuer}/.well-known/openid-configuration")
            if about.get("issuer") != self.settings.issuer:
                raise ProviderAway("it calls itself by another name")
            self._about, self._keys, self._until = about, [], now + KEEP_MS
        return self._about

    async def keys(self, now: int, *, anew: bool = False) -> list[dict[str, Any]]:
        """The keys with which it signs."""
        if anew or not self._keys:
            about = await self.about(now)
            found = await self._fetch(str(about.get("jwks_uri", "")))
            self._keys = [key for key in found.get("keys", ()) if isinstance(key, dict)]
        return self._keys

    async def begin(self, to: str, cookie: str, returns: str, now: int) -> tuple[str, str]:
        """Where the browser goes, and the state under which it comes back."""
        about = await self.about(now)
        state, verifier = secrets.token_urlsafe(32), secrets.token_urlsafe(48)
        waiting = Pending(secrets.token_urlsafe(32), verifier, to, cookie, now + PENDING_MS)
        self._forget(now)
        self.pending[state] = waiting
        digest = hashlib.sha256(verifier.encode()).digest()
        query = {
            "response_type": "code",
            "client_id": self.settings.client,
            "redirect_uri": returns,
            "scope": "openid profile email",
            "state": state,
            "nonce": waiting.nonce,
            "code_challenge": base64.urlsafe_b64encode(digest).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
        }
        address = str(about.get("authorization_endpoint", ""))
        _checked(address)
        return f"{address}{'&' if '?' in address else '?'}{urlencode(query)}", state

    async def claims(self, code: str, waiting: Pending, returns: str, now: int) -> dict[str, Any]:
        """Who came back with a code; TokenRefused where it proves nothing."""
        about = await self.about(now)
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": returns,
            "client_id": self.settings.client,
            "client_secret": self.settings.secret,
            "code_verifier": waiting.verifier,
        }
        answer = await self._fetch(str(about.get("token_endpoint", "")), form)
        token = str(answer.get("id_token", ""))
        expected: dict[str, Any] = {
            "issuer": self.settings.issuer,
            "client": self.settings.client,
            "nonce": waiting.nonce,
            "now": now // 1000,
        }
        try:
            return read_token(token, await self.keys(now), **expected)
        except TokenRefused:
            # A provider that has changed its keys is asked for them once more.
            return read_token(token, await self.keys(now, anew=True), **expected)

    async def _fetch(self, address: str, form: dict[str, str] | None = None) -> dict[str, Any]:
        """A JSON object from the provider, by GET or as the answer to a form."""
        headers, body, method = {"Accept": "application/json"}, None, "GET"
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            body, method = urlencode(form).encode(), "POST"
        try:
            answer = await self._outward.request(
                method, address, headers, body, answer_max=_ANSWER_MAX
            )
            if answer.status != 200:
                raise ProviderAway(f"it answered {answer.status}")
            return msgspec.json.decode(answer.body, type=dict[str, Any])
        except (Unreachable, msgspec.DecodeError, RecursionError) as error:
            raise ProviderAway(str(error) or type(error).__name__) from error

    def _forget(self, now: int) -> None:
        late = [state for state, each in self.pending.items() if each.until <= now]
        for state in late or list(self.pending)[: len(self.pending) - PENDING_MAX + 1]:
            del self.pending[state]


def _checked(address: str) -> None:
    """Stop at an address that is neither https nor of this machine."""
    try:
        parts_of(address)
    except ValueError as error:
        raise ProviderAway(f"{address or 'nothing'}: {error}") from error
