"""The laboratory in the library's face: wagers played many times, and wheels audited."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, Any, Final

from croupier import arguments
from croupier.arguments import Amount
from croupier.core.money import CENTS_PER_DOLLAR, Money, parse_money
from croupier.core.optional_packages import extra_of, missing_package
from croupier.roulette.bets import BetName
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.roulette.wheel import Wheel

if TYPE_CHECKING:
    from croupier.lab.audits.wheel import WheelAudit
    from croupier.lab.sessions import SessionPlan
    from croupier.lab.wagers import Wagers

_MOST: Final = Money(10**15)
#: Standard errors to either side of 95 % confidence.
_REACH: Final = 1.959963984540054


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """A figure that was simulated, how surely it is known, and its exact value if there is one."""

    found: float
    #: 95 % confidence.
    low: float
    high: float
    exact: float | None = None

    def __str__(self) -> str:
        exact = "" if self.exact is None else f", exactly {self.exact:.6g}"
        return f"{self.found:.6g} ({self.low:.6g} to {self.high:.6g}{exact})"


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulation:
    """What many spins, or many sessions of a strategy, came to. Amounts are in dollars.

    `gain` is for one spin, or for one session of a strategy; `ahead` is the share that ended with
    a win. `ruin`, the share of sessions that could not go on, is None without a strategy.
    """

    played: int
    seed: int
    staked: float
    gain: Measured
    ahead: Measured
    ruin: Measured | None = None
    plan: "SessionPlan | None" = None

    def rows(self) -> dict[str, Any]:
        """What each session came to: columns in cents that `pandas.DataFrame` takes as they are.

        Sessions are played again from the seed, so nothing is kept of those that nobody wants.
        ValueError without a strategy, since spins of the same wagers make no sessions.
        """
        if self.plan is None:
            raise ValueError("rows are of sessions; simulate with a strategy")
        import numpy as np

        from croupier.lab.sessions import chunks, play_arrays

        parts = [play_arrays(self.plan, *chunk)[:2] for chunk in chunks(self.plan)]
        final, staked = (np.concatenate(column) for column in zip(*parts, strict=True))
        numbers = np.arange(final.size)
        return {"session": numbers, "final_cents": final, "staked_cents": staked}

    @property
    def edge(self) -> float:
        """What the house kept of each dollar staked."""
        return -self.gain.found * self.played / self.staked

    def __str__(self) -> str:
        what = "spins" if self.ruin is None else "sessions"
        rows = [("gain", self.gain), ("ahead", self.ahead)]
        rows += [("ruin", self.ruin)] if self.ruin is not None else []
        return "\n".join(
            (f"{self.played:,} {what}, seed {self.seed}", *(f"{n:>6} {m}" for n, m in rows))
        )

    def __repr__(self) -> str:
        return f"<Simulation {str(self).splitlines()[0]}: gain {self.gain.found:.6g}>"


def simulate(
    of: Game,
    wagers: Mapping[BetName, Amount],
    *,
    spins: int | None = None,
    strategy: str | None = None,
    sessions: int = 100_000,
    stack: Amount = 1000,
    goal: Amount = 0,
    limits: tuple[Amount, Amount] | None = None,
    stays: bool = False,
    seed: int = 7,
) -> Simulation:
    """Play the same wagers on many spins, or sessions of a strategy. Needs `croupier[lab]`.

    Without a strategy, `spins` is how many are played (a million). With one (`flat`, `martingale`,
    `paroli`, `dalembert`, `fibonacci`, `labouchere`, `oscars-grind`, or a file `FILE.py`), it is
    the most spins of each of `sessions` (a thousand), which begin with `stack`. Where a zero leaves
    the choice, `stays` leaves stakes in prison; else they are shared at once. The same seed
    gives the same result on every machine; ValueError says what cannot be played.

    >>> from croupier.library import books, game
    >>> found = simulate(game(books()[0].code), {"red": 10}, spins=10_000)
    >>> found.gain.low < found.gain.exact < found.gain.high
    True
    """
    with _laboratory("simulate"):
        from croupier.lab.wagers import Wagers

        bounds = Range(Money(1), _MOST)
        if limits is not None:
            bounds = Range(*map(parse_money, arguments.limits(limits)))
        cents = {name: parse_money(stake) for name, stake in arguments.wagers(wagers).items()}
        laid = Wagers(arguments.a_game(of), cents, Limits(table=bounds), stays=stays)
        arguments.whole(seed, "the seed")
        if strategy is None:
            return _spins(laid, _most(spins, 1_000_000), seed)
        arguments.text(strategy, "a strategy")
        played = arguments.whole(sessions, "the number of sessions")
        options = {"sessions": played, "spins": _most(spins, 1000), "seed": seed}
        return _sessions(
            laid, strategy, {**options, "stack": parse_money(stack), "goal": parse_money(goal)}
        )


def _most(spins: int | None, usual: int) -> int:
    return usual if spins is None else arguments.whole(spins, "the number of spins")


def audit_wheel(source: str | PathLike[str], of: Wheel) -> "WheelAudit":
    """Whether a wheel's numbers can be chance: a file of them, or a text. Needs `croupier[lab]`.

    Any common form is read: one number a line, a table with headings, or a device's own lines. The
    result has a `verdict`, `sentences()` in plain words, and `findings` with their p-values.
    ValueError says what cannot be read, or that there are too few numbers.

    >>> from croupier.library import books, game
    >>> wheel = game(books()[0].code).wheel
    >>> audit = audit_wheel("\\n".join(wheel.order * 40), wheel)
    >>> audit.spins
    1480
    """
    with _laboratory("audit_wheel"):
        from croupier.lab.audits.spins import read_spins
        from croupier.lab.audits.wheel import audit_wheel as audit

    given = arguments.file_or_text(source, "a record of numbers")
    if isinstance(given, str):
        reading = read_spins(given.encode(), arguments.a_wheel(of), source="the text")
    else:
        reading = read_spins(given.read_bytes(), arguments.a_wheel(of), source=str(given))
    return audit(reading.recording, of)


@contextmanager
def _laboratory(name: str) -> Iterator[None]:
    """Say which extra is missing, where one is."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = f"{name}() needs the package {error.name}: {extra_of(missing_package(error))}"
        raise ModuleNotFoundError(missing, name=error.name) from None


