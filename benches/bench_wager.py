"""One wager through the engine, decided and applied, against a bare update of two dictionaries.

Goal: 60,000 wagers a second and core. Ours makes an event with its clauses and a new table that
leaves the old one as it was; the reference checks a balance, moves the stake and forgets the rest.
"""

from functools import partial

from benches.pairs import measure, show
from benches.tables import PURSE, Dealt, player, wagers
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.table.betting import OpenBetting
from croupier.table.decide import decide
from croupier.table.evolve import evolve
from croupier.table.state import Table
from croupier.table.wagers import PlaceWager

LEAST = 4000


def engine(table: Table, commands: list[PlaceWager]) -> Table:
    """Decide and apply each wager in turn."""
    for command in commands:
        decision = decide(table, command)
        if isinstance(decision, Refusal):
            raise AssertionError(str(decision))
        for event in decision:
            table = evolve(table, event)
    return table


def bare(players: list[str], commands: list[PlaceWager]) -> dict[str, dict[str, int]]:
    """The least that any engine must do: check a balance and move the stake."""
    balances = dict.fromkeys(players, int(PURSE))
    lies: dict[str, dict[str, int]] = {name: {} for name in players}
    for command in commands:
        name, bet, stake = command.player, command.bet, command.stake
        if stake > balances[name]:
            raise AssertionError("no credit")
        balances[name] -= stake
        mine = lies[name]
        mine[bet] = mine.get(bet, 0) + stake
    return lies


def main() -> None:
    """Print wagers a second at three sizes of table."""
    rows: list[tuple[str, ...]] = [("seats", "wagers a second", "times a bare update")]
    for seats in (1, 20, 1000):
        names = [player(number) for number in range(seats)]
        dealt = Dealt()
        dealt.seat(names)
        dealt.submit(OpenBetting(by=Role.DEALER))
        table = dealt.table
        commands = wagers(table, seats) * max(1, LEAST // (20 * seats))
        commands = commands[: max(LEAST, seats)]
        lies = {name: seat.wagers for name, seat in engine(table, commands).seats.items()}
        assert lies == bare(names, commands)
        timed = measure(partial(bare, names, commands), partial(engine, table, commands))
        rows.append((str(seats), timed.shown_rate(len(commands)), timed.shown_ratio()))
    show("a wager, decided and applied", rows)


if __name__ == "__main__":
    main()
