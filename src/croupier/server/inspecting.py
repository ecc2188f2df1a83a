"""The inspector over HTTP, who only reads: rounds step by step, clauses, and the log as it is."""

from bisect import bisect_left
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.cage.masking import mask_numbers
from croupier.core.messages import Message, say
from croupier.core.roles import Role
from croupier.house.codecs import TABLE_CODEC
from croupier.house.log.record import Record
from croupier.house.log.store import FOUND_MAX, Sought
from croupier.house.past_rounds import Span, round_at, span_of
from croupier.house.tables import TableStream
from croupier.house.tournaments import TOURNAMENTS
from croupier.house.views.audience_views import PitView
from croupier.house.views.narration import Audience
from croupier.house.views.rounds import ROUND_KINDS, RoundSeen, add_sessions, rounds_of
from croupier.house.views.session import with_session
from croupier.house.views.table_view import cut
from croupier.house.views.worded import all_worded, plain
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.roulette.clauses import load_clauses, stem
from croupier.roulette.proofs import in_house, proof_of
from croupier.server import timeline as w
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.gateway import IN_PIT, HttpGateway
from croupier.server.problems import HttpError
from croupier.server.tournaments import READERS as TOURNAMENT_READERS
from croupier.table.declare import Event
from croupier.table.describe import describe, event_message
from croupier.tournament.declare import Event as SessionEvent
from croupier.tournament.describe import event_message as session_message
from croupier.tournament.session_table import lay_over

#: Who may read who wagered what in past rounds: the pit, surveillance, and those who inspect it.
ROUND_READERS = IN_PIT
#: Who may read what names no player: those, and who lets people in.
INSPECTORS = IN_PIT | {Role.ADMINISTRATOR}
#: Those among them who do not work for the house.
REGULATORS = frozenset({Role.INSPECTOR, Role.AUTHORISED_OFFICER})
STEPS_MAX = 2000
APPLIED_MAX = 50

_BEFORE = Parameter(name="before", says="`next` of the page before", pattern="^[0-9]{1,15}$")
_COUNT = Parameter(name="count", says="how many, 100 at most", pattern="^[0-9]{1,3}$")
_AFTER = Parameter(
    name="after", says="only steps after this sequence number", pattern="^[0-9]{1,15}$"
)
_SINCE = Parameter(
    name="since",
    says="and of a session's only those after this record",
    pattern="^[0-9]{1,15}$",
)
_RECORD = Parameter(
    name="record",
    says="a session as it stood after this record; else after the event",
    pattern="^[0-9]{1,15}$",
)


def _stream(request: Request) -> tuple[HttpGateway, TableStream]:
    gateway, name = gateway_of(request), request.path_params["table"]
    stream = gateway.house.tables.get(name)
    if stream is None:
        raise HttpError(404, say("house-there-no-table", table=name))
    return gateway, stream


@API.operation(
    "GET",
    "/v1/inspect/tables/{table}/rounds",
    out=w.RoundPage,
    parameters=(_BEFORE, _COUNT),
    refuses=(503,),
    roles=INSPECTORS,
)
async def search_rounds(request: Request) -> w.RoundPage:
    """Rounds of a table with what came of them, newest first."""
    gateway, stream = _stream(request)
    count = min(100, int(request.query_params.get("count", "") or 25)) or 25
    before = int(request.query_params.get("before", "") or 2**62)
    found = await gateway.desks.reader.find(
        Sought(stream=stream.name, kinds=ROUND_KINDS, before=before, newest=True)
    )
    events = [(r.number, TABLE_CODEC.decode(r.kind, r.payload)) for r in reversed(found)]
    seen = rounds_of(events, whole=len(found) < FOUND_MAX)[::-1]
    page, more = seen[:count], len(seen) > count or len(found) == FOUND_MAX
    if page:
        outcomes = await gateway.session_past.outcomes(stream.id, page[-1].number)
        add_sessions(page, outcomes)
    game = stream.state.game
    return w.RoundPage(
        table=stream.id,
        book=game.book,
        edition=game.edition,
        game=game.name,
        title=game.title,
        rounds=tuple(map(_line, page)),
        next=page[-1].number if page and more else None,
    )


def _line(seen: RoundSeen) -> w.RoundLine:
    return w.RoundLine(
        round_no=seen.round_no,
        outcome=seen.outcome,
        pocket=seen.pocket,
        colour=seen.colour,
        opened_at=seen.opened_at,
        ended_at=seen.ended_at,
        staked=seen.staked,
        paid=seen.paid,
        wagers=seen.wagers,
        players=seen.players,
        corrections=seen.corrections,
        no_spins=seen.no_spins,
        tournament=seen.tournament,
    )


