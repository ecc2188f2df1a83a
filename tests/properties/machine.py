"""A machine for each game: any commands, by anybody, in any order, at any time."""

from collections.abc import Iterable
from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from croupier.core.money import Money
from croupier.core.roles import Role
from croupier.roulette.pockets import Pocket
from croupier.table.catalogue import WAGERING
from croupier.table.declare import Command
from croupier.table.phases import Phase
from croupier.table.wagers import PlaceWager
from tests.properties.invariants import Play
from tests.properties.rounds import buy_in, by_usual_role, deal_to
from tests.properties.strategies import PLAYERS, POCKET, Setting, bets, commands, settings_of

SITTING: Final = st.sampled_from(PLAYERS[:3])
#: Some players bet for themselves, some wagers the dealer lays.
BETTORS: Final = st.sampled_from((Role.PLAYER, Role.PLAYER, Role.DEALER))
MOSTLY: Final = st.sampled_from((True, True, False))
#: What undoes wagers or results, and what makes the people concerned unreachable.
UNDOING: Final = (
    *("correct-result", "override", "void-wagers", "no-spin", "invalidate", "malfunction"),
    *("reposition", "restore", "refuse-wager", "leave", "cash-out", "change-limits"),
)
REVISING: Final = ("correct-result", "override", "void-wagers", "no-spin", "leave", "remove")
WITHHOLDING: Final = ("malfunction", "hold", "release")
SENIOR: Final = (Role.GAME_SUPERVISOR, Role.PIT_BOSS, Role.OPERATOR)
#: A second, a wagering period, a notice, and longer than any amount is withheld.
PAUSES: Final = (0, 1000, 31_000, 1_200_000, 300_000_000)


def machine_of(book: str, game: str) -> type[RuleBasedStateMachine]:
    """The machine that plays one game under all its options."""

    class Machine(RuleBasedStateMachine):
        play: Play

        @initialize(setting=settings_of(book, game))
        def open(self, setting: Setting) -> None:
            self.play = Play(setting.open())

        @rule(
            player=SITTING,
            bet=bets(book, game),
            parts=st.integers(1, 3),
            by=BETTORS,
            timely=MOSTLY,
        )
        def lay(self, player: str, bet: str, parts: int, by: Role, timely: bool) -> None:
            """A wager such as people lay, once they are seated and, mostly, betting is open."""
            if timely:
                deal_to(self.play, Phase.BETTING, Phase.FINAL_BETS)
            table = self.play.table
            if player not in table.seats or table.seats[player].balance < 10_000:
                buy_in(self.play, player, 20_000)
            stake = Money(parts * min(table.limits.table.min, 2500))
            self._submit(PlaceWager(by=by, player=player, bet=bet, stake=stake))

        @rule(command=commands(book, game, WAGERING), usual=st.booleans())
        def wager(self, command: Command, usual: bool) -> None:
            self._submit(command, usual=usual)

        @rule(command=commands(book, game), usual=st.booleans())
        def submit(self, command: Command, usual: bool) -> None:
            self._submit(command, usual=usual)

        @rule(command=commands(book, game, UNDOING, SENIOR), usual=MOSTLY, settled=st.booleans())
        def supervise(self, command: Command, usual: bool, settled: bool) -> None:
            if settled:
                deal_to(self.play, Phase.SETTLED)
            self._submit(command, usual=usual)

        @rule(
            player=SITTING,
            bet=bets(book, game),
            pocket=POCKET,
            steps=st.lists(commands(book, game, REVISING, SENIOR), min_size=2, max_size=3),
        )
        def revise(self, player: str, bet: str, pocket: Pocket, steps: list[Command]) -> None:
            """A result with wagers in it, and what may come of one and its owner afterwards."""
            for name in PLAYERS[:2] if player in PLAYERS[:2] else (player,):
                self.lay(name, bet, 2, Role.PLAYER, True)
            deal_to(self.play, Phase.SETTLED, pocket=pocket)
            self._concerning(player, steps)

        @rule(
            player=SITTING,
            bet=bets(book, game),
            steps=st.tuples(*(commands(book, game, (action,)) for action in WITHHOLDING)),
        )
        def withhold(self, player: str, bet: str, steps: tuple[Command, ...]) -> None:
            """A fault after the close, an amount withheld for it, and the end of that."""
            self.lay(player, bet, 2, Role.PLAYER, True)
            deal_to(self.play, Phase.NO_MORE_BETS)
            self._concerning(player, steps)

        def _concerning(self, player: str, steps: Iterable[Command]) -> None:
            for command in steps:
                own: dict[str, Any] = {"player": player} if hasattr(command, "player") else {}
                self._submit(command.but(**own), usual=True)

        @rule(phase=st.sampled_from((Phase.NO_MORE_BETS, Phase.SETTLED)), pocket=POCKET)
        def deal_on(self, phase: Phase, pocket: Pocket) -> None:
            deal_to(self.play, phase, pocket=pocket)

        @rule(milliseconds=st.sampled_from(PAUSES))
        def wait(self, milliseconds: int) -> None:
            self.play.wait(milliseconds)

        def _submit(self, command: Command, *, usual: bool = False) -> None:
            if usual:
                command = by_usual_role(command, self.play.table)
            self.play.submit(command.but(at=self.play.now))

        def teardown(self) -> None:
            if hasattr(self, "play"):
                self.play.check_replay()

    Machine.__name__ = f"{book}:{game}"
    return Machine
