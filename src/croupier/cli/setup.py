"""`croupier setup`: from nothing to a house in which a first wager can be placed.

Everything is written into one folder: settings, a certificate if one is wanted, the log with its
people and tables, and a file for each password and key, which only its owner may read.
"""

import asyncio
import getpass
import json
import os
import secrets
import sys
import tomllib
from datetime import UTC, datetime, timedelta
from importlib import import_module, resources
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from cyclopts import Parameter

from croupier.cage.declare import PAYERS
from croupier.cli.output import UsageError
from croupier.core.declarations import Named
from croupier.core.money import NotMoney, parse_money
from croupier.core.refusal import Refusal
from croupier.core.roles import NOT_STAFF, Role, lowest
from croupier.equipment.template import Findings, conforming_findings, missing_findings
from croupier.house.actors import Actor
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import book_folders, find_book
from croupier.roulette.game import Game
from croupier.roulette.limits import Limits, Range
from croupier.server.equipment_items import Found, read_findings
from croupier.server.passwords import why_not
from croupier.server.settings import HOUSE_NAME_MAX

if TYPE_CHECKING:
    from croupier.bootstrap import Running

ADMIN: Final = "admin"
_ADMINISTRATOR: Final = Actor(id=ADMIN, roles=frozenset({Role.ADMINISTRATOR}))
SETTINGS: Final = "house.toml"
#: What a floor has where no file says otherwise.
FLOOR: Final = resources.files("croupier").joinpath("first-floor.toml").read_text("utf-8")
#: Under which reference equipment is entered that nobody has given one for.
DECLARED: Final = "declared at setup"


def setup(
    folder: Annotated[Path, Parameter(help="new folder for the house")],
    /,
    *,
    name: Annotated[str, Parameter(help="name of the house")] = "Croupier",
    host: Annotated[str, Parameter(help="address to listen on")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="port to listen on")] = 8000,
    floor: Annotated[
        Path | None, Parameter(help="TOML file with staff, tables and terminals")
    ] = None,
    book: Annotated[str, Parameter(help="rulebook of tables that name none")] = "",
    password_file: Annotated[
        Path | None,
        Parameter(help="file with the administrator's password; you are prompted without it"),
    ] = None,
    certificate: Annotated[
        str, Parameter(help="make a self-signed certificate for this name or address")
    ] = "",
) -> None:
    """Set up a house: settings, certificate, administrator, staff, tables and terminals."""
    # Named before anything is asked or made, where it lacks: what a house is run with.
    import_module("croupier.bootstrap")
    if folder.exists() and any(folder.iterdir()):
        raise UsageError(f"{folder} is not empty; a house is set up in a new folder")
    if not 1 <= len(name) <= HOUSE_NAME_MAX or not name.isprintable():
        raise UsageError(f"a house's name has 1 to {HOUSE_NAME_MAX} characters that can be printed")
    plan = _read_floor(floor, book)
    password = _password(password_file)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder = folder.resolve()
    if certificate:
        make_certificate(folder / "tls", certificate)
    _write_settings(folder, name, host, port, tls=bool(certificate))
    made = asyncio.run(_fill(folder, plan, password))
    print("\n".join(made))
    scheme = "https" if certificate else "http"
    print(f"Now: croupier serve --config {folder / SETTINGS}")
    print(f"and open {scheme}://{certificate or host}:{port}/ ; the administrator is {ADMIN}.")


def _read_floor(file: Path | None, book: str) -> dict[str, Any]:
    """What is to be there, checked before anything is made."""
    try:
        plan = tomllib.loads(FLOOR if file is None else file.read_text("utf-8"))
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{file}: {error}") from error
    known = {"staff": {"name", "roles"}, "terminals": {"name", "player"}}
    known["tables"] = {"name", "book", "game", "options", "min", "max"}
    parts = sorted({*known, "equipment"})
    if strange := set(plan) - set(parts):
        raise UsageError(f"the floor: {min(strange)!r} is not known; {', '.join(parts)} are")
    for part, names in known.items():
        for entry in plan.setdefault(part, []):
            if strange := set(entry) - names:
                raise UsageError(
                    f"{part}: {min(strange)!r} is not known; {', '.join(sorted(names))} are"
                )
            if not entry.get("name"):
                raise UsageError(f"{part}: an entry has no name")
            _check_name(part, entry["name"])
    try:
        for table in plan["tables"]:
            table.setdefault("book", book)
            if not table["book"]:
                shelf = ", ".join(book_folders())
                raise UsageError(
                    f"table {table['name']}: which book? --book names one for all tables: {shelf}"
                )
            found = find_book(table["book"])
            table.setdefault("game", found.offers[0].name)
            game = found.game(table["game"], table.setdefault("options", {}))
            equipment = plan.get("equipment", {})
            table["found"] = _findings(equipment, game)
            table["unmeasured"] = missing_findings(game, _given(equipment))
            if missing := [bound for bound in ("min", "max") if bound not in table]:
                raise UsageError(f"table {table['name']}: {missing[0]} is missing")
            table["range"] = Range(parse_money(table["min"]), parse_money(table["max"]))
            if not table["range"].is_sound:
                raise UsageError(f"table {table['name']}: min is above 0, and max no less")
        for person in plan["staff"]:
            posts = set(Role) - NOT_STAFF
            wrong = sorted(set(person.get("roles", ())) - posts)
            if wrong or not person.get("roles"):
                given, there = ", ".join(map(repr, wrong)) or "none", ", ".join(sorted(posts))
                raise UsageError(f"staff {person['name']}: roles are some of {there}, not {given}")
            person["roles"] = frozenset(map(Role, person["roles"]))
    except (NotOffered, NotMoney, KeyError, ValueError) as error:
        raise UsageError(f"the floor: {error}") from error
    return plan


