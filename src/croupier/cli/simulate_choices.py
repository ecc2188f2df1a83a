"""`croupier simulate --strategy FILE.py` for strategies that choose their wagers."""

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from croupier.cli.output import UsageError
from croupier.cli.selection import described
from croupier.cli.simulated import money_row, share_row
from croupier.core.messages import say
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits

if TYPE_CHECKING:
    from croupier.lab.choices import ChoicePlan
    from croupier.lab.sessions import Tally


def choice_text(strategy: str | None) -> str | None:
    """The text of a file whose strategy chooses; None for all others."""
    if strategy is None or not strategy.endswith(".py"):
        return None
    from croupier.lab.choosing import is_choice

    try:
        text = Path(strategy).read_text("utf-8")
    except OSError as error:
        raise UsageError(f"{strategy} cannot be read: {error.strerror}") from None
    return text if is_choice(text) else None


def choose(
    game: Game,
    limits: Limits,
    strategy: str,
    text: str,
    options: dict[str, Any],
    run: Any,
    playback: str | None,
) -> tuple["ChoicePlan", dict[str, Any]]:
    """Play the sessions, and what they came to."""
    from croupier.lab.choices import choice_chunks, engine_of, plan_choices, play_choice_chunk
    from croupier.lab.choosing import read_choice

    choice = read_choice(Path(strategy).name, text)
    recorded, source = _recorded(playback, game)
    plan = plan_choices(game, limits, choice, recorded=recorded, **options)
    _, why = engine_of(plan.name, plan.text)
    start = perf_counter()
    tally = run.play(play_choice_chunk, plan, choice_chunks(plan), plan.sessions)
    seconds = perf_counter() - start
    spun = say("simulated-played-back", source=source) if source else say("simulated-by-spin")
    how = say("simulated-interpreted") if why else say("simulated-compiled")
    report = {
        "title": f"{described(game)}; {plan.name}",
        "method": say("simulated-both", spun=spun, how=how),
        "sessions": plan.sessions,
        "spins": plan.spins,
        "seed": plan.seed,
        "bankroll_cents": plan.start,
        "seconds": round(seconds, 3),
        **_found(plan, tally),
    }
    return plan, report | ({"interpreted_because": why} if why else {})


def _found(plan: "ChoicePlan", tally: "Tally") -> dict[str, Any]:
    from croupier.lab.choices import choice_bin

    width = choice_bin(plan)
    shares = (0.005, 0.05, 0.5, 0.95, 0.995)
    return {
        "staked_cents": tally.staked,
        "gained_cents": tally.gained,
        "lowest_cents": tally.lowest,
        "highest_cents": tally.highest,
        "bin_cents": width,
        "quantiles_cents": {f"{share:.1%}": tally.quantile(share, width) for share in shares},
        "rows": [
            money_row("gain", tally.mean, tally.error if tally.sessions > 1 else None),
            share_row("ruin", tally.ruined, tally.sessions, None),
            share_row("ahead", tally.ahead, tally.sessions, None),
            {
                "measure": "loss of stakes",
                "kind": "share",
                "found": -tally.gained / max(1, tally.staked),
                "exact": None,
            },
        ],
    }


def _recorded(playback: str | None, game: Game) -> tuple[tuple[int, ...], str]:
    """Recorded places of the wheel, and where they come from."""
    if playback is None:
        return (), ""
    from croupier.lab.audits.spins import NoNumbers, read_spins

    try:
        raw = Path(playback).read_bytes()
        reading = read_spins(raw, game.wheel, source=playback)
    except OSError as error:
        raise UsageError(f"{playback} cannot be read: {error.strerror}") from None
    except NoNumbers as error:
        raise UsageError(str(error)) from None
    if reading.faults:
        raise UsageError(f"{playback}: {reading.faults[0]}; {len(reading.faults)} entries in all")
    return tuple(reading.recording.places.tolist()), playback
