"""`croupier demo`: a house in a folder, played from a seed."""

import sys

from croupier.cli.house_log import free_file, is_url, opened, run_async, seal_now
from croupier.cli.output import UsageError
from croupier.evening.house import Played, play_house
from croupier.house.log.signing import check_can_sign

ROUNDS_MAX = 1_000_000


def demo(data: str, *, rounds: int = 40, seed: int = 7) -> int:
    """Open a house in an empty folder and play rounds at tables of every book.

    Parameters
    ----------
    data
        A new or empty folder, or the postgresql:// URL of an empty database.
    rounds
        How many rounds in all.
    seed
        The same seed gives the same house.
    """
    if not 1 <= rounds <= ROUNDS_MAX:
        raise UsageError(f"{rounds} rounds cannot be played; 1 to {ROUNDS_MAX} can")
    check_can_sign()
    if not is_url(data):
        free_file(data).parent.mkdir(parents=True, exist_ok=True)
    played = run_async(lambda: _play(data, rounds, seed))
    refused = played.refused.total()
    print(f"{played.rounds} rounds at {played.tables} tables, {refused} commands refused")
    print(f"{played.tickets} tickets issued, {played.redeemed} redeemed")
    # A URL may hold a password, which is not for the screen.
    print(f"croupier verify {'DATA' if is_url(data) else data} checks every record")
    return 0


async def _play(data: str, rounds: int, seed: int) -> Played:
    if is_url(data):
        async with opened(data) as store:
            if (await store.head())[0]:
                raise UsageError("this database holds a house already; it is left as it is")
            return await play_house(store, seed=seed, rounds=rounds, report=_report)
    from croupier.house.log.sqlite import SqliteStore

    place = free_file(data)
    file = await SqliteStore.open(place)
    try:
        played = await play_house(file, seed=seed, rounds=rounds, report=_report)
        await seal_now(file, place.parent)
        return played
    finally:
        await file.close()


def _report(done: int, rounds: int) -> None:
    """A line that moves on a terminal, and nothing where nobody watches."""
    if sys.stderr.isatty():
        end = "\n" if done == rounds else ""
        print(f"\rround {done} of {rounds}", end=end, file=sys.stderr, flush=True)
