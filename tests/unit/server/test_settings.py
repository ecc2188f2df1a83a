"""Settings: file, then environment, then command line; a mistake is named."""

import re
from pathlib import Path

import pytest

from croupier.server.load_settings import ELSEWHERE, load_settings
from croupier.server.settings import Everything, SettingsError, mask_url, show_settings
from tests.tidy.tree import ROOT
from tests.unit.cli.calling import call
from tools.generate_settings import every_setting, settings_page


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
        ("", {"CROUPIER_PROT": "1"}, "CROUPIER_PROT is no setting; did you mean CROUPIER_PORT"),
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


def test_every_setting_is_described_in_the_reference() -> None:
    found, page = list(every_setting()), settings_page()
    assert len(found) > 70
    assert [each.path for each in found if not each.says] == []
    for each in found:
        assert f"`{each.path}`<br>" in page
    assert len(page.splitlines()) > len(found)


def test_every_setting_is_read_from_the_variable_that_the_reference_names() -> None:
    for each in every_setting():
        if each.variable.startswith("`"):
            given = each.default
            text = ",".join(map(str, given)) if isinstance(given, tuple | list) else str(given)
            if given is not None:
                held = load_settings(None, {each.variable.strip("`"): text}, {})
                assert held == Everything(), each.path


def test_every_variable_that_the_program_reads_is_known_to_a_house() -> None:
    """A house and what backs it up and verifies it share one environment."""
    known = {each.variable.strip("`") for each in every_setting()} | set(ELSEWHERE)
    for file in (ROOT / "src" / "croupier").rglob("*.py"):
        read = re.findall(r'"(CROUPIER_[A-Z_]+)"', file.read_text("utf-8"))
        assert set(read) <= known, file
    load_settings(None, dict.fromkeys(ELSEWHERE, "x"), {})
    assert all(f"| `{name}` | {says} |" in settings_page() for name, says in ELSEWHERE.items())
