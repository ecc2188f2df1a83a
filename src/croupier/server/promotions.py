"""Promotions over HTTP: planned, told what is missing, asked, looked at, and what is owed when."""

from starlette.requests import Request
from starlette.responses import Response

from croupier.core.roles import PIT_LINE, Role, lowest
from croupier.house.promotions import PROMOTIONS, PromotionStream
from croupier.house.views.contest_shapes import PromotionLine, PromotionView
from croupier.house.views.contests import duty_shown, missing_shown, promotion_view
from croupier.house.views.terms_report import promotion_terms
from croupier.promotion.decide import OPERATORS, commands, roles_for
from croupier.promotion.opening import OpenPromotion
from croupier.promotion.terms import banned_prizes, missing_items
from croupier.server import wire
from croupier.server import wire_contests as shapes
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
STAFF = frozenset((*PIT_LINE, Role.SURVEILLANCE, Role.INSPECTOR, Role.AUTHORISED_OFFICER)) - {
    Role.DEALER
}
#: Who may ask for what, and everybody who may ask for anything at all.
ROLES = {action: roles_for(kind) for action, kind in commands().items()}
ASKERS = frozenset(role for roles in ROLES.values() for role in roles)


def _stream(request: Request) -> PromotionStream:
    return stream_in(request, "promotion", front_of(request).promotions.streams)


@API.operation("GET", "/v1/promotions", out=shapes.PromotionList, open=True)
async def list_promotions(request: Request) -> shapes.PromotionList:
    """Every promotion, and where it stands."""
    front = front_of(request)
    lines = tuple(
        PromotionLine(
            promotion=name,
            book=front.promotions.book_of(name),
            status=stream.state.status.value,
            prizes=len(stream.state.prizes),
            entrants=len(stream.state.entrants),
        )
        for name, stream in front.promotions.streams.items()
    )
    return shapes.PromotionList(promotions=lines, time=front.clock.now())


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
    book = front.promotions.book_of(name)
    return promotion_view(stream.state, name, book, seq=stream.version, time=front.clock.now())


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
    out=shapes.MissingList,
    roles=OPERATORS,
)
async def check_promotion(request: Request, body: shapes.PromotionDraft) -> shapes.MissingList:
    """What terms and prizes still lack, and what may not be among the prizes."""
    rules = _stream(request).state.rules
    missing = missing_items(shapes.plain_terms(body.terms), body.prizes, rules)
    banned = banned_prizes(body.prizes, rules, frozenset())
    kinds = tuple(one.kind for one in banned)
    return shapes.MissingList(missing=missing_shown(missing), banned=kinds)


@API.operation(
    "POST",
    "/v1/promotions/{promotion}/commands",
    body=shapes.AnyPromotionCommand,
    out=shapes.ContestAnswer,
    parameters=(KEY,),
    roles=ASKERS,
)
async def ask_promotion(request: Request, body: object) -> shapes.ContestAnswer:
    """Ask something of a promotion. The same key is answered the same way."""
    return await put(request, body, _stream(request), ROLES, shapes.to_promotion_command)


@API.operation("GET", "/v1/promotions/{promotion}/terms", out=shapes.TermsTold, open=True)
async def see_promotion_terms(request: Request) -> shapes.TermsTold:
    """The terms and prizes, line by line."""
    name = request.path_params["promotion"]
    return terms_told(promotion_terms(_stream(request).state, name), 0)


@API.operation("GET", "/v1/promotions/{promotion}/terms/paper", open=True)
async def print_promotion_terms(request: Request) -> Response:
    """The terms and prizes as PDF."""
    name = request.path_params["promotion"]
    return await terms_paper(promotion_terms(_stream(request).state, name), name)


@API.operation("GET", "/v1/promotions/{promotion}/export", out=shapes.ContestExport, roles=STAFF)
async def export_promotion(request: Request) -> shapes.ContestExport:
    """Every record of a promotion, as it is kept."""
    return await export(request.path_params["promotion"], _stream(request).history())
