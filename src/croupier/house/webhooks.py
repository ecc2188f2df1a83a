"""Webhooks: addresses to which the event feed is brought, how far each has it, what did not arrive.

Each delivery is signed with a secret that is derived from the house's own key and kept nowhere.
"""

import base64
import hashlib
import hmac
from dataclasses import dataclass, replace
from typing import Final

from croupier.core import declarations
from croupier.core.declarations import Registry
from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.house import House
from croupier.house.log.codec import Codec
from croupier.house.log.record import Record
from croupier.house.stream_kind import StreamKind

PREFIX: Final = "webhook:"
SECRET_PREFIX: Final = "whsec_"
#: A list of what did not arrive keeps so many, the newest; older ones are in the feed all the same.
DEAD_MAX: Final = 1000
_ADMINISTRATORS: Final = frozenset({Role.ADMINISTRATOR})
#: How far a webhook is, the house notes itself.
_HOUSE: Final = frozenset({Role.SYSTEM})


class WebhookEvent(declarations.Fact):
    """A fact about a webhook."""

    name: str

    def evolve(self, webhook: "Webhook") -> "Webhook":
        """The webhook after this fact."""
        raise NotImplementedError


Decision = tuple[WebhookEvent, ...] | Refusal


class WebhookCommand(declarations.Command):
    """A request about a webhook."""

    name: str

    def decide(self, webhook: "Webhook") -> Decision:
        """What the command leads to; a webhook that there is not has been refused before."""
        raise NotImplementedError


#: Everything that is declared for webhooks.
WEBHOOKS: Final[Registry[WebhookCommand, WebhookEvent]] = Registry("webhook", WebhookCommand)


@WEBHOOKS.command("add-webhook", roles=_ADMINISTRATORS)
class AddWebhook(WebhookCommand):
    """Bring the feed to an address from a number on, as a service may see it."""

    service: str
    url: str
    kinds: frozenset[str]
    tables: frozenset[str]
    after: int

    def decide(self, webhook: "Webhook") -> Decision:
        """Under a name of its own."""
        if not webhook.removed:
            return Refusal(Reason.INVALID, say("house-there-webhook-already", name=self.name))
        return (
            WebhookAdded(
                name=self.name,
                service=self.service,
                url=self.url,
                kinds=self.kinds,
                tables=self.tables,
                after=self.after,
            ),
        )


@WEBHOOKS.event
class WebhookAdded(WebhookEvent):
    """The feed is brought to an address from a number on, as a service may see it."""

    service: str
    url: str
    kinds: frozenset[str]
    tables: frozenset[str]
    after: int

    def evolve(self, webhook: "Webhook") -> "Webhook":
        """Served anew."""
        return Webhook(
            name=self.name,
            service=self.service,
            url=self.url,
            kinds=self.kinds,
            tables=self.tables,
            reached=self.after,
            removed=False,
        )


@WEBHOOKS.command("remove-webhook", roles=_ADMINISTRATORS)
class RemoveWebhook(WebhookCommand):
    """Bring nothing more to an address."""

    def decide(self, webhook: "Webhook") -> Decision:
        """It is served no more."""
        return (WebhookRemoved(name=self.name),)


@WEBHOOKS.event
class WebhookRemoved(WebhookEvent):
    """Nothing is brought there any more."""

    def evolve(self, webhook: "Webhook") -> "Webhook":
        """It is kept for the record."""
        return replace(webhook, removed=True)


@WEBHOOKS.command("note-webhook-reached", roles=_HOUSE)
class NoteReached(WebhookCommand):
    """Note how far a webhook is."""

    number: int

    def decide(self, webhook: "Webhook") -> Decision:
        """As the deliveries say."""
        return (WebhookReached(name=self.name, number=self.number),)


@WEBHOOKS.event
class WebhookReached(WebhookEvent):
    """Everything up to a number has arrived or was given up."""

    number: int

    def evolve(self, webhook: "Webhook") -> "Webhook":
        """The next start goes on from there."""
        return replace(webhook, reached=self.number)


@WEBHOOKS.command("give-up-delivery", roles=_HOUSE)
class GiveUpDelivery(WebhookCommand):
    """Note that an event did not arrive however often it was tried."""

    number: int
    attempts: int
    error: str

    def decide(self, webhook: "Webhook") -> Decision:
        """As the deliveries say."""
        return (
            DeliveryGivenUp(
                name=self.name, number=self.number, attempts=self.attempts, error=self.error
            ),
        )


