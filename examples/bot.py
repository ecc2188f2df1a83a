"""A player at a running house: a dollar on red, round after round, until enough are played.

python examples/bot.py http://127.0.0.1:8000 ann-terminal.play-money-only-ann ann T2 3
"""

import asyncio
import sys

from croupier.client import House


async def play(url: str, key: str, player: str, name: str, rounds: int) -> int:
    """Play so many rounds and give back what was won or lost, in cents."""
    async with House(url, key=key) as house:
        table = house.table(name)
        seat = await table.see_seat()
        least = next(line.min for line in await house.tables() if line.table == name)
        before = seat.view.balance + seat.view.staked
        for _ in range(rounds):
            view = await seat.wait_for(lambda view: view.phase == "betting")
            answer = await table.place(player, "red", least)
            print(view.round_no, type(answer).__name__, getattr(answer, "detail", ""))
            settled = await seat.wait_for(lambda view: view.pocket is not None)
            print(f"   {settled.pocket}: win {settled.win}")
        return seat.view.balance + seat.view.staked - before


if __name__ == "__main__":
    if len(sys.argv) != 6:
        sys.exit(__doc__)
    url, key, player, table, rounds = sys.argv[1:]
    print("in all", asyncio.run(play(url, key, player, table, int(rounds))))
