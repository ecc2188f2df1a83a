"""A driver's journal: what was written survives, at whichever byte the power went."""

import os
from pathlib import Path

import pytest

from croupier.devices import journal as module
from croupier.devices.journal import Journal
from croupier.devices.readings import BetsClosed, NumberRead, TornLine, from_json, to_json

READ = NumberRead(at=5, spin=3, pocket="17")


def test_readings_wait_until_the_house_has_them(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j")
    assert journal.add([BetsClosed(at=4, spin=3), READ]) == [1, 2]
    journal.take(1)
    journal.close()
    again = Journal(tmp_path / "j")
    assert again.waiting() == [(2, READ)]
    assert again.history() == [BetsClosed(at=4, spin=3), READ]
    assert again.add([READ]) == [3]


def test_a_close_alone_is_on_disk_later_than_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    journal = Journal(tmp_path / "j")
    synced.clear()
    journal.add([BetsClosed(at=4, spin=3)])
    assert not synced
    journal.sync()
    journal.sync()
    assert len(synced) == 1
    journal.add([BetsClosed(at=9, spin=4), READ])
    journal.add([BetsClosed(at=9, spin=5)], done=1)
    assert len(synced) == 3
    # What was noise costs no flush.
    journal.add([TornLine(at=9, text="x")])
    journal.sync()
    assert len(synced) == 3
    journal.close()


def test_a_cut_at_any_byte_loses_at_most_what_was_being_written(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j")
    journal.add([BetsClosed(at=4, spin=3)])
    first = (tmp_path / "j").stat().st_size
    journal.add([READ])
    journal.close()
    whole = (tmp_path / "j").read_bytes()
    for cut in range(len(whole) + 1):
        (tmp_path / "cut").write_bytes(whole[:cut])
        found = Journal(tmp_path / "cut")
        assert len(found.waiting()) == (cut >= first) + (cut == len(whole))
        found.add([READ])
        found.close()
        after = Journal(tmp_path / "cut")
        assert after.waiting()[-1][1] == READ
        after.close()


@pytest.mark.parametrize("damaged", range(4))
def test_a_line_that_cannot_be_read_takes_nothing_else_with_it(
    tmp_path: Path, damaged: int
) -> None:
    path = tmp_path / "journal"
    journal = Journal(path)
    journal.add([READ, READ, READ])
    journal.close()
    lines = path.read_bytes().splitlines(keepends=True)
    lines[damaged] = b"\x00\xff not json\n"
    path.write_bytes(b"".join(lines))
    again = Journal(path)
    assert [number for number, _ in again.waiting()] == [n for n in (1, 2, 3) if n != damaged]
    # The last line is taken for a torn one, and what comes next has its number.
    assert again.add([READ]) == [4 if damaged < 3 else 3]
    again.close()


def test_a_journal_that_has_grown_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BYTES_MAX", 10_000)
    journal = Journal(tmp_path / "j")
    for number in range(1, 600):
        journal.add([READ])
        journal.take(number)
    assert (tmp_path / "j").stat().st_size < 40_000
    journal.close()
    again = Journal(tmp_path / "j")
    assert (again.taken, again.last, len(again.history())) == (599, 599, module.KEPT)


def test_a_reading_goes_through_json_unchanged() -> None:
    assert from_json(to_json(READ)) == READ
    with pytest.raises(ValueError, match="no reading 'nonsense'"):
        from_json({"kind": "nonsense"})
    with pytest.raises(ValueError, match="no number"):
        from_json({"kind": "number", "colour": "red"})
