"""Bringing the event feed to webhooks: in order, signed, tried again, and given up in the end."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec
import structlog

from croupier.core.roles import Role
from croupier.house.event_feed import EventFeed, FeedEvent, Reader
from croupier.house.log.store import StoreUnavailable
from croupier.house.people import house_itself
from croupier.house.ports import Clock
from croupier.house.services import Scope, Services
from croupier.house.webhooks import (
    GiveUpDelivery,
    NoteReached,
    Webhook,
    Webhooks,
    signature,
)
from croupier.server.metrics import DELIVERIES
from croupier.server.outgoing_addresses import Reach
from croupier.server.outgoing_requests import Outward, Unreachable

_HOUSE: Final = house_itself("house")
#: How far a webhook is goes on record after so many deliveries, and whenever it has caught up.
_NOTED_EVERY: Final = 100
_QUIET: Final = 2.0
_ENCODE: Final = msgspec.json.Encoder().encode
_log = structlog.get_logger("croupier.webhooks")


@dataclass(slots=True, kw_only=True)
class Deliveries:
    """One task for each webhook, while this process is the one that delivers."""

    feed: EventFeed
    webhooks: Webhooks
    services: Services
    clock: Clock
    #: Whether this process delivers: one of several nodes does.
    delivers: Callable[[], bool] = lambda: True
    #: Seconds between two tries; after the last one an event is put on the list of the undelivered.
    pauses: tuple[float, ...] = (0.5, 2.0, 10.0, 60.0, 300.0)
    outward: Outward = field(default_factory=lambda: Outward(threads=8, reach=Reach()))
    tasks: "dict[str, asyncio.Task[None]]" = field(default_factory=dict)
    #: Those that are being changed.
    holding: set[str] = field(default_factory=set)

    @property
    def reach(self) -> Reach:
        """Where deliveries may go."""
        return self.outward.reach or Reach()

    def keep(self) -> None:
        """Serve the webhooks that stand as they stand now; called as time passes."""
        wanted = {each.name: each for each in self.webhooks.standing()} if self.delivers() else {}
        for name, task in list(self.tasks.items()):
            if name not in wanted or task.done():
                task.cancel()
                del self.tasks[name]
        for name in wanted.keys() - self.tasks.keys() - self.holding:
            self.tasks[name] = asyncio.create_task(self._serve(name))

    @contextlib.asynccontextmanager
    async def held(self, name: str) -> AsyncIterator[None]:
        """Deliver nothing to a webhook while it is being changed."""
        self.holding.add(name)
        try:
            await self._stop(name)
            yield
        finally:
            self.holding.discard(name)

    async def _stop(self, name: str) -> None:
        task = self.tasks.pop(name, None)
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def close(self) -> None:
        """Stop delivering."""
        for name in list(self.tasks):
            await self._stop(name)

    async def _serve(self, name: str) -> None:
        """Deliver what comes, for as long as the webhook stands."""
        while (webhook := self.webhooks.find(name)) is not None:
            try:
                await self._catch_up(webhook)
            except StoreUnavailable as error:
                _log.error("store-unavailable", webhook=name, error=str(error))
                await asyncio.sleep(_QUIET)

    async def _catch_up(self, webhook: Webhook) -> None:
        reader = self._reader(webhook)
        if reader is None:
            await asyncio.sleep(_QUIET)
            return
        events, after = await self.feed.wait(reader, webhook.reached, _NOTED_EVERY, _QUIET)
        for event in events:
            if self._reader(webhook) != reader:
                # What the service may see has changed since these were read.
                return
            error = await self._deliver(webhook, event)
            if error is not None:
                dead = GiveUpDelivery(
                    by=Role.SYSTEM,
                    at=self.clock.now(),
                    name=webhook.name,
                    number=event.number,
                    attempts=len(self.pauses) + 1,
                    error=error,
                )
                await self.webhooks.submit(dead, _HOUSE)
        # A page without anything for the reader is put on record only when it was a long one.
        if events or after - webhook.reached > 50 * _NOTED_EVERY:
            now = self.clock.now()
            reached = NoteReached(by=Role.SYSTEM, at=now, name=webhook.name, number=after)
            await self.webhooks.submit(reached, _HOUSE)

    def _reader(self, webhook: Webhook) -> Reader | None:
        """What its service may see now; None if the service may have no webhook any more."""
        service = self.services.known.get(webhook.service)
        if service is None or service.struck or Scope.WEBHOOKS not in service.scopes:
            return None
        return Reader(
            money=Scope.MONEY in service.scopes,
            identities=Scope.IDENTITIES in service.scopes,
            kinds=webhook.kinds,
            tables=webhook.tables,
        )

    async def _deliver(self, webhook: Webhook, event: FeedEvent) -> str | None:
        """Bring an event, try after try; None when it arrived, else what was last answered."""
        body = _ENCODE(event)
        for pause in (*self.pauses, None):
            try:
                await self._post(webhook, event, body)
                DELIVERIES.labels("delivered").inc()
                return None
            except Unreachable as error:
                said = str(error)
            DELIVERIES.labels("failed").inc()
            if pause is not None:
                await asyncio.sleep(pause)
        _log.warning("webhook-given-up", webhook=webhook.name, number=event.number, error=said)
        DELIVERIES.labels("given-up").inc()
        return said

    async def _post(self, webhook: Webhook, event: FeedEvent, body: bytes) -> None:
        name, now = f"evt-{event.number}", self.clock.now() // 1000
        secret = self.webhooks.secret(webhook.name, webhook.url)
        headers = {
            "content-type": "application/json",
            "webhook-id": name,
            "webhook-timestamp": str(now),
            "webhook-signature": signature(secret, name, now, body),
        }
        answer = await self.outward.request("POST", webhook.url, headers, body)
        if not 200 <= answer.status < 300:
            raise Unreachable(f"{answer.status} {answer.reason}")