@WEBHOOKS.event
class DeliveryGivenUp(WebhookEvent):
    """An event did not arrive however often it was tried."""

    number: int
    attempts: int
    error: str

    def evolve(self, webhook: "Webhook") -> "Webhook":
        """It is on the list, and the next one is tried."""
        dead = (*webhook.dead, self)[-DEAD_MAX:]
        return replace(webhook, dead=dead, reached=self.number)


@WEBHOOKS.command("replay-webhook", roles=_ADMINISTRATORS)
class ReplayWebhook(WebhookCommand):
    """Bring everything after a number again."""

    after: int

    def decide(self, webhook: "Webhook") -> Decision:
        """Also what was given up since."""
        return (WebhookReplayed(name=self.name, after=self.after),)


@WEBHOOKS.event
class WebhookReplayed(WebhookEvent):
    """Everything after a number is brought again; what was given up is due again too."""

    after: int

    def evolve(self, webhook: "Webhook") -> "Webhook":
        """Back to that number."""
        kept = tuple(each for each in webhook.dead if each.number <= self.after)
        return replace(webhook, reached=self.after, dead=kept)


@dataclass(frozen=True, slots=True, kw_only=True)
class Webhook:
    """A webhook as it stands; a name that nothing is brought under is removed."""

    name: str
    service: str = ""
    url: str = ""
    kinds: frozenset[str] = frozenset()
    tables: frozenset[str] = frozenset()
    #: Everything up to here has arrived or was given up.
    reached: int = 0
    dead: tuple[DeliveryGivenUp, ...] = ()
    removed: bool = True


WEBHOOK_CODEC: Codec[WebhookEvent] = Codec(WEBHOOKS.events.values())


def decide(webhook: Webhook, command: WebhookCommand) -> Decision:
    """Events or a refusal. Changes nothing itself."""
    if command.by not in (command.roles or ()):
        return Refusal(Reason.NOT_PERMITTED, say("house-sees-no-webhooks", by=command.by))
    if webhook.removed and not isinstance(command, AddWebhook):
        return Refusal(Reason.INVALID, say("house-there-no-webhook", name=command.name))
    return command.decide(webhook)


WEBHOOK_STREAMS: Final[StreamKind[Webhook, WebhookEvent]] = StreamKind(
    prefix=PREFIX,
    codec=WEBHOOK_CODEC,
    decide=decide,
    evolve=lambda webhook, event: event.evolve(webhook),
    empty=lambda name: Webhook(name=name),
)


class Webhooks:
    """Every webhook by name, rebuilt from the log at every start."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.known: dict[str, Webhook] = {}
        house.streams.add(WEBHOOK_STREAMS).policies.follow(self._follow)

    async def start(self) -> None:
        """Read the log."""
        await self._house.streams.start(PREFIX)

    def _follow(
        self, name: str, record: Record, event: WebhookEvent, before: Webhook, after: Webhook
    ) -> None:
        self.known[name] = after

    def standing(self) -> list[Webhook]:
        """Those that are served."""
        return [each for each in self.known.values() if not each.removed]

    def find(self, name: str) -> Webhook | None:
        """One that is served."""
        known = self.known.get(name)
        return None if known is None or known.removed else known

    def secret(self, name: str, url: str) -> str:
        """What deliveries are signed with, in the form of the Standard Webhooks."""
        about = f"webhook/{name}/{url}".encode()
        made = hmac.digest(self._house.store.snapshot_key, about, "sha256")
        return SECRET_PREFIX + base64.b64encode(made).decode()

    async def submit(self, command: WebhookCommand, by: Actor) -> Refusal | None:
        """Have a command about a webhook decided."""
        stream = f"{PREFIX}{command.name}"
        answer = await self._house.gateway.submit(by, stream, command)
        return answer if isinstance(answer, Refusal) else None


def signature(secret: str, message: str, timestamp: int, body: bytes) -> str:
    """What a receiver checks: version, and the code of id, time and body under the secret.

    >>> signature("whsec_c2VjcmV0", "evt-7", 1700000000, b"{}")[:12]
    'v1,QDWPbshOG'
    """
    key = base64.b64decode(secret.removeprefix(SECRET_PREFIX))
    signed = b".".join((message.encode(), str(timestamp).encode(), body))
    return "v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()
