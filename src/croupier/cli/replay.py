"""`croupier replay`: what happened at a table, as sentences with their clauses."""

from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from croupier.cli.house_log import read_histories, run_on, show_instant
from croupier.cli.output import UsageError, print_json
from croupier.table.betting import BettingOpened
from croupier.table.declare import Event
from croupier.table.describe import describe, explain

Numbered = tuple[int, int, Event]
"""The round, the number of the record and the event."""


def replay(
    data: str,
    *,
    table: str,
    round_no: Annotated[int | None, Parameter(name="--round")] = None,
    player: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Show the rounds of a table, or one player's receipt for them.

    Parameters
    ----------
    data
        A folder with house.db, or a postgresql:// URL.
    table
        Which table.
    round_no
        Only this round.
    player
        Only what concerns this player: every wager, and what became of it.
    as_json
        One row for each sentence.
    """
    history = _read(data, table)
    rounds = sorted({number for number, _, _ in history if number})
    if round_no is not None and round_no not in rounds:
        played = f"rounds {rounds[0]} to {rounds[-1]}" if rounds else "no round"
        raise UsageError(f"table {table} has no round {round_no}; there is {played}")
    wanted = rounds if round_no is None else [round_no]
    if player is not None:
        return _print_receipts(history, wanted, player, as_json=as_json)
    shown = [each for each in history if round_no is None or each[0] == round_no]
    rows = [
        {"round": number, "record": record, "at": show_instant(event.at), "says": describe(event)}
        for number, record, event in shown
    ]
    if as_json:
        print_json(rows)
        return 0
    for row in rows:
        print(f"{row['at']}  {row['record']:>6}  {row['says']}")
    return 0


def _read(data: str, table: str) -> list[Numbered]:
    found = run_on(data, read_histories)
    if table not in found.tables:
        there = ", ".join(found.tables) or "none"
        raise UsageError(f"there is no table {table!r}; there is {there}")
    return list(with_rounds(found.tables[table]))


def with_rounds(history: list[tuple[int, Event]]) -> Iterator[Numbered]:
    """Each event with the round that it belongs to."""
    current = 0
    for record, event in history:
        if isinstance(event, BettingOpened):
            current = event.round_no
        yield current, record, event


def _print_receipts(
    history: list[Numbered], rounds: list[int], player: str, *, as_json: bool
) -> int:
    seated = {getattr(event, "player", None) for _, _, event in history}
    if player not in seated:
        named = ", ".join(sorted(str(name) for name in seated if name)) or "nobody"
        raise UsageError(f"{player!r} never played at this table; there is {named}")
    rows = []
    for number in rounds:
        mine = [event for of, _, event in history if of == number]
        if len(rounds) > 1 and not any(_concerns(event, player) for event in mine):
            continue
        rows += [{"round": number, "says": says} for says in explain(mine, number, player)]
    if as_json:
        print_json(rows)
    else:
        for row in rows:
            print(row["says"])
    return 0


def _concerns(event: Event, player: str) -> bool:
    lines = getattr(event, "lines", ())
    return getattr(event, "player", None) == player or any(x.player == player for x in lines)
