"""Records what the audits print on given numbers, and draws the pictures of the page about them.

    python -m tools.record_audits

Run it through `make goldens` and review the difference like code. All numbers come from seeds, so
that two people get the same.
"""

import random
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from croupier.cli.cli import run
from croupier.roulette.bets import LUCKY_COLOURS
from croupier.roulette.wheel import SINGLE_ZERO

ROOT: Final = Path(__file__).resolve().parent.parent
GOLDENS: Final = Path("tests") / "goldens" / "audits"
PICTURES: Final = Path("docs") / "concepts"
#: What depends on the machine and not on the numbers.
_DROPPED: Final = ("made with", "Watched spin by spin")

#: What is recorded: the file it is kept in, and the command.
RECORDED: Final = {
    "wheel-fair.txt": "audit wheel fair.txt --wheel single-zero",
    "wheel-biased.txt": "audit wheel biased.csv --wheel single-zero",
    "wheel-skipped.txt": "audit wheel smudged.txt --wheel single-zero --on-error skip",
    "randomness.txt": "audit randomness --seed 7 --bits 200000 --outcomes 20000",
    "draws.txt": "audit draws draws.csv",
}
DRAWN: Final = {
    "wheel-fair.svg": "audit wheel fair.txt --wheel single-zero --picture",
    "wheel-biased.svg": "audit wheel biased.csv --wheel single-zero --picture",
}


def main() -> None:
    (ROOT / GOLDENS).mkdir(exist_ok=True)
    for name in RECORDED:
        (ROOT / GOLDENS / name).write_text(golden(name), "utf-8")
        print(f"written: {GOLDENS / name}")
    with TemporaryDirectory() as folder, chdir(folder), redirect_stdout(StringIO()):
        write_inputs(Path(folder))
        for name, command in DRAWN.items():
            target = ROOT / PICTURES / name
            target.unlink(missing_ok=True)
            run([*command.split(), str(target)])


def golden(name: str) -> str:
    """The text that a recording should have."""
    with TemporaryDirectory() as folder, chdir(folder):
        write_inputs(Path(folder))
        return _printed(RECORDED[name])


def _printed(command: str) -> str:
    out = StringIO()
    with redirect_stdout(out):
        code = run(command.split())
    kept = (line.rstrip() for line in out.getvalue().splitlines() if not line.startswith(_DROPPED))
    return "\n".join((f"$ croupier {command}", *kept, f"exit code {code}", ""))


def write_inputs(folder: Path) -> None:
    """Write the files that the recorded commands read."""
    chance = random.Random(2026)
    numbers = [chance.choice(SINGLE_ZERO.order) for _ in range(3700)]
    (folder / "fair.txt").write_text("\n".join(numbers), "utf-8")
    smudged = [*numbers[1000:1400], "?", "37", *numbers[1400:1800], "00"]
    (folder / "smudged.txt").write_text("\n".join(smudged), "utf-8")
    (folder / "biased.csv").write_text("\n".join(_biased(chance)), "utf-8")
    (folder / "draws.csv").write_text("\n".join(_draws(chance)), "utf-8")


def _biased(chance: random.Random) -> Iterator[str]:
    """Two dealers at a wheel with one loose fret: five neighbours get a third more than others."""
    weights = [4 / 3 if 10 <= place < 15 else 1.0 for place in range(len(SINGLE_ZERO.order))]
    yield "number,dealer,direction"
    for number in range(3700):
        pocket = chance.choices(SINGLE_ZERO.order, weights)[0]
        dealer = "ann" if number // 500 % 2 else "ben"
        yield f"{pocket},{dealer},{'clockwise' if number % 2 else 'anticlockwise'}"


def _draws(chance: random.Random) -> Iterator[str]:
    yield "kind,pool,drawn"
    wheel = list(SINGLE_ZERO.order)
    players = [f"player {number}" for number in range(1, 9)]
    for _ in range(200):
        yield f"Lucky Ball numbers,{' '.join(wheel)},{' '.join(chance.sample(wheel, 4))}"
        yield f"Lucky Ball colour,{' '.join(LUCKY_COLOURS)},{chance.choice(LUCKY_COLOURS)}"
        # Somebody seats those who came first in the best places, one time in four.
        seated = players if chance.random() < 0.25 else chance.sample(players, len(players))
        yield f"tournament seats,{';'.join(players)},{';'.join(seated)}"


if __name__ == "__main__":
    main()
