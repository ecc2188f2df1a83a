"""A strategy of one's own: two units after a loss, one after a win. Simulated, and plotted.

A strategy is a function of its last stake and result; the simulator reads it from a file.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot

import croupier

STRATEGY = """
def cautious(units, net, stack, one, a, b):
    return (2 if net < 0 else 1), a, b
"""


def main(picture: str = "strategy.png", sessions: int = 20_000) -> None:
    """Compare it with flat betting."""
    game = croupier.game(croupier.books()[0].code)
    names, ruins = [], []
    with TemporaryDirectory() as folder:
        own = Path(folder) / "cautious.py"
        own.write_text(STRATEGY)
        for name in ("flat", str(own)):
            found = croupier.simulate(
                game, {"red": 10}, strategy=name, sessions=sessions, spins=100, stack=200
            )
            assert found.ruin is not None
            print(f"{Path(name).stem:>9}: gain {found.gain}, ruin {found.ruin}")
            names.append(Path(name).stem)
            ruins.append(found.ruin.found)
    pyplot.bar(names, ruins)
    pyplot.ylabel("share of sessions ruined within 100 spins")
    pyplot.savefig(picture)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "strategy.png")
