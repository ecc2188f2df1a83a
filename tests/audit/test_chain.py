"""Whatever is changed, taken away, moved or put in by hand is found, and the record is named."""

import random
from pathlib import Path

import pytest

from croupier.audit.verify import Verdict
from tests.audit.tampering import COLUMNS, examine, rows_of, unguarded

PLACES = (1, 2, 40, 133, 300)


def wrong_at(verdict: Verdict, number: int) -> None:
    assert verdict.fault is not None
    assert verdict.fault.number == number, verdict.fault
    assert verdict.fault.what
    assert verdict.records == number - 1


def test_a_good_house_is_well(good_house: Path) -> None:
    verdict = examine(good_house)
    rows = rows_of(good_house)
    assert verdict.is_clean, verdict.fault
    assert verdict.records == len(rows) > 300
    assert verdict.root == rows[-1]["digest"]
    assert verdict.rounds >= 24
    assert verdict.tickets.slips


@pytest.mark.parametrize("number", PLACES)
@pytest.mark.parametrize("column", COLUMNS)
def test_a_changed_column_is_found(house: Path, column: str, number: int) -> None:
    value = rows_of(house)[number - 1][column]
    changed = value + 1_000_000 if isinstance(value, int) else _flip(value, 0)
    with unguarded(house) as db:
        db.execute(f"update record set {column} = ? where number = ?", (changed, number))
    wrong_at(examine(house), number)


def _flip(value: str | bytes, place: int) -> str | bytes:
    """One bit of one byte is another."""
    if isinstance(value, str):
        return f"{chr(ord(value[0]) ^ 1)}{value[1:]}" if value else "x"
    if not value:
        return b"x"
    return value[:place] + bytes([value[place] ^ 1]) + value[place + 1 :]


@pytest.mark.parametrize("seed", range(40))
def test_any_byte_of_any_payload_or_hash_is_found(house: Path, seed: int) -> None:
    chance = random.Random(seed)
    rows = rows_of(house)
    number = chance.randrange(len(rows)) + 1
    column = chance.choice(("payload", "payload", "previous", "digest"))
    value = rows[number - 1][column]
    changed = _flip(value, chance.randrange(len(value)))
    with unguarded(house) as db:
        db.execute(f"update record set {column} = ? where number = ?", (changed, number))
    wrong_at(examine(house), number)


def test_a_text_that_is_no_text_any_more_is_found(house: Path) -> None:
    with unguarded(house) as db:
        db.execute("update record set actor = cast(x'ff41' as text) where number = 77")
    wrong_at(examine(house), 77)


@pytest.mark.parametrize("number", [1, 2, 150])
def test_a_removed_record_is_missed(house: Path, number: int) -> None:
    with unguarded(house) as db:
        db.execute("delete from record where number = ?", (number,))
    verdict = examine(house)
    wrong_at(verdict, number)
    assert verdict.fault is not None
    assert "missing" in verdict.fault.what


def test_a_removed_end_is_missed_by_its_root(house: Path) -> None:
    root = examine(house).root
    with unguarded(house) as db:
        db.execute("delete from record where number > 250")
    assert examine(house, root).fault is not None
    assert examine(house, rows_of(house)[99]["digest"]).is_clean


def test_two_records_that_changed_places_are_found(house: Path) -> None:
    with unguarded(house) as db:
        for old, new in ((100, -1), (101, 100), (-1, 101)):
            db.execute("update record set number = ? where number = ?", (new, old))
    wrong_at(examine(house), 100)


def test_a_record_put_in_twice_is_found(house: Path) -> None:
    last = rows_of(house)[-1]
    row = {**last, "number": last["number"] + 1, "version": last["version"] + 1}
    marks = ",".join("?" * len(COLUMNS))
    with unguarded(house) as db:
        db.execute(f"insert into record values ({marks})", tuple(row[name] for name in COLUMNS))
    wrong_at(examine(house), row["number"])


def test_a_record_put_behind_the_last_is_found(house: Path) -> None:
    last = rows_of(house)[-1]
    row = {**last, "number": last["number"] + 1, "version": last["version"] + 1}
    row |= {"previous": last["digest"], "digest": bytes(32)}
    marks = ",".join("?" * len(COLUMNS))
    with unguarded(house) as db:
        db.execute(f"insert into record values ({marks})", tuple(row[name] for name in COLUMNS))
    wrong_at(examine(house), row["number"])
