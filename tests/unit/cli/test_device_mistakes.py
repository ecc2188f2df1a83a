"""What is typed wrong at `croupier device` is told in one line, before anything is opened."""

from pathlib import Path

import pytest

from croupier.devices.link import LinkFailed, _open_port
from tests.unit.cli.calling import call

RUN = "device run cammegh --port socket://127.0.0.1:1"
EMULATE = "device emulate cammegh"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (f"{RUN} --set pockets=abc", "pockets is a number from 37 to 40, not 'abc'"),
        (f"{RUN} --set pockets=99", "pockets is a number from 37 to 40, not '99'"),
        (f"{EMULATE} --set noise=7", "noise is a number from 0 to 1, not '7'"),
        (f"{EMULATE} --set pace=0", "pace is a number"),
        (f"{EMULATE} --set self-test=abc", "a setting"),
        ("device emulate king --set every=nan", "every is a number"),
        (f"{EMULATE} --set script=nonsense", "a script has no"),
        (f"{EMULATE} --listen 127.0.0.1:99999", "neither pty nor host:port"),
    ],
)
def test_a_wrong_setting_is_named(capsys: pytest.CaptureFixture[str], line: str, told: str) -> None:
    answer = call(capsys, line)
    assert answer.code == 2
    assert told in answer.err


@pytest.mark.parametrize(
    ("house", "key", "told"),
    [
        ("localhost:8000", b"key", "no address of a house"),
        ("http://127.0.0.1:abc", b"key", "no address of a house"),
        ("http://127.0.0.1:1", b"", "the key"),
        ("http://127.0.0.1:1", b"one\ntwo\n", "the key"),
        ("http://127.0.0.1:1", b"\xff\xfe", "the key"),
        ("https://127.0.0.1:1 --authority /nowhere", b"key", "the authority"),
    ],
)
def test_what_keeps_a_driver_from_the_house_for_good_is_told_at_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, house: str, key: bytes, told: str
) -> None:
    (tmp_path / "key").write_bytes(key)
    kept = f"--key {tmp_path / 'key'} --journal {tmp_path / 'journal'}"
    answer = call(capsys, f"{RUN} {kept} --house {house}")
    assert answer.code == 2
    assert told in answer.err


def test_no_driver_writes_into_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("dear all")
    answer = call(capsys, f"device run cammegh --port {file}")
    assert answer.code == 2
    assert "a file, and no port" in answer.err
    with pytest.raises(LinkFailed, match="no port"):
        _open_port(str(file), 9600)
    assert file.read_text() == "dear all"