def _check_name(part: str, name: object) -> None:
    """Names are what their owners sign in with, and what their files are called."""
    try:
        msgspec.convert(name, Named)
    except msgspec.ValidationError as error:
        raise UsageError(
            f"{part}: {name!r} is no name: it begins with a letter or digit, goes on with those, "
            "spaces, dots, dashes and underscores, and has at most 48 of them"
        ) from error


def _findings(given: dict[str, Any], game: Game) -> Findings:
    """What stands at a table: as the floor says, and else as its book wants it."""
    named = msgspec.to_builtins(_given(given))
    plain = {name: value for name, value in named.items() if value}
    declared = msgspec.to_builtins(conforming_findings(game, DECLARED))
    materials = {**declared["materials"], **plain.get("materials", {})}
    return msgspec.convert({**declared, **plain, "materials": materials}, Findings)


def _given(equipment: dict[str, Any]) -> Findings:
    """What the floor itself says of its equipment."""
    try:
        return read_findings(msgspec.convert(equipment, Found, strict=False))
    except msgspec.ValidationError as error:
        raise UsageError(f"equipment: {error}") from error


def _password(file: Path | None) -> str:
    """The administrator's password: from a file, or typed twice. It is never printed."""
    if file is not None:
        try:
            password = file.read_text("utf-8").strip()
        except OSError as error:
            raise UsageError(f"{file}: {error.strerror}") from error
    elif sys.stdin.isatty():
        password = getpass.getpass("Password of the administrator: ")
        if getpass.getpass("Once more: ") != password:
            raise UsageError("the two passwords differ")
    else:
        raise UsageError("--password-file names a file with the administrator's password")
    if reason := why_not(password, ADMIN):
        raise UsageError(f"the administrator's password: {reason}")
    return password


def _write_settings(folder: Path, name: str, host: str, port: int, *, tls: bool) -> None:
    lines = [
        "# Made by croupier setup. `croupier config --config house.toml` shows every setting.",
        f'data = "{folder / "data"}"',
        f'host = "{host}"',
        f"port = {port}",
        "demo = false",
        "",
        "[house]",
        f"name = {json.dumps(name, ensure_ascii=False)}",
        "# Who pays out money sets a second factor up at the first sign-in, with a phone.",
        "# Other roles may be named here; [] is for a house where a password alone is enough.",
        f"# second_factor = {sorted(map(str, PAYERS))!r}".replace("'", '"'),
    ]
    if tls:
        place = folder / "tls"
        lines += ["", "[tls]", f'certificate = "{place / "certificate.pem"}"']
        lines += [f'key = "{place / "key.pem"}"']
    write_secret(folder / SETTINGS, "\n".join(lines) + "\n")


async def _fill(folder: Path, plan: dict[str, Any], password: str) -> list[str]:
    """Open the house, enter what the plan has, and close it again."""
    from croupier.bootstrap import start_house, stop_house
    from croupier.server.load_settings import load_settings
    from croupier.serving import configure_logs

    configure_logs("error")
    running = await start_house(load_settings(folder / SETTINGS, {}, {}))
    try:
        return [
            await _administrator(running, password),
            *[await _person(running, folder, each) for each in plan["staff"]],
            *[await _fit_out(running, each) for each in plan["tables"]],
            *[await _table(running, each) for each in plan["tables"]],
            *[await _terminal(running, folder, each) for each in plan["terminals"]],
        ]
    finally:
        await stop_house(running)


async def _administrator(running: "Running", password: str) -> str:
    from croupier.server.sessions import hash_password

    register, now = running.gateway.register, running.gateway.clock.now()
    hashed = await asyncio.to_thread(hash_password, password)
    _accepted(await register.change_password(ADMIN, hashed, at=now, by=_ADMINISTRATOR), ADMIN)
    return f"{ADMIN}: administrator, with the password you gave"


