"""A wheel for a running house: it reports the ball, the close and a number, spin after spin.

The house knows it by the key of an enrolled sensor (`serves: wheel:SERIAL`). Numbers come from this
program's own chance, which is fit for trying things out and for nothing else.

    python examples/wheel_emulator.py http://127.0.0.1:8000 rim.KEY 3
"""

import asyncio
import random
import sys

from croupier.client import House

POCKETS = tuple(str(number) for number in range(37))


async def spin(url: str, key: str, spins: int, pause: float = 1.0) -> list[str]:
    """So many spins; gives back their numbers."""
    numbers, last = [], 0
    async with House(url, key=key) as house:

        async def report(kind: str, **fields: str) -> None:
            """One reading; the house takes each number of the journal once."""
            nonlocal last
            last += 1
            reading = {"seq": last, "kind": kind, **fields}
            body = {"driver": "example", "readings": [reading]}
            answer = await house.request("POST", "/v1/readings", dict, body)
            if last in answer["refused"]:
                print(f"{kind} was refused")

        for _ in range(spins):
            for kind in ("bets-open", "ball-launched", "bets-closed"):
                await report(kind)
                await asyncio.sleep(pause)
            numbers.append(random.choice(POCKETS))
            await report("number", pocket=numbers[-1])
            print("spun", numbers[-1], flush=True)
    return numbers


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    asyncio.run(spin(sys.argv[1], sys.argv[2], int(sys.argv[3])))
