"""What waits for a second person: who sees it, with what it leads to, and their answer."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.requests import Request

from croupier.cage.declare import PAYERS, TicketCommand
from croupier.cage.till import (
    CloseTill,
    DropTill,
    OpenTill,
    TillClosed,
    TillCommand,
    TillOpened,
    total,
)
from croupier.cage.value_chips import CashChips, SellChips
from croupier.core.declarations import own_fields
from croupier.core.messages import say
from croupier.core.refusal import Refusal
from croupier.house.answers import Accepted
from croupier.house.log.store import StoreUnavailable
from croupier.house.settlements import with_settlement
from croupier.server import wire
from croupier.server.approval_preview import consequences
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.gateway import AT_TABLE, HttpGateway
from croupier.server.problems import HttpError, not_written
from croupier.table.corrections import CorrectResult
from croupier.wheel.spins import CorrectNumber


@API.operation("GET", "/v1/waiting", out=wire.WaitingList)
async def list_waiting(request: Request) -> wire.WaitingList:
    """What waits for a second person: of a table what the pit sees, of the counter cashiers too."""
    caller, gateway = known_caller(request), gateway_of(request)
    if caller.actor.players is not None:
        raise HttpError(403, say("http-staff-see"))
    waiting = []
    for each in list(gateway.approvals.waiting.values()):
        if not caller.actor.roles & (AT_TABLE | PAYERS if each.at_counter else AT_TABLE):
            # It names players and amounts, which are not for who lets people in.
            continue
        fields = {**_fields(each.command), **await _miscounted(gateway, each.command)}
        if lately := await gateway.approvals.moved_lately(each):
            fields["lately"] = lately
        waiting.append(
            wire.WaitingCommand(
                number=each.number,
                table=each.place,
                action=each.command.action,
                asked_by=each.actor.id,
                asked_at=each.requested_at,
                text=_fields_text(fields),
                fields=fields,
                **await _consequences(gateway, each.table, each.command),
            )
        )
    return wire.WaitingList(waiting=tuple(waiting))


async def _consequences(gateway: HttpGateway, table: str, command: Any) -> dict[str, Any]:
    """What a command would do; how a round of before stands is looked up in the log."""
    if isinstance(command, TicketCommand):
        ticket = await gateway.house.find_ticket(getattr(command, "number", ""))
        return {} if ticket is None else {"amount": ticket.amount}
    if isinstance(command, CorrectNumber):
        return await _at_wheel(gateway, table.partition(":")[2], command)
    if isinstance(command, SellChips | CashChips):
        return {"amount": total(command.chips)}
    if isinstance(command, DropTill):
        return {"amount": total(command.counts) + total(command.chips)}
    if isinstance(command, CloseTill):
        return {"amount": total(command.counts) - command.leave}
    stream = gateway.house.tables.get(table)
    if stream is None:
        return {}
    command = await with_settlement(gateway.house.store, stream, command)
    shown = consequences(gateway.house.gateway.stands(stream), command)
    return {**shown, "contest": gateway.tournaments.rounds.playing(table, shown["round_no"])}


async def _at_wheel(gateway: HttpGateway, serial: str, command: CorrectNumber) -> dict[str, Any]:
    """What another number of a wheel would do: at every table whose round it has decided."""
    stream = gateway.wheels.streams.get(serial)
    if stream is None:
        return {}
    costs: Counter[str] = Counter()
    for name in stream.state.tables:
        table = gateway.house.tables.get(name)
        round_no = await gateway.wheels.round_of(serial, table) if table is not None else 0
        if round_no:
            correct = CorrectResult(by=command.by, at=command.at, pocket=command.pocket)
            shown = await _consequences(gateway, name, correct.but(round_no=round_no))
            costs.update({cost.player: cost.amount for cost in shown.get("costs", ())})
    return {
        "before": stream.state.number or "",
        "after": command.pocket,
        "costs": tuple(
            wire.WaitingCost(player=player, amount=amount)
            for player, amount in sorted(costs.items())
            if amount
        ),
    }


def _fields(command: Any) -> dict[str, str | int]:
    """What a command has beyond its action, by name."""
    if isinstance(command, TillCommand):
        # Which chips and notes is the cashier's to count; the amount stands beside it.
        said = {name: getattr(command, name, "") for name in ("player", "note")}
        return {name: text for name, text in said.items() if text}
    # What the house keeps to know its round again says nothing to a reader.
    kept = {field.name for field in own_fields(type(command)) if field.kind.name == "house"}
    shown = {
        name: getattr(command, name)
        for name in command.__struct_fields__
        if name not in ("by", "at", "clauses") and name not in kept
    }
    # What is said to be not so, against what is usual, is what somebody else must see.
    usual = {each.name for each in msgspec.structs.fields(command) if each.default in (True, None)}
    whole: dict[str, Any] = {
        name: value for name, value in shown.items() if value or (value is False and name in usual)
    }
    if isinstance(command, TicketCommand):
        whole = {n: f"…{v[-4:]}" if n.endswith("number") else v for n, v in whole.items()}
    return {
        name: value if type(value) in (int, str) else str(value) for name, value in whole.items()
    }


async def _miscounted(gateway: HttpGateway, command: Any) -> dict[str, int]:
    """What a till that is opened or closed has more than it should, less where it is below zero."""
    if not isinstance(command, OpenTill | CloseTill):
        return {}
    till = gateway.tills.known.get(command.name)
    if till is None:
        return {}
    if isinstance(command, CloseTill):
        counter = await gateway.tills.counter(command.name, gateway.desks.reader)
        command = command.but(paid=counter.paid, taken=counter.taken)
    decided = command.decide(till)
    found = [] if isinstance(decided, Refusal) else list(decided)
    counts = [event for event in found if isinstance(event, TillOpened | TillClosed)]
    off = sum(event.difference + event.chips_difference for event in counts)
    return {"difference": off} if off else {}


def _fields_text(fields: Mapping[str, str | int]) -> str:
    """The same, as a person reads it."""
    return ", ".join(f"{name} {value}" for name, value in fields.items())


@API.operation(
    "POST",
    "/v1/waiting/{number:int}",
    body=wire.ApprovalAnswer,
    out=wire.Answer,
    refuses=(404,),
)
async def answer_waiting(request: Request, body: wire.ApprovalAnswer) -> wire.Answer:
    """Agree as the second person, or not."""
    caller, gateway = known_caller(request, changes=True), gateway_of(request)
    number = request.path_params["number"]
    waiting = gateway.approvals.waiting.get(number)
    if waiting is None:
        raise HttpError(404, say("http-nothing-waits", number=number))
    try:
        answered = await gateway.approvals.second(
            number, caller.actor, agrees=body.agrees, at=gateway.clock.now()
        )
    except StoreUnavailable as error:
        raise not_written(error) from error
    gateway.show_review(waiting.table)
    if isinstance(answered, Accepted) and waiting.table not in gateway.house.tables:
        # Over the counter there is no table: what was done is in the ticket's own answer.
        answered = Accepted(answered.version)
    return gateway.wire_answer(str(number), waiting.place, answered)
