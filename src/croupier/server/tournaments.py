"""Tournaments over HTTP: set up, told what is missing, asked, looked at, exported."""

from starlette.requests import Request
from starlette.responses import Response

from croupier.core.roles import Role, lowest
from croupier.house.contests import ledger_of
from croupier.house.tournaments import TOURNAMENTS, TournamentStream
from croupier.house.views.contest_shapes import DirectorView, EntrantShown, Leaders
from croupier.house.views.contests import (
    director_view,
    entrant_view,
    leaders,
    missing_shown,
    tournament_line,
)
from croupier.house.views.terms_report import tournament_lines, tournament_terms
from croupier.house.views.tournament_papers import PAPERS
from croupier.roulette.common import PIT
from croupier.server import wire
from croupier.server import wire_contests as shapes
from croupier.server.api import Parameter
from croupier.server.calling import API, front_of, known_caller
from croupier.server.contests import (
    KEY,
    export,
    opened,
    put,
    report_paper,
    stream_in,
    terms_paper,
    terms_told,
)
from croupier.server.problems import Trouble
from croupier.tournament.decide import CHECKERS, DIRECTORS, commands, roles_for
from croupier.tournament.opening import OpenTournament
from croupier.tournament.terms import missing_terms

_FORMAT = Parameter(name="format", says="json, csv or pdf", pattern="^(json|csv|pdf)$")
_LOOKERS = frozenset({Role.SURVEILLANCE, Role.INSPECTOR, Role.AUTHORISED_OFFICER})
#: Who sees all of a tournament.
STAFF = DIRECTORS | CHECKERS | PIT | _LOOKERS | {Role.CASHIER}
#: Who may ask for what, and everybody who may ask for anything at all.
ROLES = {action: roles_for(kind) for action, kind in commands().items()}
ASKERS = frozenset(role for roles in ROLES.values() for role in roles)


def _stream(request: Request) -> TournamentStream:
    return stream_in(request, "tournament", front_of(request).tournaments.streams)


@API.operation("GET", "/v1/tournaments", out=shapes.TournamentList, open=True)
async def list_tournaments(request: Request) -> shapes.TournamentList:
    """Every tournament: where it stands, and what is played for."""
    front = front_of(request)
    lines = tuple(tournament_line(stream.state) for stream in front.tournaments.streams.values())
    return shapes.TournamentList(tournaments=lines, time=front.clock.now())


@API.operation(
    "POST",
    "/v1/tournaments",
    body=shapes.NewTournament,
    out=wire.Done,
    refuses=(409, 503),
    roles=DIRECTORS,
)
async def open_tournament(request: Request, body: shapes.NewTournament) -> wire.Done:
    """Set up a tournament; nothing can be entered before its terms are published."""
    caller, front = known_caller(request, changes=True), front_of(request)
    command = OpenTournament(
        by=lowest(caller.actor.roles & DIRECTORS),
        at=front.clock.now(),
        tournament=body.tournament,
        book=body.book,
        game=body.game,
        options=body.options,
    )
    name = f"{TOURNAMENTS.prefix}{body.tournament}"
    return await opened(front.house.gateway.submit(caller.actor, name, command))


@API.operation("GET", "/v1/tournaments/{tournament}", out=DirectorView, roles=STAFF)
async def see_tournament(request: Request) -> DirectorView:
    """A tournament as its director sees it, with the accounts behind it."""
    stream, front = _stream(request), front_of(request)
    await front.tournaments.rounds.caught_up()
    return director_view(
        stream.state,
        ledger_of(stream).balances,
        known_caller(request).actor.roles,
        seq=stream.version,
        time=front.clock.now(),
    )


@API.operation("GET", "/v1/tournaments/{tournament}/leaders", out=Leaders, open=True)
async def see_leaders(request: Request) -> Leaders:
    """The leader board: rank, name, chips, change, and who is above the cut."""
    stream = _stream(request)
    await front_of(request).tournaments.rounds.caught_up()
    return leaders(stream.state, seq=stream.version, time=front_of(request).clock.now())


@API.operation("GET", "/v1/tournaments/{tournament}/entrants/{player}", out=EntrantShown)
async def see_entrant(request: Request) -> EntrantShown:
    """An entrant: staff see any, a terminal its own player."""
    actor, stream = known_caller(request).actor, _stream(request)
    player = request.path_params["player"]
    own = actor.players is not None and player in actor.players
    if not own and not actor.roles & STAFF:
        raise Trouble(403, f"{actor.id} does not see the entry of {player}")
    if player not in stream.state.entrants:
        raise Trouble(404, f"{player} has no place in the tournament")
    return entrant_view(stream.state, player)


@API.operation(
    "POST",
    "/v1/tournaments/{tournament}/check",
    body=shapes.TournamentDraft,
    out=shapes.MissingList,
    roles=DIRECTORS,
)
async def check_tournament(request: Request, body: shapes.TournamentDraft) -> shapes.MissingList:
    """What terms still lack under the book's checklist. Nothing is published."""
    missing = missing_terms(shapes.plain_terms(body.terms), _stream(request).state.rules)
    return shapes.MissingList(missing=missing_shown(missing))


@API.operation(
    "POST",
    "/v1/tournaments/{tournament}/commands",
    body=shapes.AnyTournamentCommand,
    out=shapes.ContestAnswer,
    parameters=(KEY,),
    roles=ASKERS,
)
async def ask_tournament(request: Request, body: object) -> shapes.ContestAnswer:
    """Ask something of a tournament. The same key is answered the same way."""
    await front_of(request).tournaments.rounds.caught_up()
    return await put(request, body, _stream(request), ROLES, shapes.to_tournament_command)


@API.operation("GET", "/v1/tournaments/{tournament}/terms", out=shapes.TermsTold, open=True)
async def see_tournament_terms(request: Request) -> shapes.TermsTold:
    """The published terms, line by line, for everybody who may enter."""
    state = _stream(request).state
    return terms_told(tournament_terms(state), tournament_lines(state), state.version)


@API.operation("GET", "/v1/tournaments/{tournament}/terms/paper", open=True)
async def print_tournament_terms(request: Request) -> Response:
    """The published terms as PDF."""
    state = _stream(request).state
    return await terms_paper(tournament_terms(state), state.id)


@API.operation(
    "GET",
    "/v1/tournaments/{tournament}/papers/{paper}",
    parameters=(_FORMAT,),
    refuses=(404, 503),
    roles=STAFF,
)
async def print_tournament(request: Request) -> Response:
    """Seat cards (`seats`), the `ranking` or the `results` of a tournament."""
    stream, paper = _stream(request), request.path_params["paper"]
    if paper not in PAPERS:
        raise Trouble(404, f"there is no paper {paper!r}; there are {', '.join(PAPERS)}")
    await front_of(request).tournaments.rounds.caught_up()
    return await report_paper(request, PAPERS[paper](stream.state), f"{paper}-{stream.id}")


@API.operation(
    "GET",
    "/v1/tournaments/{tournament}/export",
    out=shapes.ContestExport,
    roles=DIRECTORS | CHECKERS | _LOOKERS,
)
async def export_tournament(request: Request) -> shapes.ContestExport:
    """Every record of a tournament, as it is kept: for who may see undisclosed wagers too."""
    return await export(request.path_params["tournament"], _stream(request).history())
