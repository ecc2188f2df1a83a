"""Commands from sockets by calls alone: from the frame to the batch, answered at the commit."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import structlog

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.house.answers import Accepted, Answer
from croupier.house.log.store import StoreUnavailable, StoreUnsure
from croupier.house.policies import Request
from croupier.server import wire
from croupier.server.command_messages import ACTIONS, to_command
from croupier.server.feed import Subscription
from croupier.server.metrics import STORE_ERRORS, count_command

if TYPE_CHECKING:
    from croupier.server.gateway import Caller, HttpGateway

UNWRITTEN: Final = Refusal(Reason.EQUIPMENT_FAULT, say("house-record-unwritten"))
_STRANGER: Final = Refusal(Reason.NOT_PERMITTED, say("http-sign-in-or-key"))
_UNKNOWN: Final = "whether it was done is not known: send it again with the same key"
_log = structlog.get_logger("croupier.server")


class Answering(Request):
    """One command of a socket on its way, and the answer to its sender."""

    __slots__ = ("_action", "_began", "_gateway", "_message", "_reply", "_subscription")

    def __init__(
        self,
        gateway: "HttpGateway",
        message: wire.Submit,
        subscription: Subscription | None,
        reply: Callable[[Any], None],
        waited_for: Callable[[], bool],
    ) -> None:
        # What a request has besides is set once the command is known: one object a wager, not two.
        self._gateway = gateway
        self._message = message
        self._subscription = subscription
        self._reply = reply
        self.waited_for = waited_for
        self.refused = None
        self._began = time.perf_counter()
        self._action = ACTIONS[type(message.command)]

    def send(self, caller: "Caller", now: int) -> None:
        """Have it decided as of an instant; the reply comes once it is durable, or refused."""
        gateway, message, actor = self._gateway, self._message, caller.actor
        table, request = message.table, message.command
        stream = gateway.house.tables.get(table)
        if stream is None or not gateway.ready:
            self.answered(gateway.refuse_all(table))
            return
        if not caller.known:
            # Refusals are kept in the log, and it is not for strangers to fill.
            self.answered(_STRANGER)
            return
        if actor.commands is not None:
            gateway.alarm_key(actor, self._action, table)
        by = request.by or actor.only_role or gateway.role_for(actor, table, self._action)
        self.command = to_command(request, by, now)
        self.identity = actor
        self.key = f"{actor.id}/{table}/{message.key}"
        self.round_no, self.deadline = message.round_no, message.deadline
        gateway.house.gateway.send(stream, self)

    def answered(self, answer: Answer | Exception) -> None:
        """Say what came of it."""
        message = self._message
        if isinstance(answer, Accepted):
            if answer.repeated and not answer.events:
                self._gateway.start(self._recall(answer))
                return
            gateway, subscription = self._gateway, self._subscription
            now = gateway.clock.now()
            changed = (
                gateway.feed.change_for(subscription, answer, now)
                if subscription is not None
                else None
            )
            reply: Any = gateway.accepted(message.id, message.table, answer, now, changed)
        elif isinstance(answer, Exception):
            reply = self._failed(answer)
        else:
            reply = self._gateway.wire_answer(message.id, message.table, answer)
        count_command(
            message.table,
            self._action,
            type(reply).__struct_config__.tag,
            time.perf_counter() - self._began,
        )
        self._reply(reply)

    async def _recall(self, answer: Accepted) -> None:
        """An answer of before comes with what happened then, if anybody knows."""
        name, gateway = f"table:{self._message.table}", self._gateway.house.gateway
        reply: Any
        try:
            whole = await gateway.recalled(name, self.key, answer)
            reply = self._gateway.wire_answer(self._message.id, self._message.table, whole)
        except Exception as error:
            reply = self._failed(error)
        self._reply(reply)

    def _failed(self, error: Exception) -> wire.Refused | wire.Fault | Any:
        message = self._message
        if isinstance(error, StoreUnavailable) and not isinstance(error, StoreUnsure):
            STORE_ERRORS.inc()
            _log.error("store-unavailable", table=message.table, error=str(error))
            if not message.again:
                return self._gateway.wire_answer(message.id, message.table, UNWRITTEN)
        elif isinstance(error, StoreUnsure):
            _log.error("store-unsure", table=message.table, error=str(error))
        elif not isinstance(error, asyncio.CancelledError):
            _log.error("command-failed", table=message.table, exc_info=error)
        return wire.Fault(id=message.id, title="a fault of the server", detail=_UNKNOWN)


def refuse_unready(known: bool, table: str) -> Refusal:
    """Why nothing is taken: there is no such table, or the house is shutting down."""
    if not known:
        return Refusal(Reason.INVALID, say("house-there-no-table", table=table))
    return Refusal(Reason.EQUIPMENT_FAULT, say("house-shutting-down"))
