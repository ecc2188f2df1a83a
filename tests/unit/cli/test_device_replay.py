"""A capture is read however its logger wrote it: the same numbers, once and in order."""

from pathlib import Path

import pytest

from tests.unit.cli.calling import call

LINES = [
    *["*X;2;007;12;0;160;0"] * 2,
    "*X;3;007;12;0;161;0",
    "*X;4;007;12;0;160;0",
    " 5",
    *["*X;5;007; 5;0;158;0"] * 2,
    *["*X;2;008; 5;8;158;0"] * 8,
    "*X;3;008; 5;0;161;0",
    "*X;4;008; 5;0;160;0",
    "*X;4;00*X;4;008; 5;0;160;0",
    "31",
    *["*X;5;008;31;0;158;0"] * 2,
    "*X;2;009;31;0;158;0",
]
SENT = "*u 1"


def stamped(form: str, way: str, line: str, place: int) -> str:
    """A line as a logger wrote it, half a second after the one before."""
    seconds, half = divmod(place, 2)
    clock = f"23:59:{50 + seconds:02d}" if seconds < 10 else f"00:00:{seconds - 10:02d}"
    day = "2031-05-01" if seconds < 10 else "2031-05-02"
    return form.format(day=day, clock=clock, ms=half * 500, way=way, line=line)


FORMS = {
    "tabs": "{day} {clock}.{ms:03d}\t{way}\t{line}",
    "no day": "{clock}.{ms:03d}\t{way}\t{line}",
    "comma": "{day} {clock},{ms:03d} {way} {line}",
    "brackets": "[{day} {clock}.{ms:03d}] {way} >>> {line}",
    "iso": "{day}T{clock}.{ms:03d}Z {way}: {line}",
    "arrow": "{clock}.{ms:03d} {arrow} {line}",
    "written ends": "{day} {clock}.{ms:03d}\t{way}\t{line}\\r\\n",
}
WAYS = {"R": "S", "RX": "TX", "Receive": "Send"}


def replayed(capsys: pytest.CaptureFixture[str], path: Path, data: bytes) -> tuple[list[str], str]:
    path.write_bytes(data)
    out = call(capsys, f"device replay {path} --driver cammegh").out.splitlines()
    return out[-2].removeprefix("numbers: ").split(), out[-1]


@pytest.mark.parametrize("received", WAYS)
@pytest.mark.parametrize("form", FORMS.values(), ids=list(FORMS))
def test_whatever_stands_in_front_of_a_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str, received: str
) -> None:
    written = []
    for place, line in enumerate(LINES):
        for way, arrow, text in ((received, "<-", line), (WAYS[received], "->", SENT)):
            form_here = form.replace("{arrow}", arrow)
            written.append(stamped(form_here, way, text, place))
    numbers, counts = replayed(capsys, tmp_path / "log", "\n".join(written).encode())
    assert numbers == ["5", "31"]
    assert "1 no-spin" in counts
    assert "1 torn-line" in counts
    assert "replied" not in counts, "what was sent is no answer"


@pytest.mark.parametrize("end", ["\r\n", "\n", "\r", "\r\r\n", "\n\r"])
def test_whatever_ends_a_line(capsys: pytest.CaptureFixture[str], tmp_path: Path, end: str) -> None:
    data = "".join(line + end for line in LINES).encode()
    numbers, counts = replayed(capsys, tmp_path / "log", b"\xef\xbb\xbf" + data)
    assert numbers == ["5", "31"]
    assert "1 torn-line" in counts


def test_chatter_between_the_lines_is_torn_and_moves_no_clock(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    written = []
    for place, line in enumerate(LINES):
        written += [stamped(FORMS["tabs"], "R", line, place), "port opened again", "\x00\xff~"]
    numbers, counts = replayed(capsys, tmp_path / "log", "\n".join(written).encode("latin-1"))
    assert numbers == ["5", "31"]
    assert f"{2 * len(LINES) + 1} torn-line" in counts
    assert "silent" not in counts
