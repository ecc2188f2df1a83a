"""A small round: one player's twenty wagers settled, against a bare loop that adds up wins.

Goal: at most twice the bare loop. What is measured of ours is the settlement kernel alone, not
the decision around it nor the fold after it. It gives every wager a line of its own (stake, win,
what goes back, what stays up, odds, clauses), where the reference keeps one sum; a second
reference makes as many plain tuples of that size, which is what those lines cost at the least.
"""

from benches.pairs import measure, show
from benches.tables import LIMITS, STAKE, Dealt, spots
from croupier.roulette.lines import Result, Wagerer
from croupier.roulette.pockets import Pocket
from croupier.roulette.settlement import settle

REPEATS = 2000
POCKET = Pocket("17")


def main() -> None:
    """Print microseconds for twenty wagers and the ratio to both references."""
    game = Dealt().table.game
    bets = spots(Dealt().table)
    stakes = [int(STAKE)] * len(bets)
    pays = game.pays(POCKET)
    wagerer = Wagerer("ann", dict(zip(bets, stakes, strict=True)), {}, False, None)
    result = Result(game=game, limits=LIMITS, pocket=POCKET)
    clauses = result.clauses

    def bare() -> int:
        total = 0
        for _ in range(REPEATS):
            total = 0
            for bet, stake in zip(bets, stakes, strict=True):
                odds = pays.get(bet)
                if odds is not None:
                    total += int(stake * (odds + 1))
        return total

    def tuples() -> list[tuple[object, ...]]:
        lines: list[tuple[object, ...]] = []
        for _ in range(REPEATS):
            lines = []
            for bet, stake in zip(bets, stakes, strict=True):
                odds = pays.get(bet, 0)
                back = stake if odds else 0
                win = stake * odds
                lines.append(("ann", bet, stake, win, back, (), False, odds, clauses[bet]))
        return lines

    def ours() -> int:
        total = 0
        for _ in range(REPEATS):
            total = sum(line.win + line.returned for line in settle(result, wagerer))
        return total

    def kernel() -> None:
        for _ in range(REPEATS):
            settle(result, wagerer)

    assert bare() == ours()
    rows: list[tuple[str, ...]] = [("against", "twenty wagers", "ratio")]
    for title, reference in (("a sum of wins", bare), ("a tuple a wager", tuples)):
        timed = measure(reference, kernel)
        rows.append((title, f"{timed.seconds / REPEATS * 1e6:.1f} us", timed.shown_ratio()))
    show(f"{len(bets)} wagers of one player settled, lines and clauses included", rows)


if __name__ == "__main__":
    main()
