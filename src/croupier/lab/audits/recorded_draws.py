"""Draws as they stand in the log of a house, or in a file."""

import csv
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from croupier.lab.audits.draws import Draw, Inconsistency
from croupier.lab.audits.house import TableFact
from croupier.lab.audits.spins import Fault, NoNumbers, shorten
from croupier.roulette.bets import LUCKY_COLOURS
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.roulette.lucky import boost_chances
from croupier.table.betting import BetsClosed, BettingOpened
from croupier.table.lucky import LuckyBoostDrawn, LuckyNumbersDrawn
from croupier.table.opening import TableOpened
from croupier.table.spin import BallSpun

NUMBERS: Final = "Lucky Ball numbers"
COLOUR: Final = "Lucky Ball colour"
BOOST: Final = "Lucky Ball boost"
SEATS: Final = "tournament seats"
SEATS_GIVEN: Final = "tournament seats given out"
WINNERS: Final = "promotion winners by hand"
LOTS: Final = "promotion winners by lot"
COLUMNS: Final = ("kind", "pool", "drawn")
POOL_MAX: Final = 100_000


@dataclass(slots=True)
class Found:
    """Draws in the order of the log, and records that no honest draw can leave."""

    draws: list[Draw] = field(default_factory=list)
    inconsistent: list[Inconsistency] = field(default_factory=list)

    def doubt(self, kind: str, where: str, why: str) -> None:
        """Note a record that cannot be right."""
        self.inconsistent.append(Inconsistency(kind, where, why))


def table_draws(table: str, history: Iterable[TableFact], found: Found) -> None:
    """Add the Lucky Ball draws of a table, each against the game that the table had opened."""
    game: Game | None = None
    closed = numbered = False
    for fact in history:
        where = f"record {fact.record} at {table}"
        match fact.event:
            case TableOpened(book=book, game=name, options=options):
                game = find_book(book).game(name, dict(options))
            case BettingOpened() | BallSpun():
                closed, numbered = closed and isinstance(fact.event, BallSpun), False
            case BetsClosed():
                closed = True
            case LuckyNumbersDrawn(numbers=numbers) if game is not None:
                if numbered:
                    found.doubt(NUMBERS, where, "a second set of numbers for one spin")
                numbered = True
                _add_numbers(found, where, game, numbers)
            case LuckyBoostDrawn(colour=colour, odds=odds) if game is not None:
                if not closed:
                    found.doubt(BOOST, where, "it was drawn before no more bets")
                if not numbered:
                    found.doubt(BOOST, where, "it was drawn before its numbers")
                _add_boost(found, where, game, colour, odds)


def _add_numbers(found: Found, where: str, game: Game, numbers: Mapping[str, str]) -> None:
    if set(numbers) != set(LUCKY_COLOURS):
        named = ", ".join(sorted(numbers))
        found.doubt(NUMBERS, where, f"numbers for {named or 'no colour'}")
        return
    drawn = tuple(str(numbers[colour]) for colour in LUCKY_COLOURS)
    pool = tuple(map(str, game.wheel.order))
    found.draws.append(Draw(kind=NUMBERS, where=where, pool=pool, drawn=drawn))


def _add_boost(found: Found, where: str, game: Game, colour: str, odds: str) -> None:
    if game.lucky is None:
        found.doubt(BOOST, where, "the game has no Lucky Ball")
        return
    colours = Draw(kind=COLOUR, where=where, pool=tuple(LUCKY_COLOURS), drawn=(colour,))
    chances = boost_chances(game.lucky)
    boost = Draw(kind=BOOST, where=where, pool=tuple(chances), drawn=(odds,), chances=chances)
    found.draws += [colours, boost]


