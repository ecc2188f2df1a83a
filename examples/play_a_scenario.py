"""A scenario from a rulebook: what people do, and what must come of it. It is played in a house."""

import sys

import croupier

SCENARIO = """
name: a winner rides, and a late wager is refused
book: crown
game: american
limits: {min: 5, max: 500}
steps:
  - buy-in: {player: ann, amount: 100}
  - open-betting: {}
  - place: {player: ann, bet: "straight:17", stake: 10}
    expect: {balances: {ann: 90}}
  - spin: {direction: opposite, revolutions: 6}
  - no-more-bets: {}
  - place: {player: ann, bet: red, stake: 10}
    expect: {refused: betting-closed}
  - result: {number: 17}
    expect: {settled: {ann: {"straight:17": {win: 350}}}}
"""


def main() -> int:
    """Play it; the exit code is 1 if anything came differently."""
    scenario = croupier.play_scenario(SCENARIO)
    print(scenario)
    for result in scenario.results:
        print("  ", str(result).splitlines()[0])
    return 0 if scenario else 1


if __name__ == "__main__":
    sys.exit(main())
