"""The library's face: books, bets, odds, settlement, and a table to play on from Python.

Everything here is exported by `croupier` itself. Amounts go in as dollars (`10`, `"12.50"`) and
come out as exact decimals of dollars; a refusal is a value that names its reason and its clauses.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from os import PathLike
from typing import Any

from croupier import arguments
from croupier.arguments import Amount
from croupier.core.money import CENTS_PER_DOLLAR, parse_money
from croupier.core.refusal import Reason, Refusal, read_refusal
from croupier.roulette.bets import Bet, BetName
from croupier.roulette.book import Rulebook
from croupier.roulette.calls import Call
from croupier.roulette.catalogue import all_books, find_book
from croupier.roulette.game import Game
from croupier.roulette.notation import parse_bet
from croupier.roulette.odds import Prospect, prospect
from croupier.roulette.pockets import Pocket


def books() -> tuple[Rulebook, ...]:
    """Every rulebook there is, by code.

    >>> all(book.offers for book in books())
    True
    """
    return all_books()


def game(book: str, name: str = "", **options: object) -> Game:
    """A game of a book with its options chosen; the book's first game where none is named.

    >>> first = books()[0]
    >>> game(first.code).name == first.offers[0].name
    True
    """
    found = find_book(arguments.text(book, "the code of a book"))
    named = arguments.text(name, "the name of a game") or found.offers[0].name
    return found.game(named, options)


def bet(text: str) -> Bet | Call:
    """A bet from its notation; NotationError, a ValueError, where it is none.

    >>> bet("split:14-17").numbers
    ('14', '17')
    """
    return parse_bet(arguments.notation(text))


def odds(of: Game, text: str | Bet | Call) -> Prospect | Refusal:
    """Chance, expectation and variance of a bet, exactly; a refusal where the game has none.

    >>> found = odds(game(books()[0].code), "red")
    >>> found.probability, found.edge
    (Fraction(18, 37), Fraction(1, 37))
    """
    return prospect(arguments.a_game(of), parse_bet(arguments.notation(text)))


def settle(
    of: Game, number: str | int, wagers: Mapping[BetName, Amount]
) -> dict[BetName, Fraction]:
    """What each wager brings in dollars on a number, stake included, limits and rounding aside.

    A bet that the game does not offer, or a stake that is none, is a ValueError.

    >>> settle(game(books()[0].code), 17, {"split:14-17": 10, "red": 5})
    {'split:14-17': Fraction(180, 1), 'red': Fraction(0, 1)}
    """
    from croupier.roulette.pockets import parse_pocket

    pocket = parse_pocket(arguments.number(number))
    if pocket not in arguments.a_game(of).wheel.place:
        raise ValueError(f"{number} is not on a wheel of {of.wheel.title}")
    brings = {}
    for text, stake in arguments.wagers(wagers).items():
        if isinstance(worth := odds(of, text), Refusal):
            raise ValueError(str(worth))
        if parse_money(stake) <= 0:
            raise ValueError(f"a stake of {stake} on {text} is none")
        pieces = of.pieces(parse_bet(text))
        paid = of.pays(pocket)
        won = sum(
            (paid[piece.bet.name] + 1) * piece.pieces for piece in pieces if piece.bet.name in paid
        )
        brings[text] = Fraction(won * parse_money(stake), CENTS_PER_DOLLAR)
    return brings


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """How one wager came out, in dollars."""

    stake: Decimal
    win: Decimal
    returned: Decimal
    void: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What came of one action at a table. It is true where the action was accepted."""

    action: str
    refusal: Refusal | None = None
    clauses: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    #: What lies on the bet afterwards, where a wager was cut down.
    stake: Decimal | None = None
    settled: Mapping[str, Mapping[BetName, Settled]] = field(default_factory=dict)
    balances: Mapping[str, Decimal] = field(default_factory=dict)
    phase: str = ""

    def __bool__(self) -> bool:
        return self.refusal is None

    def __str__(self) -> str:
        if self.refusal is not None:
            return f"refused, {self.refusal.reason}: {self.refusal}"
        lines = [
            f"{player}: {_outcome(text, wager)}"
            for player, wagers in self.settled.items()
            for text, wager in wagers.items()
        ]
        held = ", ".join(f"{player} ${amount}" for player, amount in self.balances.items())
        cited = f" ({', '.join(self.clauses)})" if self.clauses else ""
        done = f"{self.action}{cited}" + (f"; in hand: {held}" if held else "")
        return "\n".join((done, *lines, *self.warnings))

    def __repr__(self) -> str:
        return f"<{str(self).splitlines()[0]}>"


def _outcome(text: BetName, wager: Settled) -> str:
    if wager.void:
        return f"${wager.stake} on {text} void, ${wager.returned} back"
    if wager.win:
        return f"${wager.stake} on {text} wins ${wager.win}"
    kept = f", ${wager.returned} back" if wager.returned else ""
    return f"${wager.stake} on {text} lost{kept}"