class _Contest:
    """A tournament or a promotion, read record by record. Pools are in the order of entry."""

    def __init__(self, found: Found) -> None:
        self.found = found
        self.entered: list[str] = []
        #: Who must sit where, by a lot that was just drawn.
        self.due: dict[str, tuple[str, ...]] = {}

    def read(self, where: str, kind: str, fact: Any) -> None:
        match kind, fact:
            case ("EntryAccepted" | "EntryTaken", {"player": str(player)}):
                # Anyone who enters twice has still one lot.
                self.entered += [] if player in self.entered else [player]
            case "EntrantSubstituted", {"player": str(player), "substitute": str(other)}:
                self.entered = [other if each == player else each for each in self.entered]
            case ("EntrantWithdrew" | "EntryWithdrawn", {"player": str(player)}):
                self.entered = [each for each in self.entered if each != player]
            case "SeatsDrawn", {"tables": [*tables], "order": [*order]}:
                self._seats_drawn(where, list(map(str, tables)), tuple(map(str, order)))
            case "PlayersSeated", {"table": str(table), "players": [*players]}:
                self._seated(where, table, tuple(map(str, players)))
            case "WinnerDrawn", {"winner": str(winner)}:
                barred = frozenset(fact.get("barred") or ())
                self._winner(where, winner, fact.get("lot"), fact.get("among"), barred)

    def _add(self, kind: str, where: str, pool: Iterable[str], drawn: tuple[str, ...]) -> None:
        self.found.draws.append(Draw(kind=kind, where=where, pool=tuple(pool), drawn=drawn))

    def _seats_drawn(self, where: str, tables: list[str], order: tuple[str, ...]) -> None:
        self._add(SEATS, where, (player for player in self.entered if player in order), order)
        self.due = {table: order[place :: len(tables)] for place, table in enumerate(tables)}

    def _seated(self, where: str, table: str, players: tuple[str, ...]) -> None:
        """Seats follow from a lot, or else somebody gave them out, which is a draw of its own."""
        due = self.due.pop(table, None)
        if due is None:
            pool = (player for player in self.entered if player in players)
            self._add(SEATS_GIVEN, where, pool, players)
        elif due != players:
            self.found.doubt(SEATS, where, f"the lot seats {', '.join(due)} at {table}")

    def _winner(
        self, where: str, winner: str, lot: object, among: object, barred: frozenset[str]
    ) -> None:
        if lot is None:
            self._add(WINNERS, where, self.entered, (winner,))
            return
        pool = sorted(each for each in self.entered if each not in barred)
        self._add(LOTS, where, pool, (winner,))
        if among != len(pool):
            self.found.doubt(LOTS, where, f"a lot among {among}, but {len(pool)} had entered")
        elif not isinstance(lot, int) or not 0 <= lot < len(pool) or pool[lot] != winner:
            self.found.doubt(LOTS, where, f"lot {lot} is not {winner}")


def contest_draws(stream: str, records: Iterable[tuple[int, str, bytes]], found: Found) -> None:
    """Add the seatings of a tournament or the winners of a promotion.

    Records are given as number, kind and payload.
    """
    contest = _Contest(found)
    for number, kind, payload in records:
        contest.read(f"record {number} of {stream}", kind, _payload(payload))


def _payload(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        return {}


def read_draws(raw: bytes, *, source: str) -> tuple[list[Draw], list[Fault]]:
    """Draws from a CSV file with the columns kind, pool and drawn.

    Things in a pool and things drawn are parted by semicolons or spaces; what cannot be read is
    named with its line.
    """
    draws: list[Draw] = []
    faults: list[Fault] = []
    places: list[int] = []
    for number, line in enumerate(raw.removeprefix(b"\xef\xbb\xbf").splitlines(), start=1):
        try:
            cells = next(csv.reader([line.decode("utf-8")], strict=True), [])
        except (UnicodeDecodeError, csv.Error) as error:
            faults.append(Fault(number, shorten(line.decode("utf-8", "replace")), str(error)))
            continue
        if not cells or cells[0].startswith("#"):
            continue
        if not places:
            places = _places(cells, number, source)
            continue
        read = _read_draw(cells, places, number)
        (draws if isinstance(read, Draw) else faults).append(read)  # type: ignore[arg-type]
    if not places:
        raise NoNumbers(f"{source} holds no draws")
    return draws, faults


def _places(cells: Sequence[str], line: int, source: str) -> list[int]:
    names = [cell.strip().lower() for cell in cells]
    if missing := [name for name in COLUMNS if name not in names]:
        wanted = ", ".join(COLUMNS)
        raise NoNumbers(f"{source}, line {line}: {', '.join(missing)} missing; {wanted} are wanted")
    return [names.index(name) for name in COLUMNS]


def _read_draw(cells: Sequence[str], places: Sequence[int], line: int) -> Draw | Fault:
    shown = shorten(",".join(cells))
    if len(cells) <= max(places):
        return Fault(line, shown, f"it has {len(cells)} columns")
    kind, pool, drawn = (cells[place].strip() for place in places)
    things = tuple(_things(pool))
    if not kind or not things:
        return Fault(line, shown, "kind or pool is empty")
    if len(things) > POOL_MAX:
        return Fault(line, shown, f"a pool of more than {POOL_MAX:,}")
    return Draw(kind=kind, where=f"line {line}", pool=things, drawn=tuple(_things(drawn)))


def _things(text: str) -> Iterator[str]:
    parts = text.split(";") if ";" in text else text.split()
    return (part.strip() for part in parts if part.strip())
