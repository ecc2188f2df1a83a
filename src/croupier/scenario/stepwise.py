"""A scenario played step by step from Python: for notebooks, examples and trying things out."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from croupier.scenario.read import Scenario, Step, Words, read_limits
from croupier.scenario.run import set_up, state_of, take_step
from croupier.table.describe import explain


class ScenarioSteps:
    """One table under one book. Each step answers as a step of a scenario file does.

    >>> from croupier.roulette.catalogue import book_folders
    >>> scenario = ScenarioSteps(next(iter(book_folders())), limits={"min": 1, "max": 500})
    >>> scenario.step("buy-in", player="ann", amount=100)["balances"]
    {'ann': '100'}
    >>> scenario.step("place", player="ann", bet="red", stake=5)["refused"]
    'betting-closed'
    """

    def __init__(
        self,
        book: str,
        game: str = "",
        *,
        options: Mapping[str, Any] | None = None,
        limits: Mapping[str, Any] | None = None,
    ) -> None:
        scenario = Scenario(
            path=Path("table"),
            name="table",
            book=book,
            kind="table",
            game=game,
            options=options or {},
            limits=read_limits(limits or {}),
            seats=None,
            steps=(),
            raw={},
        )
        self._play = set_up(scenario)
        self._play.strict = True
        self._steps = 0

    def step(
        self, verb: str, /, *, by: str | None = None, after: int = 0, **words: Any
    ) -> dict[str, Any]:
        """Do one thing; `after` lets some milliseconds pass first."""
        self._steps += 1
        named = {key.rstrip("_"): value for key, value in words.items()}
        step = Step(self._steps, verb, Words(named), by=by, after=after)
        return dict(take_step(self._play, step).report)

    @property
    def state(self) -> dict[str, Any]:
        """The table as it stands."""
        return state_of(self._play)

    def receipt(self, player: str, round_no: int | None = None) -> list[str]:
        """What a player wagered in a round and what became of it, line by line."""
        wanted = self._play.table.round_no if round_no is None else round_no
        return explain(self._play.log, wanted, player)