class Table:
    """A table of one game, with a clock that only `wait` moves.

    Every method answers with a Result. Names of people are plain text; the role that acts is the
    lowest the rulebook lets do it, unless `by` names another.
    """

    def __init__(
        self,
        book: str,
        name: str = "",
        *,
        limits: tuple[Amount, Amount] | Mapping[str, Any] | None = None,
        **options: object,
    ) -> None:
        from croupier.scenario.stepwise import ScenarioSteps

        self.game = game(book, name, **options)
        if not isinstance(limits, Mapping) and limits is not None:
            limits = dict(zip(("min", "max"), arguments.limits(limits), strict=True))
        self._steps = ScenarioSteps(book, self.game.name, options=options, limits=limits)
        self._waited = 0

    def do(self, action: str, /, *, by: str | None = None, **words: object) -> Result:
        """Any action of the scenario format by its name, such as `do("final-bets")`.

        An action or a word that there is not is a ValueError that says which there are.
        """
        if arguments.text(action, "an action") == "advance":
            raise ValueError("time passes by wait(seconds), which no action does")
        if by is not None:
            arguments.text(by, "a role")
        waited, self._waited = self._waited, 0
        return _result(self._steps.step(action, by=by, after=waited, **words))

    def buy_in(self, player: str, amount: Amount) -> Result:
        """Sit down and turn money into chips or credits."""
        return self.do("buy-in", player=arguments.player(player), amount=arguments.amount(amount))

    def cash_out(self, player: str) -> Result:
        """Take the whole free balance off the table."""
        return self.do("cash-out", player=arguments.player(player))

    def leave(self, player: str) -> Result:
        """Get up from the table."""
        return self.do("leave", player=arguments.player(player))

    def open_betting(self) -> Result:
        """Announce that bets may be placed."""
        return self.do("open-betting")

    def place(self, player: str, bet: str | Bet | Call, stake: Amount) -> Result:
        """Put a stake on a bet; on a call bet the stake is for one piece.

        At a table where no round was dealt yet, the dealer opens betting for it. What makes no
        sense to a table is refused; what is no bet or no amount by its type is a TypeError.
        """
        who, name, laid = arguments.player(player), arguments.notation(bet), arguments.amount(stake)
        if self.phase == "idle":
            self.open_betting()
        return self.do("place", player=who, bet=name, stake=laid)

    def call_bet(self, player: str, bet: str | Bet | Call, stake: Amount) -> Result:
        """A wager declared aloud and placed by the dealer."""
        name, called = arguments.notation(bet), arguments.amount(stake)
        return self.do("call-bet", player=arguments.player(player), bet=name, stake=called)

    def remove(self, player: str, bet: str | Bet | Call) -> Result:
        """Take a wager down."""
        return self.do("remove", player=arguments.player(player), bet=arguments.notation(bet))

    def clear(self, player: str) -> Result:
        """Take all of one's wagers down."""
        return self.do("clear", player=arguments.player(player))

    def undo(self, player: str) -> Result:
        """Take back the last change one made this round."""
        return self.do("undo", player=arguments.player(player))

    def repeat(self, player: str) -> Result:
        """Lay the wagers of the last round again."""
        return self.do("repeat", player=arguments.player(player))

    def spin(self) -> Result:
        """Launch the ball against a turning wheel, as it should be."""
        return self.do("spin", direction="opposite", revolutions=6)

    def no_more_bets(self) -> Result:
        """Close betting."""
        return self.do("no-more-bets")

    def result(self, number: str | int) -> Result:
        """The ball is at rest in a pocket: settle the round."""
        return self.do("result", number=arguments.number(number))

    def no_spin(self, reason: str) -> Result:
        """Declare that the spin gives no result."""
        return self.do("no-spin", reason=arguments.text(reason, "a reason"))

    def correct_result(self, number: str | int) -> Result:
        """The number entered was wrong; this one was spun."""
        return self.do("correct-result", number=arguments.number(number))

    def wait(self, seconds: float) -> None:
        """Let time pass before the next action; it never runs back."""
        self._waited += arguments.milliseconds(seconds)

    def receipt(self, player: str) -> list[str]:
        """What a player wagered in this round and what became of it, line by line."""
        return self._steps.receipt(arguments.player(player))

    @property
    def phase(self) -> str:
        """Where the table stands in its round."""
        return str(self._steps.state["phase"])

    @property
    def balances(self) -> dict[str, Decimal]:
        """What each player holds and has not staked, in dollars."""
        return _amounts(self._steps.state["balances"])

    @property
    def bets(self) -> dict[str, dict[BetName, Decimal]]:
        """What each player has on the layout, in dollars."""
        return {player: _amounts(own) for player, own in self._steps.state["bets"].items()}

    @property
    def numbers(self) -> list[str]:
        """The last results, newest first."""
        return list(self._steps.state["numbers"])

    def __repr__(self) -> str:
        seated = ", ".join(self.balances) or "nobody seated"
        return f"<Table {self.game.book} {self.game.name}: {self.phase}; {seated}>"

    def __str__(self) -> str:
        from croupier.drawing import draw_cloth, marked

        laid = {name: f"{amount:,}" for name, amount in self._laid().items()}
        lines = [f"{self.game.title}: {self.phase}", draw_cloth(self.game.layout, laid)]
        for player, amount in self.balances.items():
            own = ", ".join(f"{name} ${stake:,}" for name, stake in self.bets[player].items())
            lines.append(f"{player}: ${amount:,} in hand" + (f"; {own}" if own else ""))
        if self.numbers:
            lines.append(
                "last numbers: " + " ".join(marked(Pocket(number)) for number in self.numbers)
            )
        return "\n".join(lines)

    def _repr_svg_(self) -> str:
        from croupier.svg import draw_layout

        chips = {name: int(amount * CENTS_PER_DOLLAR) for name, amount in self._laid().items()}
        return draw_layout(self.game, chips)

    def _laid(self) -> dict[BetName, Decimal]:
        """Everybody's stakes by bet."""
        laid: dict[BetName, Decimal] = {}
        for own in self.bets.values():
            for name, amount in own.items():
                laid[name] = laid.get(name, Decimal(0)) + amount
        return laid


