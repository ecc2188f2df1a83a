"""A tournament driven from Python in a house: through its gateway, onto a log that replays."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role, lowest
from croupier.house.answers import Accepted, Answer
from croupier.house.codecs import TOURNAMENT_CODEC
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.scenario.conditions import read_terms
from croupier.scenario.dealing import Dealer
from croupier.scenario.playing import ScenarioHouse, person
from croupier.table.opening import OpenTable
from croupier.tournament.allotments import IssueChips
from croupier.tournament.breaches import ReportBreach
from croupier.tournament.declare import Command, Event, roles_for
from croupier.tournament.designation import DesignateTables
from croupier.tournament.director import AppointDirector
from croupier.tournament.ending import EndSession
from croupier.tournament.entries import Enter
from croupier.tournament.opening import OpenTournament, replay
from croupier.tournament.papers import BriefPlayers
from croupier.tournament.play_offs import StartPlayOff
from croupier.tournament.publishing import AdviseRegulator, PublishTerms
from croupier.tournament.seating import SeatPlayers
from croupier.tournament.starting import StartSession
from croupier.tournament.state import Tournament
from croupier.tournament.terms import Terms
from croupier.tournament.wagers import LayWager
from tests.clauses.attesting import attested


def full_terms(book: str, **figures: Any) -> Terms:
    """Terms that state everything, with some figures."""
    return read_terms(figures, opened(book).state.rules, tables=1)


class Host:
    """A tournament in a house of its own."""

    def __init__(self, house: ScenarioHouse, book: str, opening: tuple[Event, ...]) -> None:
        self.house = house
        self.book = book
        self.name = "cup"
        self.log: list[Event] = list(opening)
        #: How many records of the house have been taken up.
        self._taken_up = len(house.store.records)

    @property
    def state(self) -> Tournament:
        """The tournament as the house has it."""
        return self.house.tournaments.streams[self.name].state

    def submit(self, kind: type[Command], **words: Any) -> tuple[Event, ...] | Refusal:
        """Ask as the usual role; a refusal changes nothing."""
        # Chips that have a price are sold at the cage, and a manager alone ends a session early.
        usual = {IssueChips: Role.CASHIER, EndSession: Role.TOURNAMENT_DIRECTOR}.get(
            kind, lowest(roles_for(kind))
        )
        by = words.pop("by", usual)
        command = kind(by=by, **attested(kind, words, self.state))
        self.house.clock.at = max(self.house.clock.at, command.at)
        if isinstance(command, DesignateTables):
            self._open(command.tables)
        answer = self.house.send(person(by.value, by), f"tournament:{self.name}", command)
        taken = self._taken(answer)
        if isinstance(command, StartSession | StartPlayOff):
            for table in self.state.sessions:
                self.open_betting(table)
        return taken

    def _taken(self, answer: Answer) -> tuple[Event, ...] | Refusal:
        if isinstance(answer, Refusal):
            return answer
        assert isinstance(answer, Accepted), answer
        records = self.house.store.records
        new, self._taken_up = records[self._taken_up :], len(records)
        own = (each for each in new if each.stream == f"tournament:{self.name}")
        events = tuple(TOURNAMENT_CODEC.decode(each.kind, each.payload) for each in own)
        self.log.extend(events)
        return events

    def open_betting(self, table: str) -> None:
        """A dealer opens betting where a round may begin."""
        session = self.state.sessions.get(table)
        if session is not None and session.is_open:
            self.house.run(self._dealer.open(table, self.house.clock.at))
            self.house.run(self.house.tournaments.rounds.caught_up())

    @property
    def _dealer(self) -> Dealer:
        return Dealer(self.house.house, self.house.tournaments.rounds)

    def enter(self, table: str, number: str, at: int = 0) -> tuple[Event, ...] | Refusal:
        """A dealer comes to a number at a table."""
        self.house.clock.at = max(self.house.clock.at, at)
        dealt = self._dealer.enter(table, Pocket(number), self.house.clock.at)
        return self._taken(self.house.run(dealt))

    def deal(self, table: str, number: str, at: int = 0) -> tuple[Event, ...]:
        """A number that cannot be refused; the next round is open at once."""
        events = self.enter(table, number, at)
        assert not isinstance(events, Refusal), str(events)
        self.open_betting(table)
        return events

    def _open(self, tables: tuple[str, ...]) -> None:
        """Tables that are to serve stand in the house."""
        game = self.state.game
        for table in tables:
            if table not in self.house.house.tables:
                opening = OpenTable(
                    by=Role.OPERATOR,
                    table=table,
                    book=self.book,
                    game=game.name,
                    limits=Limits(table=Range(Money(100), Money(100_000))),
                    signed=frozenset({"wheel-order"}),
                )
                assert self.house.open_table(opening) is None

    def must(self, kind: type[Command], **words: Any) -> tuple[Event, ...]:
        """Ask for what cannot be refused here; a dealer reports what the manager decides on."""
        decision = self.submit(kind, **words)
        if isinstance(decision, Refusal) and decision.code == "tournament-unreported":
            self.must(ReportBreach, player=words["player"])
            decision = self.submit(kind, **words)
        assert not isinstance(decision, Refusal), str(decision)
        return decision

    def refused(self, kind: type[Command], **words: Any) -> Refusal:
        """Ask for what must be refused, and see that nothing changed."""
        before = self.state
        decision = self.submit(kind, **words)
        assert isinstance(decision, Refusal), decision
        assert decision.clauses, decision
        assert self.state == before
        return decision

    def not_dealt(self, table: str, number: str) -> Refusal:
        """A number that must be refused, and changes nothing of the tournament."""
        before, refusal = self.state, self.enter(table, number)
        assert isinstance(refusal, Refusal), refusal
        assert refusal.clauses, refusal
        assert self.state == before
        return refusal

    def replays(self) -> bool:
        """Whether the log gives this very tournament."""
        return replay(self.log) == self.state

    def publish(self, terms: Terms) -> None:
        """Everything before entries."""
        self.must(AppointDirector, by=Role.OPERATOR, name="someone")
        self.must(PublishTerms, terms=terms)
        self.must(AdviseRegulator)

    def seat(self, table: str, *players: str) -> None:
        """Seat players with their chips, and start."""
        self.must(DesignateTables, tables=(table,))
        self.must(SeatPlayers, table=table, players=players)
        chips = self.state.agreed.chips
        self.must(IssueChips, table=table, players=players, amount=chips)
        self.must(BriefPlayers)
        self.must(StartSession, table=table)

    def play(self, table: str, number: str, wagers: Mapping[str, tuple[str, int]]) -> None:
        """A round: each player's bet and dollars, then the ball."""
        for player, (bet, dollars) in wagers.items():
            self.must(LayWager, player=player, bet=bet, stake=Money(dollars * 100))
        self.deal(table, number)


def opened(book: str, game: str = "") -> Host:
    """A tournament of which nothing is settled yet."""
    command = OpenTournament(by=Role.OPERATOR, tournament="cup", book=book, game=game)
    house = ScenarioHouse()
    answer = house.send(person("operator", Role.OPERATOR), "tournament:cup", command)
    assert isinstance(answer, Accepted), answer
    return Host(house, book, answer.events)


def begun(book: str, players: tuple[str, ...], **figures: Any) -> Host:
    """A tournament at one table T1, where play has begun."""
    host = opened(book)
    host.publish(full_terms(book, **figures))
    for player in players:
        host.must(Enter, player=player)
    host.seat("T1", *players)
    return host


def without(terms: Terms, *keys: str) -> Terms:
    """The same terms with some statements struck out."""
    return replace(terms, texts={k: v for k, v in terms.texts.items() if k not in keys})
