"""A crowd of seats out of one process: each lays a wager a round, and reads what comes of it.

Run as a program it prints a line of JSON when all have sat down, and in every round when all have
laid, when the last of them has read that betting is closed, when its number, and when that its
round is settled, with its balance.
"""

import asyncio
import json
import sys
from collections import deque

import uvloop

from benches.hall import key_of
from benches.terminals import Measure, Moment, Terminal, be_quick

CLOSED, NUMBER = b'"call":"no-more-bets"', b'"call":"result"'
SETTLED, OPEN = b'"phase":"settled"', b'"phase":"betting"'


class Seat(Terminal):
    """A terminal that seeks one thing after the other in what it is sent, undecoded."""

    def __init__(self, number: int, measure: Measure) -> None:
        super().__init__(number, measure)
        self.sought: deque[tuple[bytes, Moment]] = deque()

    def received(self, payload: bytes | memoryview) -> None:
        """What is sought may have come."""
        if not self.seen.done():
            super().received(payload)
            return
        raw = bytes(payload)
        if b'"refused"' in raw:
            print(raw.decode(), file=sys.stderr)
        if self.sought and self.sought[0][0] in raw:
            self.sought.popleft()[1].reached(len(raw))


async def sit_down(url: str, count: int) -> list[Seat]:
    """Open a socket for each seat, some at a time, and wait until it has its first view."""
    gate, measure = asyncio.Semaphore(50), Measure()

    async def one(number: int) -> Seat:
        seat = Seat(number, measure)
        async with gate:
            await seat.open(url, key_of(number))
            seat.watch()
            await seat.seen
        return seat

    return list(await asyncio.gather(*map(one, range(count))))


def seek(seats: list[Seat], sought: bytes) -> "asyncio.Future[str]":
    """When the last of them has read this, after all that was sought before."""
    moment = Moment(len(seats))
    for seat in seats:
        seat.sought.append((sought, moment))
    return moment.over


async def main() -> None:
    """URL, how many, and for how many rounds."""
    url, count, rounds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    seats = await sit_down(url, count)
    be_quick()
    print(json.dumps({"seats": count}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    opened: asyncio.Future[str] | None = None
    for _ in range(rounds):
        if opened is not None:
            await asyncio.wait_for(opened, 60)
        laid = seek(seats, b'"accepted"')
        for seat in seats:
            seat.lay()
        await asyncio.wait_for(laid, 60)
        await asyncio.sleep(0.5)
        moments = [seek(seats, sought) for sought in (CLOSED, NUMBER, SETTLED)]
        opened = seek(seats, OPEN)
        print(json.dumps({"laid": count}), flush=True)
        for moment in moments:
            print(await asyncio.wait_for(moment, 60), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
