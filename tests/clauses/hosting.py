"""A tournament driven from Python in a house: through its gateway, onto a log that replays."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.core.roles import Role, lowest
from croupier.house.answers import Accepted
from croupier.roulette.limits import Limits, Range
from croupier.roulette.pockets import Pocket
from croupier.scenario.conditions import read_terms
from croupier.scenario.playing import StoryHouse, person
from croupier.table.opening import OpenTable
from croupier.tournament import commands as c
from croupier.tournament import round_commands as rc
from croupier.tournament.decide import roles_for
from croupier.tournament.events import Event
from croupier.tournament.evolve import replay
from croupier.tournament.opening import OpenTournament
from croupier.tournament.state import Tournament
from croupier.tournament.terms import Terms
from tests.clauses.attesting import attested


def full_terms(book: str, **figures: Any) -> Terms:
    """Terms that state everything, with some figures."""
    return read_terms(figures, opened(book).state.rules, tables=1)


class Host:
    """A tournament in a house of its own."""

    def __init__(self, house: StoryHouse, book: str, opening: tuple[Event, ...]) -> None:
        self.house = house
        self.book = book
        self.name = "cup"
        self.log: list[Event] = list(opening)

    @property
    def state(self) -> Tournament:
        """The tournament as the house has it."""
        return self.house.tournaments.streams[self.name].state

    def ask(self, kind: type[c.Command], **words: Any) -> tuple[Event, ...] | Refusal:
        """Ask as the usual role; a refusal changes nothing."""
        by = words.pop("by", lowest(roles_for(kind)))
        command = kind(by=by, **attested(kind, words, self.state))
        self.house.clock.at = max(self.house.clock.at, command.at)
        if isinstance(command, c.DesignateTables):
            self._open(command.tables)
        answer = self.house.send(person(by.value, by), f"tournament:{self.name}", command)
        if isinstance(answer, Refusal):
            return answer
        assert isinstance(answer, Accepted), answer
        self.log.extend(answer.events)
        return answer.events

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

    def must(self, kind: type[c.Command], **words: Any) -> tuple[Event, ...]:
        """Ask for what cannot be refused here."""
        decision = self.ask(kind, **words)
        assert not isinstance(decision, Refusal), str(decision)
        return decision

    def refused(self, kind: type[c.Command], **words: Any) -> Refusal:
        """Ask for what must be refused, and see that nothing changed."""
        before = self.state
        decision = self.ask(kind, **words)
        assert isinstance(decision, Refusal), decision
        assert decision.clauses, decision
        assert self.state == before
        return decision

    def replays(self) -> bool:
        """Whether the log gives this very tournament."""
        return replay(self.log) == self.state

    def publish(self, terms: Terms) -> None:
        """Everything before entries."""
        self.must(c.AppointDirector, by=Role.OPERATOR, name="someone")
        self.must(c.PublishTerms, terms=terms)
        self.must(c.AdviseRegulator)

    def seat(self, table: str, *players: str) -> None:
        """Seat players with their chips, and start."""
        self.must(c.DesignateTables, tables=(table,))
        self.must(c.SeatPlayers, table=table, players=players)
        chips = self.state.agreed.chips
        self.must(c.IssueChips, table=table, players=players, amount=chips)
        self.must(c.BriefPlayers)
        self.must(c.StartSession, table=table)

    def play(self, table: str, number: str, wagers: Mapping[str, tuple[str, int]]) -> None:
        """A round: each player's bet and dollars, then the ball."""
        for player, (bet, dollars) in wagers.items():
            self.must(rc.LayWager, player=player, bet=bet, stake=Money(dollars * 100))
        self.must(rc.EnterResult, table=table, pocket=Pocket(number))


def opened(book: str, game: str = "") -> Host:
    """A tournament of which nothing is settled yet."""
    command = OpenTournament(by=Role.OPERATOR, tournament="cup", book=book, game=game)
    house = StoryHouse()
    answer = house.send(person("operator", Role.OPERATOR), "tournament:cup", command)
    assert isinstance(answer, Accepted), answer
    return Host(house, book, answer.events)


def begun(book: str, players: tuple[str, ...], **figures: Any) -> Host:
    """A tournament at one table T1, where play has begun."""
    host = opened(book)
    host.publish(full_terms(book, **figures))
    for player in players:
        host.must(c.Enter, player=player)
    host.seat("T1", *players)
    return host


def without(terms: Terms, *keys: str) -> Terms:
    """The same terms with some statements struck out."""
    return replace(terms, texts={k: v for k, v in terms.texts.items() if k not in keys})
