"""Promotions over HTTP: planned, checked, run, viewed, and what is owed by when."""

from typing import Any, Final, Union

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.core.messages import say
from croupier.core.roles import SUPERVISORS, Role, lowest
from croupier.house.promotions import PROMOTIONS, PromotionStream
from croupier.house.views.contest_board import DutyShown
from croupier.house.views.contests import missing_shown
from croupier.house.views.promotions import (
    PromotionLine,
    PromotionStep,
    PromotionView,
    duty_shown,
    promotion_line,
    promotion_view,
)
from croupier.house.views.terms_report import promotion_lines, promotion_terms
from croupier.house.views.worded import all_worded, plain
from croupier.promotion.catalogue import COMMANDS
from croupier.promotion.declare import OPERATORS, PromotionCommand
from croupier.promotion.opening import OpenPromotion
from croupier.promotion.state import Promotion
from croupier.promotion.terms import Prize, PromotionTerms, banned_prizes, missing_items
from croupier.promotion.terms import PromotionTerms as Conditions
from croupier.server import wire
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import (
    Message,
    Text,
    command_from,
    command_message,
    value_message,
)
from croupier.server.contests import (
    KEY,
    ContestAnswer,
    ContestExport,
    MissingList,
    Slug,
    TermsDetails,
    export,
    opened,
    put,
    stream_in,
    terms_details,
    terms_paper,
)
from croupier.server.paper_language import LANGUAGE
from croupier.server.problems import HttpError

_SHAPES: Final = {
    action: command_message(kind, name=f"Promotion{kind.__name__}Request", tag=action)
    for action, kind in sorted(COMMANDS.items())
}
AnyPromotionCommand: Any = Union[tuple(_SHAPES.values())]  # noqa: UP007
TermsBody: Any = value_message(Conditions)
PrizeStated: Any = value_message(Prize)


def to_promotion_command(request: Any, by: Role, at: int) -> PromotionCommand:
    """The promotion's command that a message means."""
    made: PromotionCommand = command_from(COMMANDS[request.__struct_config__.tag], request, by, at)
    return made


class NewPromotion(Message, frozen=True, kw_only=True):
    """A promotion to be planned under a book."""

    promotion: Slug
    book: Text


class PromotionDraft(Message, frozen=True, kw_only=True):
    """Terms and prizes of a promotion that are not written down yet."""

    terms: TermsBody
    prizes: tuple[PrizeStated, ...] = ()


class PromotionList(Message, frozen=True, kw_only=True):
    """Every promotion of the house."""

    promotions: tuple[PromotionLine, ...]
    time: int


class PromotionHistory(Message, frozen=True, kw_only=True):
    """All that happened in a promotion, oldest first."""

    promotion: str
    steps: tuple[PromotionStep, ...]


class DutyList(Message, frozen=True, kw_only=True):
    """What promotions owe, what is due first at the top."""

    duties: tuple[DutyShown, ...]
    time: int


#: Who sees all of a promotion, and what is due.
STAFF = SUPERVISORS | {Role.SURVEILLANCE, Role.INSPECTOR, Role.AUTHORISED_OFFICER, Role.CASHIER}
#: Who may give which command, and everybody who may give any.
ROLES = {action: kind.roles or frozenset() for action, kind in COMMANDS.items()}
SENDERS = frozenset(role for roles in ROLES.values() for role in roles)


class Drafted(msgspec.Struct):
    """Terms and prizes as the core has them."""

    terms: PromotionTerms
    prizes: tuple[Prize, ...] = ()


def _stream(request: Request) -> PromotionStream:
    return stream_in(request, "promotion", gateway_of(request).promotions.streams)


def _sees_plans(request: Request) -> bool:
    """Whether a caller may see what is only planned: staff may, patrons may not."""
    caller = gateway_of(request).caller(request)
    return not caller.first and bool(caller.actor.roles & (STAFF | OPERATORS))


def _readable(request: Request) -> Promotion:
    """The promotion that a path names, if it has started or its reader sees plans."""
    promotion, name = _stream(request).state, request.path_params["promotion"]
    if not promotion.has_run and not _sees_plans(request):
        raise HttpError(404, say("http-no-contest", kind="promotion", name=name))
    return promotion


@API.operation("GET", "/v1/promotions", out=PromotionList, open=True)
async def list_promotions(request: Request) -> PromotionList:
    """Every promotion, and where it stands; those only planned are for staff."""
    gateway, plans = gateway_of(request), _sees_plans(request)
    now, book_of = gateway.clock.now(), gateway.promotions.book_of
    lines = tuple(
        promotion_line(stream.state, name, book_of(name), now)
        for name, stream in gateway.promotions.streams.items()
        if plans or stream.state.has_run
    )
    return PromotionList(promotions=lines, time=now)


