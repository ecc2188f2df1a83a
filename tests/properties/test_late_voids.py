"""Late voids and corrections in any order: everybody ends with what the wagers that are left and
the last number give, as if the round had been settled once from those."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from croupier.roulette.lines import Result, Wagerer
from croupier.roulette.pockets import Pocket
from croupier.roulette.settlement import settle
from croupier.scenario.read import read_scenario
from croupier.scenario.run import Play, set_up, take_step

CENTS = 100
BROUGHT = 1000
#: What lies there, in dollars; some of it wins on every number but 0.
LAID = {
    "ann": {"red": 10, "straight:17": 5, "even": 15, "dozen:2": 10},
    "bob": {"black": 20, "straight:17": 5},
}
NUMBERS = ("0", "1", "2", "17", "20", "36")
TERMINALS = (
    ("adelaide", "terminal"),
    ("crown", "touchbet"),
    ("crown", "touchtable"),
    ("rapid", "rapid"),
)
#: Tables that void all wagers of a player, by the ground for it; and one that voids none.
TABLES = (("crown", "american", "collusion"), ("star", "table", "fraud"), ("new-zealand", "table"))

Act = tuple[str, str, str]
CORRECT = st.tuples(st.just("correct"), st.sampled_from(NUMBERS), st.just(""))
WAGERS = st.sampled_from([(player, bet) for player, laid in LAID.items() for bet in laid])
SCOPES = st.sampled_from(("station", "system"))
VOID_ONE = st.tuples(SCOPES, WAGERS).map(lambda drawn: (drawn[0], *drawn[1]))
VOID_ALL = st.tuples(st.just("void"), st.sampled_from(sorted(LAID)), st.just(""))


class Story:
    """A round in a running house, and what of it should count."""

    def __init__(self, path: Path, book: str, game: str, ground: str = "") -> None:
        head = {"name": "late", "book": book, "game": game, "limits": {"min": 5, "max": 100}}
        self._file, self._head, self._ground = path / "story.yaml", head, ground
        self._play: Play | None = None
        self.number: str | None = "17"
        self.counts = {player: dict(laid) for player, laid in LAID.items()}
        self._past = False
        self.tell(*({"buy-in": {"player": p, "amount": BROUGHT}} for p in LAID))
        self.tell({"open-betting": {}})
        for player, laid in LAID.items():
            self.tell(
                *({"place": {"player": player, "bet": b, "stake": s}} for b, s in laid.items())
            )
        self.tell({"spin": {}}, {"no-more-bets": {}}, {"result": {"number": self.number}})

    @property
    def play(self) -> Play:
        assert self._play is not None
        return self._play

    def tell(self, *steps: dict[str, Any]) -> None:
        """Steps that the house must take, each of them."""
        self._file.write_text(json.dumps({**self._head, "steps": steps}), "utf-8")
        scenario = read_scenario(self._file)
        self._play = self._play or set_up(scenario)
        for step in scenario.steps:
            report = take_step(self.play, step).report
            assert report["ok"], report

    def go_through(self, acts: list[Act], late: list[Act], *, struck: bool) -> None:
        """Acts on the number and, once play has gone on, some more; all is checked after each."""
        for act in acts:
            self.take(act)
            self.check()
        if late:
            self.go_on()
        for act in late:
            self.take(act)
            self.check()
        if struck:
            self.strike()
            self.check()

    def take(self, act: Act) -> None:
        """One late act, where there is still something for it to be about."""
        kind, who, bet = act
        late = {"round": 1} if self._past else {}
        if kind == "correct":
            self.tell({"correct-result": {"number": who, **late}})
            self.number = who
        elif kind == "void" and self._ground and self.counts[who]:
            self.tell({"void-wagers": {"player": who, "reason": self._ground, **late}})
            self.counts[who] = {}
        elif bet and bet in self.counts[who] and not self._past:
            of = {"scope": kind, **({"player": who} if kind == "station" else {})}
            self.tell({"malfunction": {**of, "unconfirmed": {who: [bet]}}}, {"restore": of})
            del self.counts[who][bet]

    def go_on(self) -> None:
        """Play goes on: what stands from the round is taken down, and lies in no later one."""
        standing = (player for player in LAID if self.play.table.seats[player].wagers)
        self.tell({"open-betting": {}}, *({"clear": {"player": player}} for player in standing))
        self._past = True

    def strike(self) -> None:
        """The round has no result after all: a bad spin, or else a disruption."""
        late = {"round": 1} if self._past else {}
        game = self.play.table.game
        bad = next((name for name, rule in game.no_spins.items() if rule.after_result), None)
        if bad is not None:
            self.tell({"no-spin": {"reason": bad, **late}})
        else:
            self.tell({"invalidate": {"reason": "fire", **late}})
        self.number = None

    def check(self) -> None:
        """Every player has what one settlement gives, and the auditor finds nothing."""
        table = self.play.table
        for player, laid in self.counts.items():
            seat = table.seats[player]
            worth = seat.balance + sum(seat.wagers.values()) - seat.owed
            assert worth - BROUGHT * CENTS == self._gain(player, laid), (player, laid, self.number)
        won = sum(self._gain(player, laid) for player, laid in self.counts.items())
        assert table.house == -won
        assert self.play.house.last_fault() == ""

    def _gain(self, player: str, laid: dict[str, int]) -> int:
        if self.number is None:
            return 0
        table = self.play.table
        result = Result(game=table.game, limits=table.limits, pocket=Pocket(self.number))
        wagers = {bet: stake * CENTS for bet, stake in laid.items()}
        lines = settle(result, Wagerer(player, wagers, {}, False, None))
        return sum(line.win + line.returned - line.stake for line in lines)


SLOW = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@pytest.mark.parametrize("where", TERMINALS, ids="-".join)
@SLOW
@given(
    acts=st.lists(st.one_of(CORRECT, VOID_ONE, VOID_ONE), min_size=1, max_size=6),
    late=st.lists(CORRECT, max_size=2),
    struck=st.booleans(),
)
def test_single_wagers_voided_between_corrections(
    tmp_path: Path, where: tuple[str, str], acts: list[Act], late: list[Act], struck: bool
) -> None:
    Story(tmp_path, *where).go_through(acts, late, struck=struck)


@pytest.mark.parametrize("where", TABLES, ids="-".join)
@SLOW
@given(
    acts=st.lists(st.one_of(CORRECT, VOID_ALL), min_size=1, max_size=5),
    late=st.lists(st.one_of(CORRECT, VOID_ALL), max_size=3),
    struck=st.booleans(),
)
def test_a_players_wagers_voided_between_corrections(
    tmp_path: Path, where: tuple[str, ...], acts: list[Act], late: list[Act], struck: bool
) -> None:
    Story(tmp_path, *where).go_through(acts, late, struck=struck)
