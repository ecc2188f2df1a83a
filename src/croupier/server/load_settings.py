"""Where settings come from: defaults, then a TOML file, then CROUPIER_* variables.

port = 8000                    CROUPIER_PORT=8000
[tls]                          CROUPIER_TLS_CERTIFICATE=house.pem
certificate = "house.pem"

A mistake is named, not guessed.
"""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from croupier.house.amounts import KNOWN
from croupier.house.approvals import FOUR_EYES
from croupier.people.staff import STAFF_ROLES
from croupier.server.settings import (
    Brand,
    Cadence,
    Drill,
    Everything,
    House,
    Limits,
    Oidc,
    Play,
    Proof,
    SettingsError,
    Tls,
    Tracing,
    Webhooks,
    branding_of,
    reach_of,
)

PREFIX: Final = "CROUPIER_"
#: What is no setting and read elsewhere. A house may find these in the environment that it shares
#: with what backs it up and verifies it.
ELSEWHERE: Final[Mapping[str, str]] = {
    "CROUPIER_BOOKS": "folders with rulebooks of one's own, with colons between them",
    "CROUPIER_SIGNER_PIN": "the PIN of the token that holds the key of the log",
    "CROUPIER_SIGNER_TOKEN": "what keeps others from signing on another machine",
    "CROUPIER_BACKUP_PASSPHRASE": "locks and opens copies of the log",
    "CROUPIER_PROOF_KEYS": "public keys that `verify` and `restore` count, with commas between",
}
_WEB: Final = ("http", "https")


def load_settings(
    file: Path | None, environment: Mapping[str, str], given: Mapping[str, object]
) -> Everything:
    """Everything that holds; `given` are the arguments of the command line, which go last."""
    values: dict[str, Any] = {}
    if file is not None:
        values = _read(file)
    _merge(values, _from_environment(environment))
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        settings = msgspec.convert(values, Everything, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(_named(str(error))) from error
    _check(settings)
    return settings


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise SettingsError(f"{file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file}: {error}") from error


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Variables as settings: the longest name of a section that fits is the section."""
    sections = {name: set(kind.__struct_fields__) for name, kind in _SECTIONS}
    found: dict[str, Any] = {}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX) or variable in ELSEWHERE:
            continue
        name = variable.removeprefix(PREFIX).lower()
        section, _, rest = name.partition("_")
        if rest in sections.get(section, ()):
            found.setdefault(section, {})[rest] = _listed(rest, text)
        elif name in Everything.__struct_fields__ and name not in sections:
            found[name] = _listed(name, text)
        else:
            raise SettingsError(f"{variable} is no setting; {_meant(variable, sections)}")
    return found


def _listed(name: str, text: str) -> Any:
    return [part for part in text.split(",") if part] if name in _LISTS else text


_LISTS: Final = frozenset(
    {
        *("names", "proxies", "anchors", "witnesses", "pauses", "inside"),
        *("cash_denominations", "chip_denominations"),
        *("four_eyes", "two_sources", "virtual", "second_factor"),
    }
)
_SECTIONS: Final = (
    ("tls", Tls),
    ("limits", Limits),
    ("cadence", Cadence),
    ("house", House),
    ("brand", Brand),
    ("play", Play),
    ("proof", Proof),
    ("webhooks", Webhooks),
    ("oidc", Oidc),
    ("tracing", Tracing),
    ("drill", Drill),
)


def _meant(variable: str, sections: Mapping[str, set[str]]) -> str:
    own = [name for name in Everything.__struct_fields__ if name not in sections]
    inner = [f"{section}_{name}" for section, names in sections.items() for name in sorted(names)]
    known = [*ELSEWHERE, *(f"{PREFIX}{name.upper()}" for name in (*own, *inner))]
    if near := get_close_matches(variable, known, n=3):
        return f"did you mean {' or '.join(near)}?"
    return "`croupier config show` has them all"


def _merge(values: dict[str, Any], over: Mapping[str, Any]) -> None:
    for name, value in over.items():
        if isinstance(value, dict) and isinstance(values.get(name), dict):
            values[name] = {**values[name], **value}
        else:
            values[name] = value


def _named(text: str) -> str:
    """The decoder's complaint with the setting's own name in place of a path."""
    said, _, place = text.partition(" - at `$.")
    return f"setting {place.rstrip('`')}: {said}" if place else said


def _check(settings: Everything) -> None:
    if bool(settings.tls.certificate) != bool(settings.tls.key):
        raise SettingsError("tls.certificate and tls.key come together")
    if settings.tls.clients and not settings.tls.certificate:
        raise SettingsError("tls.clients needs tls.certificate: clients show theirs over https")
    if settings.tls.clients_only and not settings.tls.clients:
        raise SettingsError("tls.clients_only needs tls.clients: nobody could come in")
    for file in (settings.tls.certificate, settings.tls.key, settings.tls.clients):
        if file and not Path(file).is_file():
            raise SettingsError(f"tls: there is no file {file}")
    if bool(settings.oidc.issuer) != bool(settings.oidc.client):
        raise SettingsError("oidc.issuer and oidc.client come together")
    if settings.tracing.endpoint and urlsplit(settings.tracing.endpoint).scheme not in _WEB:
        raise SettingsError("tracing.endpoint: an address that begins with http:// is wanted")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        levels = "there is debug, info, warning, error"
        raise SettingsError(f"log_level is {settings.log_level!r}; {levels}")
    if unknown := set(settings.house.four_eyes) - FOUR_EYES:
        there = ", ".join(sorted(FOUR_EYES))
        raise SettingsError(
            f"house.four_eyes: {sorted(unknown)[0]!r} cannot wait; there is {there}"
        )
    if foreign := set(settings.house.second_person_above) - KNOWN:
        detail = f"{sorted(foreign)[0]!r} is no command that moves money"
        raise SettingsError(f"house.second_person_above: {detail}")
    if nobodys := set(settings.house.second_factor or ()) - STAFF_ROLES:
        raise SettingsError(f"house.second_factor: no member of staff is {min(nobodys)}")
    branding_of(settings)
    reach_of(settings)
    if settings.database and urlsplit(settings.database).scheme not in ("postgresql", "postgres"):
        raise SettingsError("database: a URL that begins with postgresql:// is wanted")
    if settings.bus and not settings.database:
        raise SettingsError("bus: several nodes share one database; set database too")
    if settings.bus and urlsplit(settings.bus).scheme not in ("nats", "tls"):
        raise SettingsError("bus: a URL that begins with nats:// is wanted")
