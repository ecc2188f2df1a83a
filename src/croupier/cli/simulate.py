"""`croupier simulate`: spins and sessions by chance, beside what they come to exactly."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from croupier.cli.output import UsageError
from croupier.cli.paper_language import PaperLanguage
from croupier.cli.selection import Selection, chosen_game
from croupier.cli.simulate_choices import choice_text, choose
from croupier.cli.simulate_files import (
    check_new_file,
    check_rows_file,
    write_html,
    write_rows,
)
from croupier.cli.simulated import (
    Method,
    exact_spins,
    made_with,
    print_report,
    session_report,
    spin_report,
)
from croupier.cli.stakes import (
    Sign,
    described_stakes,
    read_amount,
    read_limits,
    read_stakes,
)
from croupier.core.messages import ENGLISH, Message, say, text_in

if TYPE_CHECKING:
    from croupier.lab.wagers import Wagers

AtLimitName = Literal["restart", "most", "stop"]
_SPINS, _SESSIONS, _SESSION_SPINS, _STACK = 1_000_000, 100_000, 1000, "1000"


@dataclass(frozen=True)
class _Run:
    """Where and how chunks are played."""

    workers: int
    cluster: str | None
    #: Of the pictures.
    language: str

    def play(self, chunk: Callable[..., Any], plan: object, parts: Any, total: int) -> Any:
        """Every chunk, with a bar on a terminal."""
        from croupier.lab.running import run_here, run_on_cluster

        with _Bar(total) as report:
            if self.cluster is None:
                return run_here(chunk, plan, parts, workers=self.workers, report=report)
            where = {"address": self.cluster, "workers": self.workers}
            return run_on_cluster(chunk, plan, parts, report=report, **where)  # type: ignore[arg-type]


def simulate(
    selection: Selection | None = None,
    *,
    bet: Annotated[tuple[str, ...], Parameter(negative="", help="a bet; may be repeated")] = (),
    stake: Annotated[
        tuple[str, ...], Parameter(negative="", help="its stake in dollars; may be repeated")
    ] = ("10",),
    sign: Sign | None = None,
    stay: Annotated[
        bool,
        Parameter(negative="", help="of a game with prison: never share at zero; else always"),
    ] = False,
    spins: Annotated[
        int | None, Parameter(help="how many spins of the same wagers; 1,000,000 if not given")
    ] = None,
    strategy: Annotated[
        str | None,
        Parameter(
            help="play sessions: flat, martingale, paroli, dalembert, fibonacci, labouchere, "
            "oscars-grind, or a file FILE.py"
        ),
    ] = None,
    sessions: Annotated[
        int | None, Parameter(help="of --strategy: how many sessions; 100,000 if not given")
    ] = None,
    spins_per_session: Annotated[
        int | None, Parameter(help="of --strategy: the most spins of a session; 1,000")
    ] = None,
    stack: Annotated[
        str | None,
        Parameter(
            name="--bankroll", help="of --strategy: what a session starts with, in dollars; 1000"
        ),
    ] = None,
    goal: Annotated[
        str | None, Parameter(help="of --strategy: a session ends with this much")
    ] = None,
    at_limit: Annotated[
        AtLimitName | None,
        Parameter(help="of --strategy: what the player does when a stake is refused; restart"),
    ] = None,
    method: Annotated[
        Method, Parameter(help="draw every spin, draw the counts at once, or follow every state")
    ] = "spin",
    seed: Annotated[int, Parameter(help="the same seed gives the same result")] = 7,
    workers: Annotated[int, Parameter(help="threads or local workers; 0 is one a core")] = 0,
    cluster: Annotated[
        str | None, Parameter(help="address of a Dask scheduler, or `local` to start one")
    ] = None,
    plot: Annotated[str | None, Parameter(help="write a picture: .png, .svg or .pdf")] = None,
    language: Annotated[
        PaperLanguage, Parameter(help="of --plot and --report: the language")
    ] = ENGLISH,
    playback: Annotated[
        str | None,
        Parameter(help="of a strategy that chooses: recorded numbers in place of drawn ones"),
    ] = None,
    rows: Annotated[
        str | None,
        Parameter(help="of --strategy: what each session came to, as a new FILE.parquet or .csv"),
    ] = None,
    report: Annotated[
        str | None, Parameter(help="also write a report with its pictures as one new FILE.html")
    ] = None,
    json: Annotated[bool, Parameter(negative="", help="print JSON")] = False,
) -> int:
    """Play wagers many times, and show the result with its confidence beside the exact one."""
    from croupier.lab.running import NoCluster
    from croupier.lab.strategies import BadStrategy
    from croupier.lab.wagers import CannotLay, Wagers

    if workers < 0:
        raise UsageError(f"{workers} workers do nothing; 0 is one for each core")
    rows_path, html_path = check_rows_file(rows), check_new_file(report, (".html",))
    game, limits = chosen_game(selection or Selection()), read_limits(sign or Sign())
    text = choice_text(strategy)
    of_sessions = {
        "--sessions": sessions,
        "--spins-per-session": spins_per_session,
        "--bankroll": stack,
        "--goal": goal,
        "--at-limit": at_limit,
        "--rows": rows,
    }
    _check_pertinent(strategy, spins, of_sessions)
    if stay and (text is not None or game.at_zero is None or not game.at_zero.prison):
        raise UsageError("--stay is for --bet in a game where a zero leaves a choice")
    if playback and text is None:
        raise UsageError(
            "--playback is for a strategy that chooses: --strategy FILE.py with `choose`"
        )
    if (plot or report) and method == "exact":
        raise UsageError(
            "--plot and --report show what was played, and --method exact plays nothing"
        )
    if text is not None and (plot or method != "spin" or bet):
        raise UsageError("a strategy that chooses takes no --bet, --plot or --method")
    run = _Run(workers, cluster, language)
    options: dict[str, Any] = {
        "sessions": (1 if playback else _SESSIONS) if sessions is None else sessions,
        "spins": _SESSION_SPINS if spins_per_session is None else spins_per_session,
        "stack": read_amount(_STACK if stack is None else stack, "--bankroll"),
        "seed": seed,
        "goal": read_amount(goal, "--goal") if goal else 0,
    }
    with TemporaryDirectory() as folder:
        drawn = plot or (f"{folder}/picture.svg" if report else None)
        try:
            if text is not None and strategy is not None:
                plan, found = choose(game, limits, strategy, text, options, run, playback)
                _write_choices(rows_path, plan)
            else:
                stakes = read_stakes(bet, stake)
                wagers = Wagers(game, stakes, limits, stays=stay)
                title = described_stakes(game, stakes, limits)
                if strategy is None:
                    count = _SPINS if spins is None else spins
                    found = _spins(
                        wagers, run, title, spins=count, seed=seed, method=method, plot=drawn
                    )
                else:
                    found = _sessions(
                        wagers,
                        run,
                        title,
                        strategy,
                        options,
                        at_limit=at_limit or "restart",
                        method=method,
                        plot=drawn,
                        rows=rows_path,
                    )
        except (CannotLay, BadStrategy) as error:
            raise UsageError(str(error)) from None
        except NoCluster as error:
            raise UsageError(str(error), code=1) from None
        found["made_with"] = made_with()
        if html_path is not None:
            write_html(html_path, found, Path(drawn) if drawn else None, language)
    print_report(found, as_json=json)
    return 0


def _write_choices(path: Path | None, plan: Any) -> None:
    if path is not None:
        from croupier.lab.choices import choice_chunks, play_choice_arrays

        write_rows(path, play_choice_arrays, plan, choice_chunks(plan), 1)


def _check_pertinent(
    strategy: str | None, spins: int | None, of_sessions: Mapping[str, object]
) -> None:
    """An option that would have no effect is reported, not ignored."""
    if strategy is not None and spins is not None:
        raise UsageError(
            "--spins is for the same wagers on every spin; a strategy plays --sessions of at most "
            "--spins-per-session"
        )
    given = [name for name, value in of_sessions.items() if value is not None]
    if strategy is None and given:
        raise UsageError(f"{', '.join(given)}: for sessions of a --strategy only")


def _spins(
    wagers: "Wagers",
    run: _Run,
    title: Message,
    *,
    spins: int,
    seed: int,
    method: Method,
    plot: str | None,
) -> dict[str, Any]:
    from croupier.lab.plots import check_plot_file, draw_spins
    from croupier.lab.spinning import draw_counts, plan_spins, spin_chunk, spin_chunks

    path = check_plot_file(plot) if plot else None
    spectrum = wagers.spectrum
    plan = plan_spins(spectrum, spins=spins, seed=seed)
    start = perf_counter()
    if method == "exact":
        return exact_spins(wagers, title, spins)
    if method == "multinomial":
        tally = draw_counts(plan)
    else:
        tally = run.play(spin_chunk, plan, spin_chunks(plan), spins)
    seconds = perf_counter() - start
    if path:
        draw_spins(path, plan, tally, spectrum, text_in(run.language, title), run.language)
    return spin_report(wagers, title, plan, tally, method, seconds)


def _sessions(
    wagers: "Wagers",
    run: _Run,
    title: Message,
    strategy: str,
    options: dict[str, Any],
    *,
    at_limit: str,
    method: str,
    plot: str | None,
    rows: Path | None = None,
) -> dict[str, Any]:
    from croupier.lab.plots import check_plot_file, draw_sessions
    from croupier.lab.ruin import exact_ending
    from croupier.lab.sessions import Tally, chunks, plan_sessions, play_arrays, play_chunk
    from croupier.lab.strategies import find_strategy
    from croupier.lab.streams import LANES
    from croupier.lab.terms import AtLimit, Terms

    path = check_plot_file(plot) if plot else None
    if method == "multinomial":
        raise UsageError("sessions have no multinomial; --method exact or spin")
    terms = Terms(wagers, AtLimit(at_limit))
    found = find_strategy(strategy)
    plan = plan_sessions(terms, found, **options)
    # To follow what a strategy remembers takes a while; nobody waits for it who did not want it.
    ending = exact_ending(plan) if method == "exact" or not found.has_memory else None
    if method == "exact" and ending is None:
        raise UsageError(
            "these sessions have too many states to be followed; --method spin plays them", code=1
        )
    start = perf_counter()
    tally = Tally()
    if method == "spin":
        tally = run.play(play_chunk, plan, chunks(plan), plan.sessions)
    seconds = perf_counter() - start
    if rows is not None and method == "spin":
        write_rows(rows, play_arrays, plan, chunks(plan), LANES)
    if path:
        shown = f"{text_in(run.language, title)}\n{plan.strategy}"
        draw_sessions(path, plan, tally, ending, shown, run.language)
    whole = say("simulated-by-strategy", title=title, strategy=str(plan.strategy))
    report = session_report(plan, tally, ending, whole, seconds)
    if tally.sessions and terms.is_linear:
        # Whatever the stakes, each of them loses the edge in the mean.
        report["rows"][-1]["exact"] = -float(wagers.spectrum.mean / wagers.cost)
    return report


class _Bar:
    """A bar with rate and time left, on a terminal only."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._progress: Any = None

    def __enter__(self) -> Callable[[int], None] | None:
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        self._progress = Progress(
            BarColumn(),
            TextColumn("{task.percentage:>5.1f} %  {task.fields[rate]}"),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._progress.start()
        task, start = self._progress.add_task("", total=self._total, rate=""), perf_counter()
        done = 0

        def report(count: int) -> None:
            nonlocal done
            done += count
            rate = f"{done / max(1e-9, perf_counter() - start):,.0f}/s"
            self._progress.update(task, advance=count, rate=rate)

        return report

    def __exit__(self, *_: object) -> None:
        if self._progress is not None:
            self._progress.stop()
