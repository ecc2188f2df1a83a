"""The administrator's office: the house's name, settings and who changed them, health, copies."""

import asyncio
import shutil
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request

from croupier.core.roles import Role
from croupier.house.log.copies import FILE, make_copy, place_of
from croupier.house.log.facts import (
    BackupMade,
    ClockSet,
    HouseFact,
    HouseNamed,
    ProgramRecorded,
    SettingsRecorded,
)
from croupier.house.log.opening import changes_of
from croupier.house.log.record import Record
from croupier.house.log.store import StoreUnavailable
from croupier.server.calling import API, front_of, known_caller
from croupier.server.front import Front
from croupier.server.inspecting import INSPECTORS
from croupier.server.problems import Trouble, not_written
from croupier.server.settings import CurrencyCode
from croupier.server.verifying import Check, Verifier
from croupier.server.wire_commands import Message

_ADMINISTRATORS: Final = frozenset({Role.ADMINISTRATOR})
_READERS: Final = _ADMINISTRATORS | INSPECTORS
#: So many changes and copies are told, newest first.
_TOLD_MAX: Final = 100


class HouseTold(Message, frozen=True, kw_only=True):
    """What everybody may know: the house's name, its money, and whether it is for practice."""

    name: str
    currency: str
    demo: bool
    #: Whether an administrator has named it, or it has the name of its settings.
    named: bool


