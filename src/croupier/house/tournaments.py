"""The tournaments of a house behind the desk, and the tables that are theirs alone meanwhile."""

from typing import Final

from croupier.core.messages import Message, say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.answers import Answer
from croupier.house.codecs import TOURNAMENT_CODEC
from croupier.house.contests import (
    LedgerAudit,
    decide_with_opening,
    evolve_with_opening,
    refuse_of_oneself,
)
from croupier.house.entrants import People
from croupier.house.house import House
from croupier.house.policies import Request
from croupier.house.ports import Entropy
from croupier.house.stream import Stream
from croupier.house.stream_kind import StreamKind
from croupier.house.tournament_rounds import TournamentRounds
from croupier.ledger.tournaments import TournamentLedger, cash_of
from croupier.roulette.game import Game
from croupier.roulette.tournament import Topic
from croupier.table.declare import Event as TableEvent
from croupier.table.phases import Phase
from croupier.table.state import Table
from croupier.tournament.absence import AbsenceReported, ReportAbsence, ReportNoWager
from croupier.tournament.allotments import BuyAddOn, IssueChips
from croupier.tournament.answer import refuse_play
from croupier.tournament.breaches import ReportBreach, ReportChipsAdded, ReportChipsHidden
from croupier.tournament.buy_backs import BuyBack
from croupier.tournament.catalogue import COMMANDS
from croupier.tournament.declare import DIRECTORS, Command, Event, decide, evolve
from croupier.tournament.designation import DesignateTables
from croupier.tournament.disputes import OpenDispute
from croupier.tournament.disqualification import (
    MANAGERS,
    BreachReported,
    Disqualify,
    EntrantDisqualified,
)
from croupier.tournament.entries import Enter
from croupier.tournament.opening import (
    OpenTournament,
    TournamentOpened,
    decide_opening,
    open_tournament,
)
from croupier.tournament.seating import DrawSeats, PlayersSeated, SeatPlayers, to_be_seated
from croupier.tournament.state import Tournament
from croupier.tournament.terms import Feature
from croupier.tournament.withdrawal import Withdraw

TournamentStream = Stream[Tournament, Event]


def _decide_opening(command: OpenTournament) -> TournamentOpened | Refusal:
    if command.by not in DIRECTORS:
        return Refusal(Reason.NOT_PERMITTED, say("house-may-not-set-up-tournament", by=command.by))
    return decide_opening(command)


def _whose(state: Tournament, command: Command, reason: Reason) -> tuple[str, ...]:
    """A tournament is its manager's to conduct, and chips are for nobody else to play with."""
    if reason is Reason.NOT_YOUR_WAGER:
        return state.cite(Topic.CHIPS_EXCHANGED)
    return state.cite(Topic.DIRECTOR, Topic.DISPUTE)


TOURNAMENTS: Final[StreamKind[Tournament, Event]] = StreamKind(
    prefix="tournament:",
    codec=TOURNAMENT_CODEC,
    decide=decide_with_opening("tournament", OpenTournament, _decide_opening, decide),
    evolve=evolve_with_opening(TournamentOpened, open_tournament, evolve),
    empty=lambda name: None,  # type: ignore[arg-type, return-value]
    whose=_whose,
    opening=OpenTournament,
    audit=lambda name, state: LedgerAudit(TournamentLedger(name)),
)
#: Ordinary play, as against taking down what lies there and taking away what is one's own; and what
#: would end all play.
_PLAY: Final = frozenset(
    {
        *("open-betting", "place", "call-bet", "repeat", "move", "undo"),
        *("join", "buy-in", "ticket-in", "close-table"),
    }
)
_ROUND: Final = "open-betting"
#: What a player or dealer could enter, were it not for the cash that goes over the counter.
_SELF_SERVICE: Final = (
    *(Enter.action, BuyBack.action, BuyAddOn.action),
    *(IssueChips.action, Withdraw.action),
)
#: Who takes fees: the cage, and who conducts it; others handle what lies on a table. A scenario's
#: player pays without anybody who is named.
_TAKE_FEES: Final = DIRECTORS | {Role.CASHIER, Role.PLAYER, Role.SYSTEM}
#: By which the manager takes a player out.
_DISQUALIFYING: Final = (
    Disqualify.action,
    ReportBreach.action,
    ReportAbsence.action,
    ReportNoWager.action,
    ReportChipsAdded.action,
    ReportChipsHidden.action,
)
_AT_REST: Final = frozenset({Phase.IDLE, Phase.SETTLED})


