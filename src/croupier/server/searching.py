"""The inspector's search over HTTP, and every dispute of the house with its dossier."""

from starlette.requests import Request

from croupier.cage.numbers import NotATicketNumber, parse_number
from croupier.core.messages import say
from croupier.house.round_search import Hit, Wanted, search
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message
from croupier.server.compliance import STATEMENTS, note_view
from croupier.server.gateway import HttpGateway
from croupier.server.inspecting import ROUND_READERS, show_session_step, show_step
from croupier.server.problems import HttpError
from croupier.server.timeline import Step


class SearchHit(Message, frozen=True, kw_only=True):
    """A round that was found, and the event that was sought in it."""

    table: str
    round_no: int
    step: Step


class SearchPage(Message, frozen=True, kw_only=True):
    """Rounds, newest first; `next` goes on with older ones."""

    hits: tuple[SearchHit, ...]
    next: int | None


class DisputeLine(Message, frozen=True, kw_only=True):
    """A dispute of a table; one without a decision waits for it."""

    table: str
    dispute: int
    player: str
    round_no: int
    text: str
    decision: str
    final: bool


class DisputeList(Message, frozen=True, kw_only=True):
    """Every dispute on record."""

    disputes: tuple[DisputeLine, ...]


HITS_MAX = 50
_NUMBER = "^[0-9]{1,15}$"
_TABLE = Parameter(name="table", says="only at this table", pattern="^.{1,80}$")
_SINCE = Parameter(name="since", says="not before this instant", pattern=_NUMBER)
_UNTIL = Parameter(name="until", says="not after this instant", pattern=_NUMBER)
_PLAYER = Parameter(name="player", says="in which this player took part", pattern="^.{1,80}$")
_POCKET = Parameter(name="pocket", says="in which this number fell", pattern="^[0-9]{1,2}$")
_TICKET = Parameter(name="ticket", says="in which this ticket was issued", pattern="^.{1,64}$")
_CLAUSE = Parameter(name="clause", says="in which this clause applied", pattern="^.{1,40}$")
_LEAST = Parameter(name="least", says="with an amount of at least so many cents", pattern=_NUMBER)
_MOST = Parameter(name="most", says="with an amount of at most so many cents", pattern=_NUMBER)
_BEFORE = Parameter(name="before", says="`next` of the page before", pattern=_NUMBER)


@API.operation(
    "GET",
    "/v1/inspect/search",
    out=SearchPage,
    parameters=(
        *(_TABLE, _SINCE, _UNTIL, _PLAYER, _POCKET, _TICKET, _CLAUSE, _LEAST, _MOST),
        _BEFORE,
    ),
    refuses=(422, 503),
    roles=ROUND_READERS,
)
async def search_all_rounds(request: Request) -> SearchPage:
    """Rounds of all tables by what is known of them, newest first.

    By a player it goes over all that somebody played: for those who see statements, and on record.
    """
    gateway, player = gateway_of(request), _PLAYER.read(request)
    if player:
        actor = known_caller(request).actor
        if not actor.roles & STATEMENTS:
            raise HttpError(403, say("http-no-statements", actor=actor.id))
        await note_view(request, player, "rounds")
    wanted = Wanted(
        table=_TABLE.read(request),
        since=int(_SINCE.read(request) or 0),
        until=int(_UNTIL.read(request) or 2**62),
        player=player,
        pocket=_POCKET.read(request),
        ticket=_ticket(request),
        clause=_CLAUSE.read(request),
        least=int(_LEAST.read(request) or 0),
        most=int(_MOST.read(request) or 2**62),
    )
    before = int(_BEFORE.read(request) or 2**62)
    async with gateway.desks.reading:
        hits, on = await search(
            gateway.desks.reader, gateway.house.tables, wanted, before, HITS_MAX
        )
    return SearchPage(
        hits=tuple(
            SearchHit(table=hit.table, round_no=hit.round_no, step=_step(gateway, hit))
            for hit in hits
        ),
        next=on,
    )


def _step(gateway: HttpGateway, hit: Hit) -> Step:
    if hit.session is None:
        return show_step(hit.record)
    first = gateway.house.tables[hit.table].rounds[hit.round_no]
    return show_session_step(hit.record, hit.session, first)


def _ticket(request: Request) -> str:
    given = _TICKET.read(request)
    try:
        return parse_number(given) if given else ""
    except NotATicketNumber as error:
        raise HttpError(422, error.message) from error


@API.operation("GET", "/v1/disputes", out=DisputeList, roles=ROUND_READERS)
async def list_disputes(request: Request) -> DisputeList:
    """Every dispute on record, those that wait for a decision first."""
    gateway = gateway_of(request)
    found = [
        DisputeLine(
            table=stream.id,
            dispute=each.number,
            player=each.player,
            round_no=each.round_no,
            text=each.text,
            decision=each.decision,
            final=each.final,
        )
        for stream in gateway.house.tables.values()
        for each in stream.state.disputes
    ]
    newest = sorted(found, key=lambda each: each.round_no, reverse=True)
    return DisputeList(disputes=tuple(sorted(newest, key=lambda each: bool(each.decision))))