def open_table(
    book: str,
    name: str = "",
    *,
    limits: tuple[Amount, Amount] | Mapping[str, Any] | None = None,
    **options: object,
) -> Table:
    """Open a table of a book's game; `limits` are the least and the most a bet may be.

    >>> table = open_table(books()[0].code, limits=(5, 500))
    >>> table.buy_in("ann", 100).balances
    {'ann': Decimal('100')}
    >>> table.place("ann", "red", 600).refusal.reason
    <Reason.INSUFFICIENT_CREDIT: 'insufficient-credit'>
    """
    return Table(book, name, limits=limits, **options)


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioRun:
    """A scenario that was played. It is true where every step came as the scenario expects.

    `results` are the steps in order; `missed` says for a step's number what came differently.
    """

    name: str
    results: tuple[Result, ...]
    missed: Mapping[int, tuple[str, ...]]

    def __bool__(self) -> bool:
        return not self.missed

    def __str__(self) -> str:
        lines = [
            f"step {number} {self.results[number - 1].action}: {text}"
            for number, texts in self.missed.items()
            for text in texts
        ]
        return "\n".join((f"{'ok' if self else 'FAIL'} {self.name}", *lines))

    def __repr__(self) -> str:
        return f"<{str(self).splitlines()[0]}; {len(self.results)} steps>"


def play_scenario(scenario: str | PathLike[str]) -> ScenarioRun:
    """Play a scenario of a table: a path of a scenario file, or its text. ValueError if it is none.

    >>> play_scenario(f'''
    ... name: no wager before betting opens
    ... book: {books()[0].code}
    ... steps:
    ...   - buy-in: {{player: ann, amount: 100}}
    ...   - place: {{player: ann, bet: red, stake: 10}}
    ...     expect: {{refused: betting-closed}}
    ... ''')
    <ok no wager before betting opens; 2 steps>
    """
    from croupier.scenario.read import parse_scenario, read_scenario
    from croupier.scenario.run import run_scenario

    given = arguments.file_or_text(scenario, "a scenario")
    read = parse_scenario(given) if isinstance(given, str) else read_scenario(given)
    if read.kind != "table":
        raise ValueError(f"{read.name} is a scenario of a {read.kind}; a table's is wanted")
    outcomes = run_scenario(read)
    return ScenarioRun(
        name=read.name,
        results=tuple(_result(outcome.report) for outcome in outcomes),
        missed={n: one.missed for n, one in enumerate(outcomes, start=1) if one.missed},
    )


def _amounts(shown: Mapping[str, str]) -> dict[str, Decimal]:
    return {name: Decimal(amount) for name, amount in shown.items()}


def _result(report: Mapping[str, Any]) -> Result:
    refusal = None
    if not report.get("ok", True) and report["refused"] is not None:
        own = tuple(report["clauses"])
        refusal = read_refusal(
            Reason(report["refused"]),
            str(report.get("detail", "")),
            own,
            report.get("code", ""),
            report.get("params", {}),
        )
    stake = report.get("stake")
    return Result(
        action=report["do"],
        refusal=refusal,
        clauses=tuple(report.get("clauses", ())),
        warnings=tuple(report.get("warnings", ())),
        stake=None if stake is None else Decimal(stake),
        settled={
            player: {name: _settled(wager) for name, wager in wagers.items()}
            for player, wagers in report.get("settled", {}).items()
        },
        balances=_amounts(report.get("balances", {})),
        phase=report.get("phase", ""),
    )


def _settled(wager: Mapping[str, Any]) -> Settled:
    stake, win, returned = (Decimal(wager[each]) for each in ("stake", "win", "returned"))
    return Settled(stake=stake, win=win, returned=returned, void=wager["void"])
