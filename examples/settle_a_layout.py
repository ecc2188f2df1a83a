"""What every wager on a layout brings on a number, stake included."""

import sys

import croupier

WAGERS = {"straight:17": 5, "split:14-17": 10, "red": 20, "dozen:2": 10, "column:2": 10}


def main(number: str = "17") -> None:
    """Settle the wagers on a number under the first book, and print each."""
    game = croupier.game(croupier.books()[0].code)
    brought = croupier.settle(game, number, WAGERS)
    for name, amount in brought.items():
        print(f"${WAGERS[name]:>3} on {name:<12} brings ${float(amount):>7.2f}")
    print(f"{sum(WAGERS.values())} staked, {float(sum(brought.values()))} back on {number}")


if __name__ == "__main__":
    main(*sys.argv[1:])