@API.operation(
    "GET",
    "/v1/inspect/tables/{table}/rounds/{round_no:int}",
    out=w.Timeline,
    parameters=(_AFTER, _SINCE),
    refuses=(503,),
    roles=ROUND_READERS,
)
async def see_timeline(request: Request) -> w.Timeline:
    """One round, event by event, each as a sentence with its clauses; round 0 is the opening.

    A round that a tournament's session plays has the session's wagers and what became of them.
    """
    gateway, stream = _stream(request)
    round_no, span = _span(request, stream)
    first = max(span.first, int(_AFTER.read(request) or 0) + 1)
    since = int(_SINCE.read(request) or 0)
    records = await gateway.desks.past.records(stream.id, first, span.last, STEPS_MAX + 1)
    played = await _in_session(gateway, stream, span, first, since)
    steps = _merged([show_step(record) for record in records], played, first - 1)
    game = stream.state.game
    return w.Timeline(
        table=stream.id,
        book=game.book,
        edition=game.edition,
        game=game.name,
        round_no=round_no,
        first=span.first,
        last=span.last,
        steps=tuple(steps[:STEPS_MAX]),
        more=len(steps) > STEPS_MAX,
    )


async def _in_session(
    gateway: HttpGateway, stream: TableStream, span: Span, first: int = 0, since: int = 0
) -> list[tuple[Record, SessionEvent]]:
    """What sessions put on record about a round of a table: from its first event to the next round.

    Reading on begins after a record, or else after the event before `first`.
    """
    past = gateway.desks.past
    begins = await past.number(stream.id, span.first) - 1
    if not since and first > span.first:
        since = await past.number(stream.id, min(first - 1, span.last))
    ends = await past.number(stream.id, span.last + 1)
    after = max(begins, since)
    return await gateway.session_past.records(stream.id, after, ends or 2**62, STEPS_MAX + 1)


def _merged(own: list[w.Step], played: list[tuple[Record, SessionEvent]], seq: int) -> list[w.Step]:
    """A table's steps and those of its session in the order of the log.

    `seq` is how far the table had come before the first of them.
    """
    numbers = [step.number for step in own]

    def come(number: int) -> int:
        place = bisect_left(numbers, number)
        return own[place - 1].seq if place else seq

    steps = [show_session_step(record, event, come(record.number)) for record, event in played]
    return sorted((*own, *steps), key=lambda step: step.number)


def _span(request: Request, stream: TableStream) -> tuple[int, Span]:
    round_no = request.path_params["round_no"]
    span = span_of(stream, round_no)
    if span is None:
        raise HttpError(404, say("http-no-round", table=stream.id, round=round_no))
    return round_no, span


def show_step(record: Record) -> w.Step:
    """Something that a table put on record."""
    event = TABLE_CODEC.decode(record.kind, record.payload)
    step = _step(record, event, event_message(event))
    return msgspec.structs.replace(step, sentence=describe(event))


def show_session_step(record: Record, event: SessionEvent, seq: int) -> w.Step:
    """Something that a session put on record about its table."""
    step = _step(record, event, session_message(event))
    tournament = record.stream.removeprefix(TOURNAMENTS.prefix)
    return msgspec.structs.replace(step, seq=seq, tournament=tournament)


def _step(record: Record, event: Event | SessionEvent, message: Message) -> w.Step:
    return w.Step(
        seq=record.version,
        number=record.number,
        at=record.at,
        actor=record.actor,
        cause=record.cause,
        kind=record.kind,
        sentence=str(message),
        code=message.code,
        params=message.params,
        clauses=event.clauses,
        warnings=plain(event.warnings),
        warned=all_worded(event.warnings),
        role=event.by,
    )


@API.operation(
    "GET",
    "/v1/inspect/tables/{table}/rounds/{round_no:int}/export",
    out=w.RoundExport,
    refuses=(503,),
    roles=ROUND_READERS,
)
async def export_round(request: Request) -> Response:
    """One round as it is stored, with its hashes, as a file.

    The numbers of tickets are masked for all but those who inspect the house: its hashes hold for
    the records as those see them. What a session put on record about the round is with it, for
    those who may read its tournament's records.
    """
    gateway, stream = _stream(request)
    roles = known_caller(request).actor.roles
    whole = bool(roles & REGULATORS)
    round_no, span = _span(request, stream)
    records = await gateway.desks.past.records(stream.id, span.first, span.last, 100_000)
    if roles & TOURNAMENT_READERS:
        played = await _in_session(gateway, stream, span)
        records = sorted((*records, *(record for record, _ in played)), key=lambda r: r.number)
    game = stream.state.game
    made = w.RoundExport(
        table=stream.id,
        book=game.book,
        edition=game.edition,
        game=game.name,
        round_no=round_no,
        records=tuple(_record(record, whole=whole) for record in records),
    )
    name = f"{stream.id}-round-{round_no}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(msgspec.json.encode(made), headers=headers, media_type="application/json")