def _spins(wagers: "Wagers", spins: int, seed: int) -> Simulation:
    from croupier.lab.running import run_here
    from croupier.lab.spinning import plan_spins, spin_chunk, spin_chunks

    spectrum = wagers.spectrum
    plan = plan_spins(spectrum, spins=spins, seed=seed)
    tally = run_here(spin_chunk, plan, spin_chunks(plan))
    error = (float(spectrum.variance) / spins) ** 0.5
    won = sum(count for net, count in zip(tally.nets, tally.counts, strict=True) if net > 0)
    return Simulation(
        played=spins,
        seed=seed,
        staked=wagers.cost * spins / CENTS_PER_DOLLAR,
        gain=_dollars(tally.mean, error, float(spectrum.mean)),
        ahead=_share(won, spins, float(spectrum.hit_rate)),
    )


def _sessions(wagers: "Wagers", strategy: str, options: dict[str, Any]) -> Simulation:
    from croupier.lab.ruin import exact_ending
    from croupier.lab.running import run_here
    from croupier.lab.sessions import chunks, plan_sessions, play_chunk
    from croupier.lab.strategies import find_strategy
    from croupier.lab.terms import AtLimit, Terms

    plan = plan_sessions(Terms(wagers, AtLimit.RESTART), find_strategy(strategy), **options)
    tally = run_here(play_chunk, plan, chunks(plan))
    ending = None if plan.find_strategy().has_memory else exact_ending(plan)
    return Simulation(
        played=tally.sessions,
        seed=plan.seed,
        staked=tally.staked / CENTS_PER_DOLLAR,
        gain=_dollars(tally.mean, tally.error, ending.mean if ending else None),
        ahead=_share(tally.ahead, tally.sessions, ending.ahead if ending else None),
        ruin=_share(tally.ruined, tally.sessions, ending.ruin if ending else None),
        plan=plan,
    )


def _dollars(cents: float, error: float, exact: float | None) -> Measured:
    found, reach = cents / CENTS_PER_DOLLAR, _REACH * error / CENTS_PER_DOLLAR
    known = None if exact is None else exact / CENTS_PER_DOLLAR
    return Measured(found=found, low=found - reach, high=found + reach, exact=known)


def _share(count: int, total: int, exact: float | None) -> Measured:
    from croupier.lab.sessions import wilson

    low, high = wilson(count, total, _REACH)
    return Measured(found=count / total, low=low, high=high, exact=exact)
