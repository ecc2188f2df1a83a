"""Closing and settling 1,000 players with 20 wagers each, against a bare loop over the same wagers.

Goal: 60 ms for the close with the result. Ours gives each wager a line with its clauses and each
player a new seat; the reference only adds up what is won.
"""

from functools import partial

from benches.pairs import Run, measure, show
from benches.tables import Dealt, player, wagers
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.roulette.pockets import Pocket
from croupier.table.betting import CloseBetting, OpenBetting
from croupier.table.decide import decide
from croupier.table.declare import Command
from croupier.table.evolve import evolve
from croupier.table.result import EnterResult
from croupier.table.spin import SpinBall
from croupier.table.state import Table

PLAYERS = 1000
POCKET = Pocket("17")


def step(table: Table, command: Command) -> Table:
    """Decide and apply."""
    decision = decide(table, command)
    if isinstance(decision, Refusal):
        raise AssertionError(str(decision))
    for event in decision:
        table = evolve(table, event)
    return table


def bare(names: list[str], bets: list[str], stakes: list[int], pays: dict[str, int]) -> int:
    """What the winners get, added up by player."""
    won: dict[str, int] = {}
    for name, bet, stake in zip(names, bets, stakes, strict=True):
        odds = pays.get(bet)
        if odds is not None:
            won[name] = won.get(name, 0) + stake * (odds + 1)
    return sum(won.values())


def spun_table() -> Table:
    """Betting open, the ball in the wheel, every wager on the layout."""
    dealt = Dealt()
    dealt.seat(player(number) for number in range(PLAYERS))
    dealt.submit(OpenBetting(by=Role.DEALER))
    for command in wagers(dealt.table, PLAYERS):
        dealt.submit(command)
    dealt.submit(SpinBall(by=Role.DEALER, at=2))
    return dealt.table


def main() -> None:
    """Print milliseconds of the close, of the result, and of both."""
    table = spun_table()
    seats = table.seats.items()
    names = [name for name, seat in seats for _ in seat.wagers]
    bets = [bet for _, seat in seats for bet in seat.wagers]
    stakes = [stake for _, seat in seats for stake in seat.wagers.values()]
    pays = {bet: int(odds) for bet, odds in table.game.pays(POCKET).items()}
    closing = CloseBetting(by=Role.DEALER, at=3)
    result = EnterResult(by=Role.DEALER, at=4, pocket=POCKET)
    closed = step(table, closing)
    settled = step(closed, result)
    assert settled.settlement is not None
    assert bare(names, bets, stakes, pays) == sum(
        line.win + line.returned for line in settled.settlement.lines
    )
    reference = partial(bare, names, bets, stakes, pays)
    rows: list[tuple[str, ...]] = [("step", "time", "times a bare loop over the wagers")]
    runs: dict[str, Run] = {
        "close": partial(step, table, closing),
        "result, lines made and applied": partial(step, closed, result),
        "both": lambda: step(step(table, closing), result),
    }
    for title, run in runs.items():
        timed = measure(reference, run)
        rows.append((title, timed.shown_milliseconds(), timed.shown_ratio()))
    show(f"{PLAYERS} players with {len(bets) // PLAYERS} wagers each", rows)


if __name__ == "__main__":
    main()
