"""Every table of a running house on one wall: phase and last numbers, as they change.

python examples/wall_of_displays.py http://127.0.0.1:8000
"""

import asyncio
import contextlib
import sys

from croupier.client import DisplayView, House, Subscription


async def show(display: Subscription[DisplayView]) -> None:
    """Print a table whenever it changes."""
    async for _ in display:
        numbers = " ".join(each.pocket for each in display.view.numbers[:8])
        print(f"{display.table:<4} {display.view.phase:<13} {numbers}", flush=True)


async def main(url: str) -> None:
    """Show all tables until somebody presses Ctrl-C."""
    async with House(url) as house, asyncio.TaskGroup() as wall:
        for line in await house.tables():
            wall.create_task(show(await house.subscribe(line.table, "display")))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main(sys.argv[1]))