@API.operation(
    "POST",
    "/v1/promotions",
    body=NewPromotion,
    out=wire.Done,
    refuses=(409, 503),
    roles=OPERATORS,
)
async def open_promotion(request: Request, body: NewPromotion) -> wire.Done:
    """Begin to plan a promotion."""
    caller, gateway = known_caller(request, changes=True), gateway_of(request)
    command = OpenPromotion(
        by=lowest(caller.actor.roles & OPERATORS),
        at=gateway.clock.now(),
        promotion=body.promotion,
        book=body.book,
    )
    name = f"{PROMOTIONS.prefix}{body.promotion}"
    return await opened(gateway.house.gateway.submit(caller.actor, name, command))


@API.operation("GET", "/v1/promotions/{promotion}", out=PromotionView, roles=STAFF)
async def see_promotion(request: Request) -> PromotionView:
    """A promotion with what it still lacks and what it owes."""
    stream, gateway, name = _stream(request), gateway_of(request), request.path_params["promotion"]
    book, roles = gateway.promotions.book_of(name), known_caller(request).actor.roles
    return promotion_view(
        stream.state, name, book, roles, seq=stream.version, time=gateway.clock.now()
    )


@API.operation("GET", "/v1/promotions/{promotion}/history", out=PromotionHistory, roles=STAFF)
async def see_promotion_history(request: Request) -> PromotionHistory:
    """All that happened in a promotion, in sentences, with who did it."""
    steps = [
        PromotionStep(
            seq=record.version,
            at=record.at,
            actor=record.actor,
            says=str(message := event.message()),
            code=message.code,
            params=message.params,
            clauses=event.clauses,
            warnings=plain(event.warnings),
            warned=all_worded(event.warnings),
        )
        async for record, event in _stream(request).history()
    ]
    return PromotionHistory(promotion=request.path_params["promotion"], steps=tuple(steps))


@API.operation("GET", "/v1/deadlines", out=DutyList, roles=STAFF)
async def list_deadlines(request: Request) -> DutyList:
    """What promotions owe to winners, claimants, the inspector and the regulator, and by when."""
    gateway = gateway_of(request)
    now = gateway.clock.now()
    owed = gateway.promotions.deadlines(now)
    duties = tuple(duty_shown(one.promotion, one.duty, now=now) for one in owed)
    return DutyList(duties=duties, time=now)


@API.operation(
    "POST",
    "/v1/promotions/{promotion}/check",
    body=PromotionDraft,
    out=MissingList,
    roles=OPERATORS,
)
async def check_promotion(request: Request, body: PromotionDraft) -> MissingList:
    """What terms and prizes still lack, and what may not be among the prizes."""
    rules = _stream(request).state.rules
    drafted = msgspec.convert(msgspec.to_builtins(body), Drafted)
    missing = missing_items(drafted.terms, drafted.prizes, rules)
    banned = banned_prizes(drafted.prizes, rules, frozenset())
    kinds = tuple(one.kind for one in banned)
    return MissingList(missing=missing_shown(missing), banned=kinds)


@API.operation(
    "POST",
    "/v1/promotions/{promotion}/commands",
    body=AnyPromotionCommand,
    out=ContestAnswer,
    parameters=(KEY,),
    roles=SENDERS,
)
async def submit_to_promotion(request: Request, body: object) -> ContestAnswer:
    """Submit a command to a promotion. The same key is answered the same way."""
    return await put(request, body, _stream(request), ROLES, to_promotion_command)


@API.operation("GET", "/v1/promotions/{promotion}/terms", out=TermsDetails, open=True)
async def see_promotion_terms(request: Request) -> TermsDetails:
    """The terms and prizes, line by line; before the start for staff alone."""
    state, name = _readable(request), request.path_params["promotion"]
    return terms_details(promotion_terms(state, name), promotion_lines(state), 0)


@API.operation("GET", "/v1/promotions/{promotion}/terms/paper", parameters=(LANGUAGE,), open=True)
async def print_promotion_terms(request: Request) -> Response:
    """The terms and prizes as PDF; before the start for staff alone."""
    name = request.path_params["promotion"]
    return await terms_paper(request, promotion_terms(_readable(request), name), name)


@API.operation("GET", "/v1/promotions/{promotion}/export", out=ContestExport, roles=STAFF)
async def export_promotion(request: Request) -> ContestExport:
    """Every record of a promotion, as it is kept."""
    return await export(request.path_params["promotion"], _stream(request).history())