def _record(record: Record, *, whole: bool) -> w.RecordDetails:
    text = record.payload.decode() if whole else mask_numbers(record.payload.decode())
    payload: Any = msgspec.json.decode(text)
    return w.RecordDetails(
        number=record.number,
        stream=record.stream,
        version=record.version,
        at=record.at,
        actor=record.actor,
        cause=record.cause,
        key=record.key,
        kind=record.kind,
        payload=payload,
        text=text,
        previous=record.previous.hex(),
        digest=record.digest.hex(),
        request=record.request.hex(),
        answer=record.answer.hex(),
    )


@API.operation(
    "GET",
    "/v1/inspect/tables/{table}/moments/{seq:int}",
    out=w.Moment,
    parameters=(_RECORD,),
    refuses=(503,),
    roles=ROUND_READERS,
)
async def see_moment(request: Request) -> w.Moment:
    """A table as it stood after one of its events, as the pit would have seen it.

    A table that served a session has that session's players, with their chips.
    """
    gateway, stream = _stream(request)
    seq = request.path_params["seq"]
    if not 1 <= seq <= stream.version:
        raise HttpError(404, say("http-events-so-far", table=stream.id, count=stream.version))
    async with gateway.desks.reading:
        found = await gateway.desks.past.at(stream.id, seq)
        number = int(_RECORD.read(request) or await gateway.desks.past.number(stream.id, seq))
        played = await gateway.session_past.at(stream.id, number)
    if found is None:
        raise HttpError(404, say("http-no-event", table=stream.id, seq=seq))
    table, at = found
    if played is not None:
        table = lay_over(table, *played, in_pit=True)
    view = cut(table, Audience.PIT, now=at, role=Role.GAME_SUPERVISOR)
    if played is not None:
        view = with_session(view, *played)
    if not isinstance(view, PitView):
        raise TypeError(f"the pit sees {type(view).__name__}")
    return w.Moment(table=stream.id, seq=seq, at=at, view=view)


@API.operation(
    "GET",
    "/v1/inspect/books/{book}/clauses/{clause}",
    out=w.ClauseHistory,
    parameters=(_BEFORE,),
    refuses=(503,),
    roles=ROUND_READERS,
)
async def explore_clause(request: Request) -> w.ClauseHistory:
    """A clause, what the system does with it, and the last places where it decided something."""
    gateway, wanted = gateway_of(request), request.path_params["clause"]
    try:
        book = find_book(request.path_params["book"])
    except NotOffered as error:
        raise HttpError(404, error.message) from error
    duties = [c for c in load_clauses(book.code) if wanted in (c.clause, c.stem)]
    if not duties:
        raise HttpError(404, say("http-no-clause", book=book.code, clause=wanted))
    before = int(request.query_params.get("before", "") or 2**62)
    applied = await _applied(gateway, book.code, stem(wanted), before)
    return w.ClauseHistory(
        book=book.code,
        title=book.title,
        edition=book.edition,
        clause=wanted,
        duties=tuple(
            w.Duty(
                clause=duty.clause,
                area=duty.area,
                kind=duty.kind,
                fate=duty.fate,
                says=duty.says,
                does=duty.expect,
                where=duty.targets,
                proof={level.value: count for level, count in proof_of(duty).items()},
                in_house=in_house(proof_of(duty)),
            )
            for duty in duties
        ),
        applied=tuple(applied[:APPLIED_MAX]),
        next=applied[APPLIED_MAX - 1].number if len(applied) > APPLIED_MAX else None,
    )


async def _applied(gateway: HttpGateway, book: str, clause: str, before: int) -> list[w.Applied]:
    """The newest records of this book's tables that cite a clause."""
    tables = {
        stream.name: stream
        for stream in gateway.house.tables.values()
        if stream.state.game.book == book
    }
    holds = msgspec.json.encode(clause)
    found: list[Record] = []
    for name in tables:
        sought = Sought(stream=name, holds=holds, before=before, newest=True, count=APPLIED_MAX + 1)
        found += await gateway.desks.reader.find(sought)
    newest = sorted(found, key=lambda record: record.number, reverse=True)[: APPLIED_MAX + 1]
    return [_place(tables[record.stream], record) for record in newest]


def _place(stream: TableStream, record: Record) -> w.Applied:
    event = TABLE_CODEC.decode(record.kind, record.payload)
    return w.Applied(
        table=stream.id,
        round_no=round_at(stream, record.version),
        seq=record.version,
        number=record.number,
        at=record.at,
        kind=record.kind,
        sentence=str(event.message()),
    )