class HouseNaming(Message, frozen=True, kw_only=True):
    """What the house is to be called, and in which money it deals."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
    currency: CurrencyCode


class SettingTold(Message, frozen=True, kw_only=True):
    """One setting and what it is now, as text; secrets are covered."""

    name: str
    value: str


class HouseChange(Message, frozen=True, kw_only=True):
    """Something about the house that somebody changed. `os:` names who started the program."""

    at: int
    by: str
    what: str
    detail: str


class SettingsTold(Message, frozen=True, kw_only=True):
    """All settings as they are now, and what was changed when by whom, newest first."""

    settings: tuple[SettingTold, ...]
    changes: tuple[HouseChange, ...]


class BackupTold(Message, frozen=True, kw_only=True):
    """A copy: running, clean, wrong or failed. `place` is its folder beside the log."""

    at: int
    by: str
    place: str
    state: str
    records: int = 0
    root: str = ""


class Backups(Message, frozen=True, kw_only=True):
    """Copies that were made and checked, newest first, and the one that is being made."""

    folder: str
    backups: tuple[BackupTold, ...]


class Health(Message, frozen=True, kw_only=True):
    """How the house is. Room is in bytes; -1 where it cannot be told."""

    ready: bool
    opened_at: int
    records: int
    log_bytes: int
    disk_free: int
    tables: int
    sockets: int
    #: How many records the last signed head covers.
    signed: int
    devices_away: tuple[str, ...]
    last_backup_at: int | None
    time: int


@API.operation("GET", "/v1/house", out=HouseTold, open=True)
async def see_house(request: Request) -> HouseTold:
    """What the house is called and which money it takes."""
    return _house(front_of(request))


@API.operation(
    "POST", "/v1/house", body=HouseNaming, out=HouseTold, refuses=(503,), roles=_ADMINISTRATORS
)
async def name_house(request: Request, body: HouseNaming) -> HouseTold:
    """Name the house and its money; who did is on record."""
    front, caller = front_of(request), known_caller(request)
    fact = HouseNamed(name=body.name, currency=body.currency)
    try:
        await front.record.say(fact, by=caller.actor.id, cause="name")
    except StoreUnavailable as error:
        raise not_written(error) from error
    return _house(front)


@API.operation("GET", "/v1/house/settings", out=SettingsTold, roles=_READERS)
async def see_settings(request: Request) -> SettingsTold:
    """Every setting as it is now, and who changed what about the house."""
    front = front_of(request)
    return SettingsTold(
        settings=tuple(_flat("", front.settings)), changes=_changes(front.record.facts)
    )


@API.operation("GET", "/v1/house/health", out=Health, roles=_READERS)
async def see_health(request: Request) -> Health:
    """How the house is: its log, its disk, its devices, its last copy."""
    front = front_of(request)
    now = front.clock.now()
    stations = front.station_devices.health.items()
    heads = await front.desks.reader.proofs.heads(newest=1)
    folder = front.backups.parent if front.backups is not None else None
    made = _made(front)
    return Health(
        ready=front.ready,
        opened_at=front.opened_at,
        records=(await front.desks.reader.head())[0],
        log_bytes=await asyncio.to_thread(_size, folder),
        disk_free=await asyncio.to_thread(_free, folder),
        tables=len(front.house.tables),
        sockets=len(front.sockets),
        signed=heads[-1].head.size if heads else 0,
        devices_away=tuple(sorted(name for name, each in stations if not each.is_online(now))),
        last_backup_at=made[0].at if made else None,
        time=now,
    )


@API.operation("GET", "/v1/house/backups", out=Backups, roles=_READERS)
async def see_backups(request: Request) -> Backups:
    """Copies of the log that were made here, and how far the one under way is."""
    return _backups(front_of(request))


@API.operation("POST", "/v1/house/backups", out=Backups, refuses=(409, 503), roles=_ADMINISTRATORS)
async def make_backup(request: Request) -> Backups:
    """Copy the whole log while it is in use, and check the copy as `croupier verify` does."""
    front, caller = front_of(request), known_caller(request)
    if front.backups is None:
        raise Trouble(409, "this house has no folder for copies")
    if front.copying is not None and front.copying[1].ended_at is None:
        raise Trouble(409, "a copy is being made")
    now = front.clock.now()
    place = place_of(front.backups, now)
    check = Check(by=caller.actor.id, started_at=now, total=0)
    front.copying = (place, check)
    front.copier = asyncio.create_task(_copy(front, place, check))
    return _backups(front)


async def _copy(front: Front, place: Path, check: Check) -> None:
    """Copy, check, and put it on record once it is found in order."""
    try:
        await make_copy(front.desks.reader, place)
    except (StoreUnavailable, OSError) as error:
        check.failed, check.ended_at = str(error), front.clock.now()
        return
    verifier = Verifier(str(place))
    try:
        await verifier.begin(check, "", front.clock.now)
        await verifier.ended()
    finally:
        # A house that closes meanwhile leaves no process behind.
        await verifier.stop()
    if check.state == "clean" and check.found is not None:
        made = BackupMade(place=place.name, records=check.records, root=check.found["root"])
        try:
            await front.record.say(made, by=check.by, cause="backup")
        except StoreUnavailable as error:
            check.found, check.failed = None, str(error)
        else:
            front.copying = None


def _house(front: Front) -> HouseTold:
    return HouseTold(
        name=front.house_name,
        currency=front.house_currency,
        demo=front.demo is not None,
        named=front.record.named is not None,
    )


def _flat(section: str, values: dict[str, Any]) -> list[SettingTold]:
    found: list[SettingTold] = []
    for name, value in values.items():
        whole = f"{section}.{name}" if section else name
        if isinstance(value, dict) and not section:
            found += _flat(whole, value)
        else:
            text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
            found.append(SettingTold(name=whole, value=text))
    return found


def _changes(facts: list[tuple[Record, HouseFact]]) -> tuple[HouseChange, ...]:
    """What was changed about the house, newest first."""
    found: list[HouseChange] = []
    settings: dict[str, Any] | None = None
    version = ""
    for record, fact in facts:
        what = detail = ""
        match fact:
            case HouseNamed():
                what, detail = "name", f"{fact.name}, {fact.currency}"
            case SettingsRecorded():
                if settings is not None:
                    what, detail = "settings", changes_of(settings, fact.settings)
                settings = fact.settings
            case ProgramRecorded() if fact.version != version:
                what, detail = ("program", f"{version} → {fact.version}") if version else ("", "")
                version = fact.version
            case ClockSet():
                what, detail = "clock", f"{fact.by} ms: {fact.reason}"
        if what:
            found.append(HouseChange(at=record.at, by=record.actor, what=what, detail=detail))
    return tuple(reversed(found))[:_TOLD_MAX]


def _made(front: Front) -> tuple[BackupTold, ...]:
    """Copies that were found in order, newest first; whether one is still there is seen to."""
    made = [
        BackupTold(
            at=record.at,
            by=record.actor,
            place=fact.place,
            state="clean" if _is_there(front, fact.place) else "gone",
            records=fact.records,
            root=fact.root,
        )
        for record, fact in front.record.facts
        if isinstance(fact, BackupMade)
    ]
    return tuple(reversed(made))[:_TOLD_MAX]


def _is_there(front: Front, place: str) -> bool:
    return front.backups is not None and (front.backups / place / FILE).exists()


def _backups(front: Front) -> Backups:
    now: tuple[BackupTold, ...] = ()
    if front.copying is not None:
        place, check = front.copying
        now = (
            BackupTold(
                at=check.started_at,
                by=check.by,
                place=place.name,
                state=check.state,
                records=check.records,
            ),
        )
    folder = str(front.backups) if front.backups is not None else ""
    return Backups(folder=folder, backups=(*now, *_made(front)))


def _size(folder: Path | None) -> int:
    try:
        return (folder / FILE).stat().st_size if folder is not None else -1
    except OSError:
        return -1


def _free(folder: Path | None) -> int:
    try:
        return shutil.disk_usage(folder).free if folder is not None else -1
    except OSError:
        return -1
