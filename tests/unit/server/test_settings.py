"""Settings: file, then environment, then command line; a mistake is named."""

from pathlib import Path

import pytest

from croupier.server.load_settings import load_settings
from croupier.server.settings import SettingsError, mask_url, show_settings
from tests.unit.cli.calling import call


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nhost = "file"\n[cadence]\nbetting = 3\nball = 4\n', "utf-8")
    environment = {"CROUPIER_PORT": "2", "CROUPIER_CADENCE_BALL": "1.5", "OTHER": "x"}
    settings = load_settings(file, environment, {"port": 3, "data": None})
    assert (settings.port, settings.host) == (3, "file")
    assert (settings.cadence.betting, settings.cadence.ball) == (3, 1.5)
    lists = load_settings(None, {"CROUPIER_HOUSE_TWO_SOURCES": "T1,T2"}, {})
    assert lists.house.two_sources == ("T1", "T2")


@pytest.mark.parametrize(
    ("text", "environment", "complaint"),
    [
        ("port = 'x'", {}, "setting port: Expected `int`, got `str`"),
        ("port = 99999", {}, "setting port: Expected `int` <= 65535"),
        ("prot = 1", {}, "unknown field `prot`"),
        ("[house]\nfour_eyes = ['spin']", {}, "'spin' cannot wait; there is correct-result"),
        ("[tls]\nkey = 'k'", {}, "tls.certificate and tls.key come together"),
        ("[tls]\nkey = 'k'\ncertificate = 'c'", {}, "tls: there is no file c"),
        ("log_level = 'loud'", {}, "there is debug, info, warning, error"),
        ("database = 'mysql://x'", {}, "begins with postgresql://"),
        ("", {"CROUPIER_PROT": "1"}, "CROUPIER_PROT is no setting; there is CROUPIER_DATA"),
        ("port =", {}, "house.toml: "),
    ],
)
def test_a_mistake_is_named(
    tmp_path: Path, text: str, environment: dict[str, str], complaint: str
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(SettingsError) as error:
        load_settings(file, environment, {})
    assert complaint in str(error.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="none.toml: No such file"):
        load_settings(tmp_path / "none.toml", {}, {})


def test_secrets_are_covered() -> None:
    url = "postgresql://croupier:seven-red@db:5433/house?password=seven-red"
    given = {"CROUPIER_DATABASE": url, "CROUPIER_OIDC_SECRET": "seven-red"}
    shown = show_settings(load_settings(None, given, {}))
    assert "seven-red" not in str(shown)
    assert shown["oidc"]["secret"] == "***"
    assert mask_url("postgresql://db/house") == "postgresql://db/house"


def test_the_command_shows_what_holds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROUPIER_DATABASE", "postgresql://croupier:secret@db/house")
    answer = call(capsys, "config show")
    assert answer.code == 0
    assert 'database = "postgresql://croupier:***@db/house"' in answer.out
    assert 'four_eyes = ["correct-result", "invalidate", "void-wagers"]' in answer.out
    monkeypatch.setenv("CROUPIER_PORT", "many")
    answer = call(capsys, "config show")
    assert answer.code == 2
    assert "setting port" in answer.err