async def _person(running: "Running", folder: Path, person: dict[str, Any]) -> str:
    """Somebody with a password that opens nothing but its own change."""
    from croupier.server.sessions import hash_password

    name, roles = person["name"], person["roles"]
    password = secrets.token_urlsafe(12)
    hashed = await asyncio.to_thread(hash_password, password)
    register, now = running.gateway.register, running.gateway.clock.now()
    enrolled = await register.enrol_staff(
        name, roles, hashed, at=now, by=_ADMINISTRATOR, temporary=True
    )
    _accepted(enrolled, name)
    file = write_secret(folder / "passwords" / name, f"{password}\n")
    factor = ", and a second factor is set up with it" if roles & PAYERS else ""
    return f"{name}: {', '.join(sorted(roles))}; first password in {file}{factor}"


async def _table(running: "Running", table: dict[str, Any]) -> str:
    """Open a table, as the operator that the administrator took on."""
    from croupier.house.tables import stream_of
    from croupier.table.opening import OpenTable, opening_power

    gateway = running.gateway
    power = opening_power(find_book(table["book"]).game(table["game"], table["options"]))
    staff = [each for each in gateway.register.known.values() if each.stands and each.password_hash]
    able = [each for each in staff if each.roles & power.roles]
    actor = Actor(id=able[0].name, roles=able[0].roles) if able else None
    if actor is None:
        roles = ", ".join(sorted(power.roles))
        raise UsageError(f"table {table['name']}: nobody on the staff may open it; {roles} may")
    opened = await gateway.house.gateway.submit(
        actor,
        stream_of(table["name"]),
        OpenTable(
            by=lowest(actor.roles & power.roles),
            at=gateway.clock.now(),
            table=table["name"],
            book=table["book"],
            game=table["game"],
            options=table["options"],
            limits=Limits(table=table["range"]),
        ),
    )
    _accepted(opened if isinstance(opened, Refusal) else None, f"table {table['name']}")
    what = f"{table['book']} {table['game']}, {table['range']}"
    said = f"{table['name']}: {what}, opened by {actor.id}"
    entry = find_book(table["book"]).game(table["game"], table["options"]).entry
    if entry.card:
        clauses = ", ".join(entry.card_clauses)
        said += f"\n{table['name']}: nobody plays without a card ({clauses}); the pit issues them"
    return said


async def _fit_out(running: "Running", table: dict[str, Any]) -> str:
    """Enter what the table's book demands of its equipment, as the administrator declares it."""
    gateway = running.gateway
    game = find_book(table["book"]).game(table["game"], table["options"])
    filled = await gateway.desks.stock.fill(
        table["name"],
        game,
        table["found"],
        _ADMINISTRATOR,
        by=Role.ADMINISTRATOR,
        at=gateway.clock.now(),
    )
    if isinstance(filled, Refusal):
        raise UsageError(f"table {table['name']}: {filled.detail}", code=1)
    marks = ", ".join(kept.id for kept in filled)
    said = f"{table['name']}: in the register of equipment, {DECLARED}: {marks}"
    if unsaid := ", ".join(table["unmeasured"]):
        said += (
            f"\n{table['name']}: not in the floor, so as its book wants it: {unsaid}; inspect it"
        )
    return said


async def _terminal(running: "Running", folder: Path, terminal: dict[str, Any]) -> str:
    name, player = terminal["name"], terminal.get("player", "")
    key = f"{name}.{secrets.token_urlsafe(32)}"
    register, now = running.gateway.register, running.gateway.clock.now()
    own = frozenset({player}) if player else frozenset()
    enrolled = await register.enrol_device(
        key, frozenset({Role.PLAYER}), own, at=now, by=_ADMINISTRATOR
    )
    _accepted(enrolled, name)
    file = write_secret(folder / "keys" / name, f"{key}\n")
    return f"{name}: a terminal for {player or 'nobody'}; its key is in {file}"


def _accepted(refusal: Refusal | None, what: str) -> None:
    if refusal is not None:
        raise UsageError(f"{what}: {refusal.detail}", code=1)


def write_secret(file: Path, text: str) -> Path:
    """A new file that its owner alone may read."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(handle, "w", encoding="utf-8") as out:
        out.write(text)
    return file


def make_certificate(folder: Path, host: str) -> None:
    """A certificate for a name or address, signed by itself, and its key: for a first day."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host[:64])])
    try:
        other: x509.GeneralName = x509.IPAddress(ip_address(host))
    except ValueError:
        other = x509.DNSName(host)
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(minutes=5))
        .not_valid_after(now + timedelta(days=397))
        .add_extension(x509.SubjectAlternativeName([other]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    write_secret(folder / "key.pem", key.private_bytes(pem, *plain).decode())
    write_secret(folder / "certificate.pem", made.public_bytes(pem).decode())
