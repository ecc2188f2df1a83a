"""`croupier verify`: the second opinion on a log."""

import json
import os
import sys
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

from cyclopts import Parameter

from croupier.audit.verify import Verdict
from croupier.audit.verify import verify as audit
from croupier.cli.house_log import run_on
from croupier.cli.output import Stop
from croupier.core.money import show_dollars, show_money
from croupier.house.log.record import Record
from croupier.house.log.store import Store


def verify(
    data: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    root: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    progress: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Check the chain of a log and reckon every table again; the exit code is 1 if anything is off.

    Parameters
    ----------
    data
        A folder with house.db, a postgresql:// URL, or - to read that from the standard input.
    root
        A root hash noted earlier, which must still be in the log.
    as_json
        The findings as one JSON object.
    progress
        Say on the standard error how far it has come, and let others on the machine go first.
    """
    if data == "-":
        data = sys.stdin.readline().strip()
    if progress:
        os.nice(10)
    verdict = check(data, root, _say if progress else None)
    if as_json:
        print(json.dumps(_as_json(verdict), indent=1, ensure_ascii=False))
    else:
        _print_verdict(verdict)
    return 0 if verdict.is_clean else 1


def check(data: str, root: str | None = None, say: Callable[[int], None] | None = None) -> Verdict:
    """The auditor's verdict on a house; `say` hears of every thousandth record."""
    noted = None if root is None else _read_root(root)

    async def work(store: Store) -> Verdict:
        return await audit(_heard(store.read(), say), noted)

    return run_on(data, work, read_only=True)


async def _heard(
    records: AsyncIterator[Record], say: Callable[[int], None] | None
) -> AsyncIterator[Record]:
    async for record in records:
        if say is not None and record.number % 1000 == 0:
            say(record.number)
        yield record


def _say(number: int) -> None:
    print(f"checked {number}", file=sys.stderr, flush=True)


def _read_root(text: str) -> bytes:
    try:
        root = bytes.fromhex(text)
    except ValueError:
        root = b""
    if len(root) != 32:
        raise Stop(f"{text!r} is no root hash: 64 hexadecimal digits are wanted")
    return root


def _print_verdict(verdict: Verdict) -> None:
    tickets = verdict.tickets
    standing = sum(not slip.ended for slip in tickets.slips.values())
    print(f"records  {verdict.records}")
    print(f"tables   {len(verdict.tables)}")
    print(f"rounds   {verdict.rounds}")
    owed = show_dollars(tickets.liability)
    print(f"tickets  {len(tickets.slips)}, {standing} of them stand for {owed}")
    for name, book in verdict.tables.items():
        won = show_dollars(book.totals.house_win)
        holds = sum(purse.balance + book.staked(purse) for purse in book.purses.values())
        print(f"         {name}: house win {won}, with players {show_dollars(holds)}")
    print(f"root     {verdict.root.hex()}")
    for note in verdict.notes:
        print(f"note     {note}")
    print("all is well" if verdict.fault is None else f"WRONG    {verdict.fault}")


def _as_json(verdict: Verdict) -> dict[str, Any]:
    fault = verdict.fault
    return {
        "ok": verdict.is_clean,
        "records": verdict.records,
        "rounds": verdict.rounds,
        "tables": {
            name: {
                "rounds": book.totals.rounds,
                "house_win": show_money(book.totals.house_win),
                "balances": {who: show_money(p.balance) for who, p in book.purses.items()},
            }
            for name, book in verdict.tables.items()
        },
        "tickets": len(verdict.tickets.slips),
        "liability": show_money(verdict.tickets.liability),
        "root": verdict.root.hex(),
        "fault": fault and {"record": fault.number, "stream": fault.stream, "what": fault.what},
        "notes": verdict.notes,
    }