class Tournaments:
    """Tournaments by name, and what they mean for the tables of the house."""

    def __init__(self, house: House, entropy: Entropy, people: People | None = None) -> None:
        self._house = house
        self._entropy = entropy
        #: Tables that are about to be designated: no round begins there meanwhile.
        self._claimed: dict[str, str] = {}
        family = house.streams.add(TOURNAMENTS)
        self.streams = family.streams
        self.rounds = TournamentRounds(house, family.streams, family.policies)
        (people or People()).attach_to(family.policies)
        family.policies.fill(self._draw, DrawSeats.action)
        family.policies.review(_refuse_self_service, *_SELF_SERVICE)
        family.policies.review(_refuse_entrant, *COMMANDS)
        family.policies.review(_refuse_others_dispute, OpenDispute.action)
        family.policies.review(_refuse_unreported, *_DISQUALIFYING)
        family.policies.review(self._refuse_tables, DesignateTables.action)
        family.policies.review(self._refuse_places, SeatPlayers.action, DrawSeats.action)
        house.gateway.hold(self._claim, DesignateTables.action)
        house.policies.review(
            self._refuse_play, *_PLAY, clears=lambda table: not self.of_table(table.id)
        )

    async def start(self) -> None:
        """Bring every tournament to where the log left it."""
        await self._house.streams.start(TOURNAMENTS.prefix)
        await self.rounds.start()

    async def _claim(self, stream: TournamentStream, request: Request) -> None:
        """Keep tables from ordinary play until it is known whether they are designated."""
        tables = dict.fromkeys(request.command.tables)
        claimed, answered = [each for each in tables if each not in self._claimed], request.answered
        self._claimed |= dict.fromkeys(claimed, stream.id)

        def release(answer: Answer | Exception) -> None:
            for table in claimed:
                del self._claimed[table]
            answered(answer)

        request.answered = release

    def _draw(self, state: Tournament, command: Command) -> Command:
        """A lot for places: each order of the players is as likely as any other."""
        if not isinstance(command, DrawSeats) or command.order:
            return command
        left, order = list(to_be_seated(state, command.tables)), []
        while left:
            order.append(left.pop(self._entropy.below(len(left))))
        return command.but(order=tuple(order))

    def _refuse_tables(
        self, state: Tournament, request: Request, events: tuple[Event, ...]
    ) -> Refusal | None:
        """Why tables cannot be set aside now."""
        clauses = state.cite(Topic.DESIGNATION, Topic.EXCLUSIVE)
        for table in request.command.tables:
            why = self._why_not_free(state, table)
            if why is not None:
                return Refusal(
                    Reason.WRONG_PHASE, say("house-table-refuses", table=table, why=why), clauses
                )
        return None

    def _refuse_places(
        self, state: Tournament, request: Request, events: tuple[Event, ...]
    ) -> Refusal | None:
        """Nobody is seated where a table has no place."""
        for event in events:
            if not isinstance(event, PlayersSeated) or event.table not in self._house.tables:
                continue
            places = self._house.tables[event.table].state.places
            if places is not None and len(event.players) > places:
                detail = say("house-table-has-places", table=event.table, places=places)
                return Refusal(Reason.LIMIT_OF_PLAYERS, detail, state.cite(Topic.POSITION))
        return None

    def _why_not_free(self, tournament: Tournament, name: str) -> Message | None:
        stream = self._house.tables.get(name)
        if stream is None:
            return say("house-table-not-here")
        table = stream.state
        if table.game.book != tournament.game.book:
            return say("house-table-under-book", book=table.game.book)
        if not _is_same(table.game, tournament.game):
            return say("house-table-other-game", game=table.game.name)
        other = self.of_table(name)
        if other not in ("", tournament.id):
            return say("house-table-designated", tournament=other)
        wagered = any(seat.wagers or seat.strays for seat in table.seats.values())
        if table.phase not in _AT_REST or wagered:
            return say("house-table-in-play")
        return None

    def of_table(self, table: str) -> str:
        """The tournament that a table is set aside for; an empty name where there is none."""
        for name, stream in self.streams.items():
            over = stream.state.cancelled or stream.state.is_awarded
            if table in stream.state.designated and not over:
                return name
        return self._claimed.get(table, "")

    def _refuse_play(
        self, table: Table, request: Request, events: tuple[TableEvent, ...]
    ) -> Refusal | None:
        """Why there is no ordinary play at a table that serves a tournament."""
        if not self.streams and not self._claimed:
            return None
        name = self.of_table(table.id)
        if not name:
            return None
        if request.command.action == _ROUND and name in self.streams:
            state = self.streams[name].state
            session = state.sessions.get(table.id)
            if session is not None and session.is_open:
                # A round of the session, and none of any other play.
                return refuse_play(state, session, request.command.at)
        detail = say("house-table-set-aside-tournament-no", id=table.id, name=name)
        return Refusal(Reason.WRONG_PHASE, detail, self.streams[name].state.cite(Topic.EXCLUSIVE))


