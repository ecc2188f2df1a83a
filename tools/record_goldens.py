"""Records one evening at each game as text, for people to read and tests to compare.

Run it as `make goldens` and review the difference like code.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from croupier.core.money import Money, show_dollars
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.answers import Accepted
from croupier.roulette.catalogue import all_books
from croupier.roulette.game import Game, Warn
from croupier.roulette.limits import Limits, Range
from croupier.scenario.playing import ScenarioHouse, person
from croupier.scenario.steps import Acting, make_command, usual_role
from croupier.table.decide import due
from croupier.table.declare import Command, Event
from croupier.table.describe import describe, explain_line
from croupier.table.opening import OpenTable
from croupier.table.state import Seat, Table

GOLDENS: Final = Path("tests") / "goldens"
TABLE: Final = "T1"
LIMITS: Final = Limits(
    table=Range(Money(500), Money(50_000), Money(500)),
    per_bet={"straight": Range(Money(100), Money(10_000))},
    aggregate_max=Money(100_000),
)
#: Further settings in which a game is played differently enough to be worth reading.
VARIANTS: Final[Mapping[tuple[str, str], tuple[Mapping[str, str], ...]]] = {
    ("star", "table"): ({"wheel": "double-zero", "lucky_ball": "mega", "uspin": "true"},),
    ("crown", "double-zero"): ({"layout": "V"},),
    ("rapid", "rapid"): ({"base": "crown"},),
}
SIGNED: Final = frozenset({"wheel-order", "asian-groups"})
#: Games at which the dealer tries to change the number, and may not.
DEALER_TRIES: Final = frozenset({("adelaide", "table"), ("new-zealand", "table")})
LUCKY_NUMBERS: Final = {"red": "17", "green": "0", "blue": "8", "yellow": "30"}

Words = Mapping[str, Any]
Step = tuple[str, Words]


@dataclass(slots=True)
class Evening:
    """A table in a house, its clock, and what has been written down so far."""

    house: ScenarioHouse
    lines: list[str] = field(default_factory=list)
    steps: int = 0

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.house.table(TABLE)

    @property
    def now(self) -> int:
        """Milliseconds since the evening began."""
        return self.house.clock.at

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.game

    def do(self, verb: str, words: Words) -> None:
        """Take a step by the one who usually takes it, and write down what came of it."""
        tries = verb == "correct-result" and (self.game.book, self.game.name) in DEALER_TRIES
        by = Role.DEALER if tries else usual_role(verb, words, self.table)
        command = make_command(verb, words, Acting(by, self.now))
        shown = ", ".join(f"{name} {value}" for name, value in words.items() if value != "")
        self._write(f"{verb}: {shown}" if shown else verb, command)

    def wait(self, seconds: int) -> None:
        """Let time pass, with what the clock leads to meanwhile."""
        until = self.now + 1000 * seconds
        while waiting := due(self.table, until):
            self._head(f"{waiting[0].action}, after a while", waiting[0].by)
            known = len(self.house.events(TABLE))
            self.house.advance(waiting[0].at)
            self._narrate(self.house.events(TABLE)[known:])
        self.house.advance(until)

    def _write(self, asked: str, command: Command) -> None:
        self._head(asked, command.by)
        player = str(getattr(command, "player", "") or "")
        answer = self.house.submit(TABLE, command, person(command.by.value, command.by, player))
        if isinstance(answer, Refusal):
            self.lines.append(f"   refused, {answer.reason}: {answer}")
            return
        if not isinstance(answer, Accepted):
            raise TypeError(f"{asked} was answered {answer}")
        self._narrate(answer.events)

    def _head(self, asked: str, by: Role) -> None:
        self.steps += 1
        self.lines.extend(["", f"{self.steps}. {asked} [{by}]"])

    def _narrate(self, events: Iterable[Event]) -> None:
        for event in events:
            self.lines.extend(_narrate(event))
            self.lines.extend(f"     ! {warning}" for warning in event.warnings)
        self.lines.extend(draw_table(self.table))


def _narrate(event: Event) -> Iterator[str]:
    """An event as its sentence; where it settles wagers, with a line for each of them."""
    said, lines = describe(event), getattr(event, "lines", ())
    if not lines:
        yield f"   * {said}"
        return
    yield f"   * {said.partition(';')[0]} ({', '.join(event.clauses)})"
    yield from (f"     {line.player}: {explain_line(line)}" for line in lines)


def draw_table(table: Table) -> Iterator[str]:
    """A table in a few lines: where it stands, who has what, and what staff must do."""
    numbers = f", last {table.numbers[0]}" if table.numbers else ""
    yield f"   | {table.phase}, round {table.round_no}{numbers}, house {show_dollars(table.house)}"
    for seat in table.seats.values():
        yield f"   | {seat.number} {seat.player:<4} {show_dollars(seat.balance):>8}{_wagers(seat)}"
    for waiting in table.tasks:
        waits = f" before {', '.join(sorted(waiting.task.blocks))}" if waiting.task.blocks else ""
        yield f"   > {waiting.task.name}{waits}: {waiting.text}"


def _wagers(seat: Seat) -> str:
    lie = [f"{bet} {show_dollars(stake)}" for bet, stake in seat.wagers.items()]
    lie += [f"{bet} {show_dollars(stake)} (void)" for bet, stake in seat.strays.items()]
    owed = [f"owes {show_dollars(seat.owed)}"] if seat.owed else []
    return f"  {', '.join([*lie, *owed])}".rstrip()


def scenario(evening: Evening) -> Iterator[Step]:
    """Two rounds: one with a bad spin, a late wager, a win, a loss and a fault; one called off."""
    yield "buy-in", {"player": "ann", "amount": 1000}
    yield "buy-in", {"player": "bob", "amount": 200}
    yield "open-betting", {}
    yield from _wagers_of_a_round()
    yield from _bad_spin(evening)
    yield from _clear_tasks(evening, "spin")
    yield "spin", {}
    yield from _draw_numbers(evening)
    yield from _close(evening)
    yield "place", {"player": "bob", "bet": "black", "stake": 5}
    yield from _fault(evening)
    yield from _draw_boost(evening)
    yield "result", {"number": 17}
    yield "correct-result", {"number": 20}
    yield from _clear_tasks(evening, "open-betting")
    yield "open-betting", {}
    yield "repeat", {"player": "bob"}
    yield "undo", {"player": "bob"}
    yield "clear", {"player": "ann"}
    yield "invalidate", {"reason": "fire", "round": evening.table.round_no}
    yield "cash-out", {"player": "bob", "ticket": "000000000000000001"}
    yield "leave", {"player": "bob"}


def _wagers_of_a_round() -> Iterator[Step]:
    """Some that are taken, one too small, one too large, one off the unit, and what few take."""
    yield "place", {"player": "ann", "bet": "straight:17", "stake": 10}
    yield "place", {"player": "bob", "bet": "dozen:1", "stake": 25}
    yield "place", {"player": "bob", "bet": "red", "stake": 2}
    yield "place", {"player": "ann", "bet": "straight:20", "stake": 150}
    yield "place", {"player": "ann", "bet": "red", "stake": 22}
    yield "call-bet", {"player": "ann", "bet": "neighbours:17", "stake": 5}
    yield "place", {"player": "bob", "bet": "neighbours:20", "stake": 5}
    yield "place", {"player": "ann", "bet": "tier", "stake": 5}
    yield "place", {"player": "ann", "bet": "lucky-ball:red", "stake": 5}


def _bad_spin(evening: Evening) -> Iterator[Step]:
    """A ball that runs with the wheel gives no result; the round goes on with another spin."""
    yield from _clear_tasks(evening, "spin")
    yield "spin", {"direction": "same"}
    yield from _close(evening)
    yield "result", {"number": 17}
    yield "no-spin", {"reason": "same-direction"}
    yield from _clear_tasks(evening, "open-betting", "spin")
    yield "open-betting", {}
    for player in ("ann", "bob"):
        if not evening.table.seats[player].wagers:
            yield "repeat", {"player": player}


def _close(evening: Evening) -> Iterator[Step]:
    if evening.game.close.seconds is not None:
        evening.wait(evening.game.close.seconds)
        return
    if evening.game.close.warn is not Warn.NEVER:
        yield "final-bets", {}
    yield "no-more-bets", {}


def _draw_numbers(evening: Evening) -> Iterator[Step]:
    if evening.game.lucky:
        yield "lucky-numbers", LUCKY_NUMBERS


def _draw_boost(evening: Evening) -> Iterator[Step]:
    if evening.game.lucky:
        yield "lucky-boost", {"colour": "red", "odds": "super"}


def _fault(evening: Evening) -> Iterator[Step]:
    """Something fails after the close, the wagers are confirmed, and it works again."""
    for scope in list(evening.game.malfunctions)[:1]:
        yield "malfunction", {"scope": scope, "confirmed": True}
        yield "restore", {"scope": scope}


def _clear_tasks(evening: Evening, *actions: str) -> Iterator[Step]:
    """Staff do what the next steps wait for, in order."""
    while any(waiting.task.blocks & set(actions) for waiting in evening.table.tasks):
        first = next(waiting for waiting in evening.table.tasks if waiting.task.blocks)
        yield "confirm", {"task": first.task.name, "player": first.player}


def play(book: str, game: str, options: Mapping[str, str]) -> str:
    """The evening at one game as text."""
    house = ScenarioHouse()
    house.house.lots.named = True
    refusal = house.open_table(
        OpenTable(
            by=Role.OPERATOR,
            table=TABLE,
            book=book,
            game=game,
            options=options,
            limits=LIMITS,
            seats_max=3,
            signed=SIGNED,
        )
    )
    if refusal is not None:
        raise ValueError(f"{book} {game} does not open: {refusal}")
    evening = Evening(house)
    chosen = ", ".join(f"{name} {value}" for name, value in evening.game.options.items())
    evening.lines.extend(
        [
            f"{evening.game.title}, book {book}, edition {evening.game.edition}",
            f"options: {chosen or 'none'}",
            f"limits: {LIMITS.table}; straight {LIMITS.per_bet['straight']};"
            f" in all {show_dollars(LIMITS.aggregate_max or 0)}",
            "",
            describe(house.events(TABLE)[0]),
        ]
    )
    for verb, words in scenario(evening):
        evening.do(verb, words)
    if fault := house.last_fault():
        raise ValueError(f"the log of {book} {game} does not verify: {fault}")
    return "\n".join(evening.lines) + "\n"


def goldens() -> dict[Path, Callable[[], str]]:
    """Every playthrough by its file, ready to be played."""
    found: dict[Path, Callable[[], str]] = {}
    for book in all_books():
        for offer in book.offers:
            settings = ({}, *VARIANTS.get((book.code, offer.name), ()))
            for options in settings:
                name = "-".join((book.code, offer.name, *options.values()))
                found[GOLDENS / f"{name}.txt"] = partial(play, book.code, offer.name, options)
    return found


def main() -> None:
    """Write all playthroughs, and remove those of games that are gone."""
    recorded = goldens()
    for stale in set(GOLDENS.glob("*.txt")) - set(recorded):
        stale.unlink()
    for path, played in recorded.items():
        path.write_text(played(), "utf-8")


if __name__ == "__main__":
    main()
