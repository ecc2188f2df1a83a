"""Tournaments over HTTP: set up, shown with what is missing, run by commands, exported."""

from starlette.requests import Request
from starlette.responses import Response

from croupier.core.messages import say
from croupier.core.roles import Role, lowest
from croupier.house.contests import ledger_of
from croupier.house.tournaments import TOURNAMENTS, TournamentStream
from croupier.house.views.contest_board import DirectorView, EntrantShown, Leaders
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
from croupier.server.api import Parameter
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.contests import (
    KEY,
    AnyTournamentCommand,
    ContestAnswer,
    ContestExport,
    MissingList,
    NewTournament,
    TermsDetails,
    TournamentDraft,
    TournamentList,
    export,
    opened,
    plain_terms,
    put,
    report_paper,
    stream_in,
    terms_details,
    terms_paper,
    to_tournament_command,
)
from croupier.server.paper_language import LANGUAGE
from croupier.server.problems import HttpError
from croupier.tournament.catalogue import COMMANDS
from croupier.tournament.declare import CHECKERS, DIRECTORS, roles_for
from croupier.tournament.opening import OpenTournament
from croupier.tournament.terms import missing_terms

_FORMAT = Parameter(name="format", says="json, csv or pdf", pattern="^(json|csv|pdf)$")
_OBSERVERS = frozenset({Role.SURVEILLANCE, Role.INSPECTOR, Role.AUTHORISED_OFFICER})
#: Who reads its records, with what undisclosed wagers say.
READERS = DIRECTORS | CHECKERS | _OBSERVERS
#: Who sees all of a tournament.
STAFF = READERS | PIT | {Role.CASHIER}
#: Who may give which command, and everybody who may give any at all.
ROLES = {action: roles_for(kind) for action, kind in COMMANDS.items()}
SENDERS = frozenset(role for roles in ROLES.values() for role in roles)


def _stream(request: Request) -> TournamentStream:
    return stream_in(request, "tournament", gateway_of(request).tournaments.streams)


@API.operation("GET", "/v1/tournaments", out=TournamentList, open=True)
async def list_tournaments(request: Request) -> TournamentList:
    """Every tournament: where it stands, and what is played for."""
    gateway = gateway_of(request)
    lines = tuple(tournament_line(stream.state) for stream in gateway.tournaments.streams.values())
    return TournamentList(tournaments=lines, time=gateway.clock.now())


@API.operation(
    "POST",
    "/v1/tournaments",
    body=NewTournament,
    out=wire.Done,
    refuses=(409, 503),
    roles=DIRECTORS,
)
async def open_tournament(request: Request, body: NewTournament) -> wire.Done:
    """Set up a tournament; nothing can be entered before its terms are published."""
    caller, gateway = known_caller(request, changes=True), gateway_of(request)
    command = OpenTournament(
        by=lowest(caller.actor.roles & DIRECTORS),
        at=gateway.clock.now(),
        tournament=body.tournament,
        book=body.book,
        game=body.game,
        options=body.options,
    )
    name = f"{TOURNAMENTS.prefix}{body.tournament}"
    return await opened(gateway.house.gateway.submit(caller.actor, name, command))


@API.operation("GET", "/v1/tournaments/{tournament}", out=DirectorView, roles=STAFF)
async def see_tournament(request: Request) -> DirectorView:
    """A tournament as its director sees it, with the accounts behind it."""
    stream, gateway = _stream(request), gateway_of(request)
    await gateway.tournaments.rounds.caught_up()
    return director_view(
        stream.state,
        ledger_of(stream).balances,
        known_caller(request).actor.roles,
        seq=stream.version,
        time=gateway.clock.now(),
    )


@API.operation("GET", "/v1/tournaments/{tournament}/leaders", out=Leaders, open=True)
async def see_leaders(request: Request) -> Leaders:
    """The leader board: rank, name, chips, change, and who is above the cut."""
    stream = _stream(request)
    await gateway_of(request).tournaments.rounds.caught_up()
    return leaders(stream.state, seq=stream.version, time=gateway_of(request).clock.now())


@API.operation("GET", "/v1/tournaments/{tournament}/entrants/{player}", out=EntrantShown)
async def see_entrant(request: Request) -> EntrantShown:
    """An entrant: staff see any, a terminal its own player."""
    actor, stream = known_caller(request).actor, _stream(request)
    player = request.path_params["player"]
    own = actor.players is not None and player in actor.players
    if not own and not actor.roles & STAFF:
        raise HttpError(403, say("http-entry-denied", actor=actor.id, player=player))
    if player not in stream.state.entrants:
        raise HttpError(404, say("tournament-no-place", player=player))
    return entrant_view(stream.state, player)


@API.operation(
    "POST",
    "/v1/tournaments/{tournament}/check",
    body=TournamentDraft,
    out=MissingList,
    roles=DIRECTORS,
)
async def check_tournament(request: Request, body: TournamentDraft) -> MissingList:
    """What terms still lack under the book's checklist. Nothing is published."""
    missing = missing_terms(plain_terms(body.terms), _stream(request).state.rules)
    return MissingList(missing=missing_shown(missing))


@API.operation(
    "POST",
    "/v1/tournaments/{tournament}/commands",
    body=AnyTournamentCommand,
    out=ContestAnswer,
    parameters=(KEY,),
    roles=SENDERS,
)
async def submit_to_tournament(request: Request, body: object) -> ContestAnswer:
    """Submit a command to a tournament. The same key is answered the same way."""
    await gateway_of(request).tournaments.rounds.caught_up()
    return await put(request, body, _stream(request), ROLES, to_tournament_command)


@API.operation("GET", "/v1/tournaments/{tournament}/terms", out=TermsDetails, open=True)
async def see_tournament_terms(request: Request) -> TermsDetails:
    """The published terms, line by line, for everybody who may enter."""
    state = _stream(request).state
    return terms_details(tournament_terms(state), tournament_lines(state), state.version)


@API.operation("GET", "/v1/tournaments/{tournament}/terms/paper", parameters=(LANGUAGE,), open=True)
async def print_tournament_terms(request: Request) -> Response:
    """The published terms as PDF."""
    state = _stream(request).state
    return await terms_paper(request, tournament_terms(state), state.id)


@API.operation(
    "GET",
    "/v1/tournaments/{tournament}/papers/{paper}",
    parameters=(_FORMAT, LANGUAGE),
    refuses=(404, 503),
    roles=STAFF,
)
async def print_tournament(request: Request) -> Response:
    """Seat cards (`seats`), `ranking`, `results`, or whom `advertising` may name."""
    stream, paper = _stream(request), request.path_params["paper"]
    if paper not in PAPERS:
        raise HttpError(404, say("http-no-paper", paper=paper, known=list(PAPERS)))
    await gateway_of(request).tournaments.rounds.caught_up()
    return await report_paper(request, PAPERS[paper](stream.state), f"{paper}-{stream.id}")


@API.operation(
    "GET",
    "/v1/tournaments/{tournament}/export",
    out=ContestExport,
    roles=READERS,
)
async def export_tournament(request: Request) -> ContestExport:
    """Every record of a tournament, as it is kept: for who may see undisclosed wagers too."""
    return await export(request.path_params["tournament"], _stream(request).history())
