"""Promotions over HTTP: planned, checked, run, viewed, and what is owed by when."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.core.roles import SUPERVISORS, Role, lowest
from croupier.house.promotions import PROMOTIONS, PromotionStream
from croupier.house.views.contests import missing_shown
from croupier.house.views.promotion_shapes import PromotionStep, PromotionView
from croupier.house.views.promotions import duty_shown, promotion_line, promotion_view
from croupier.house.views.terms_report import promotion_lines, promotion_terms
from croupier.promotion.catalogue import COMMANDS
from croupier.promotion.declare import OPERATORS
from croupier.promotion.opening import OpenPromotion
from croupier.promotion.terms import Prize, PromotionTerms, banned_prizes, missing_items
from croupier.server import wire
from croupier.server import wire_contests as contests
from croupier.server import wire_promotions as shapes
from croupier.server.calling import API, front_of, known_caller
from croupier.server.contests import (
    KEY,
    export,
    opened,
    put,
    stream_in,
    terms_paper,
    terms_told,
)

#: Who sees all of a promotion, and what is due.
STAFF = SUPERVISORS | {Role.SURVEILLANCE, Role.INSPECTOR, Role.AUTHORISED_OFFICER, Role.CASHIER}
#: Who may give which command, and everybody who may give any.
ROLES = {action: kind.roles or frozenset() for action, kind in COMMANDS.items()}
ASKERS = frozenset(role for roles in ROLES.values() for role in roles)


class Drafted(msgspec.Struct):
    """Terms and prizes as the core has them."""

    terms: PromotionTerms
    prizes: tuple[Prize, ...] = ()


def _stream(request: Request) -> PromotionStream:
    return stream_in(request, "promotion", front_of(request).promotions.streams)


@API.operation("GET", "/v1/promotions", out=shapes.PromotionList, open=True)
async def list_promotions(request: Request) -> shapes.PromotionList:
    """Every promotion, and where it stands."""
    front = front_of(request)
    now, book_of = front.clock.now(), front.promotions.book_of
    lines = tuple(
        promotion_line(stream.state, name, book_of(name), now)
        for name, stream in front.promotions.streams.items()
    )
    return shapes.PromotionList(promotions=lines, time=now)


@API.operation(
    "POST",
    "/v1/promotions",
    body=shapes.NewPromotion,
    out=wire.Done,
    refuses=(409, 503),
    roles=OPERATORS,
)
async def open_promotion(request: Request, body: shapes.NewPromotion) -> wire.Done:
    """Begin to plan a promotion."""
    caller, front = known_caller(request, changes=True), front_of(request)
    command = OpenPromotion(
        by=lowest(caller.actor.roles & OPERATORS),
        at=front.clock.now(),
        promotion=body.promotion,
        book=body.book,
    )
    name = f"{PROMOTIONS.prefix}{body.promotion}"
    return await opened(front.house.gateway.submit(caller.actor, name, command))


@API.operation("GET", "/v1/promotions/{promotion}", out=PromotionView, roles=STAFF)
async def see_promotion(request: Request) -> PromotionView:
    """A promotion with what it still lacks and what it owes."""
    stream, front, name = _stream(request), front_of(request), request.path_params["promotion"]
    book, roles = front.promotions.book_of(name), known_caller(request).actor.roles
    return promotion_view(
        stream.state, name, book, roles, seq=stream.version, time=front.clock.now()
    )


@API.operation(
    "GET", "/v1/promotions/{promotion}/history", out=shapes.PromotionHistory, roles=STAFF
)
async def see_promotion_history(request: Request) -> shapes.PromotionHistory:
    """All that happened in a promotion, in sentences, with who did it."""
    steps = [
        PromotionStep(
            seq=record.version,
            at=record.at,
            actor=record.actor,
            says=event.sentence(),
            clauses=event.clauses,
            warnings=event.warnings,
        )
        async for record, event in _stream(request).history()
    ]
    return shapes.PromotionHistory(promotion=request.path_params["promotion"], steps=tuple(steps))


@API.operation("GET", "/v1/deadlines", out=shapes.DutyList, roles=STAFF)
async def list_deadlines(request: Request) -> shapes.DutyList:
    """What promotions owe to winners, claimants, the inspector and the regulator, and by when."""
    front = front_of(request)
    now = front.clock.now()
    owed = front.promotions.deadlines(now)
    duties = tuple(duty_shown(one.promotion, one.duty, now=now) for one in owed)
    return shapes.DutyList(duties=duties, time=now)


@API.operation(
    "POST",
    "/v1/promotions/{promotion}/check",
    body=shapes.PromotionDraft,
    out=contests.MissingList,
    roles=OPERATORS,
)
async def check_promotion(request: Request, body: shapes.PromotionDraft) -> contests.MissingList:
    """What terms and prizes still lack, and what may not be among the prizes."""
    rules = _stream(request).state.rules
    drafted = msgspec.convert(msgspec.to_builtins(body), Drafted)
    missing = missing_items(drafted.terms, drafted.prizes, rules)
    banned = banned_prizes(drafted.prizes, rules, frozenset())
    kinds = tuple(one.kind for one in banned)
    return contests.MissingList(missing=missing_shown(missing), banned=kinds)


@API.operation(
    "POST",
    "/v1/promotions/{promotion}/commands",
    body=shapes.AnyPromotionCommand,
    out=contests.ContestAnswer,
    parameters=(KEY,),
    roles=ASKERS,
)
async def ask_promotion(request: Request, body: object) -> contests.ContestAnswer:
    """Ask something of a promotion. The same key is answered the same way."""
    return await put(request, body, _stream(request), ROLES, shapes.to_promotion_command)


@API.operation("GET", "/v1/promotions/{promotion}/terms", out=contests.TermsTold, open=True)
async def see_promotion_terms(request: Request) -> contests.TermsTold:
    """The terms and prizes, line by line."""
    name = request.path_params["promotion"]
    state = _stream(request).state
    return terms_told(promotion_terms(state, name), promotion_lines(state), 0)


@API.operation("GET", "/v1/promotions/{promotion}/terms/paper", open=True)
async def print_promotion_terms(request: Request) -> Response:
    """The terms and prizes as PDF."""
    name = request.path_params["promotion"]
    return await terms_paper(promotion_terms(_stream(request).state, name), name)


@API.operation("GET", "/v1/promotions/{promotion}/export", out=contests.ContestExport, roles=STAFF)
async def export_promotion(request: Request) -> contests.ContestExport:
    """Every record of a promotion, as it is kept."""
    return await export(request.path_params["promotion"], _stream(request).history())