def _is_same(one: Game, other: Game) -> bool:
    """Whether wagers of two games are laid, won and paid alike."""
    return (one.name, one.wheel, one.bets) == (other.name, other.wheel, other.bets)


def _refuse_entrant(
    state: Tournament, request: Request, events: tuple[Event, ...]
) -> Refusal | None:
    """Nobody works at a tournament in which they have a place, nor gives themselves one."""
    if request.command.by in (Role.PLAYER, Role.SYSTEM):
        return None
    command = request.command
    newcomers = (getattr(command, name, "") for name in ("player", "substitute"))
    for player in (*state.entrants, *newcomers):
        if refusal := refuse_of_oneself(request, player, state.cite(Topic.DIRECTOR)):
            return refusal
    return None


def _refuse_unreported(
    state: Tournament, request: Request, events: tuple[Event, ...]
) -> Refusal | None:
    """Nobody is out by one person's word: staff at the table report, and the manager decides."""
    manager = bool(request.identity.roles & MANAGERS)
    for event in events:
        if (
            isinstance(event, BreachReported | AbsenceReported)
            and manager
            and event.by not in MANAGERS
        ):
            # Whatever other post they hold too, they would decide on their own report.
            detail = say("tournament-manager-reports", player=event.player)
            return Refusal(Reason.NOT_PERMITTED, detail, state.cite(Topic.BREACH))
        if isinstance(event, EntrantDisqualified) and event.player not in state.reported:
            detail = say("tournament-unreported", player=event.player)
            return Refusal(Reason.WRONG_PHASE, detail, state.cite(Topic.BREACH))
    return None


def _refuse_self_service(
    state: Tournament, request: Request, events: tuple[Event, ...]
) -> Refusal | None:
    """Why a player's own terminal may not say of its owner what only staff can know.

    Nor does who deals or watches a table take a fee, give one back or take anybody's place away: no
    till would lack what did not come, and they could choose who is left to win.
    """
    command = request.command
    own = command.by is Role.PLAYER and request.identity.players is not None
    terms = state.agreed
    at_counter = bool(request.identity.roles & _TAKE_FEES)
    paid = any(map(cash_of, events))
    if (paid and (own or not at_counter)) or (isinstance(command, Withdraw) and not at_counter):
        return Refusal(
            Reason.NOT_PERMITTED, say("house-fee-paid-at-cashier-who"), state.cite(Topic.ENTRY)
        )
    if own and isinstance(command, Enter) and terms.provides(Feature.CRITERIA):
        return Refusal(
            Reason.NOT_PERMITTED,
            say("house-somebody-must-see-criteria-selection"),
            state.cite(Topic.CRITERIA),
        )
    return None


def _refuse_others_dispute(
    state: Tournament, request: Request, events: tuple[Event, ...]
) -> Refusal | None:
    """A terminal stops play for its own player's sake, and nowhere but at that player's table."""
    command, own = request.command, request.identity.players
    if own is None:
        return None
    entrant = state.entrants.get(command.player)
    if entrant is not None and command.player in own and command.table in ("", entrant.table):
        return None
    detail = say("house-dispute-of-ones-own")
    return Refusal(Reason.NOT_PERMITTED, detail, state.cite(Topic.DISPUTE))
