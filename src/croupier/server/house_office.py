"""The administrator's office: the house's name, settings and who changed them, health, copies."""

import asyncio
import shutil
from pathlib import Path
from typing import Annotated, Any, Final, cast

import msgspec
from starlette.requests import Request

from croupier.core.messages import Saying, say
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
from croupier.house.views.worded import Worded, worded
from croupier.server.calling import API, gateway_of, known_caller
from croupier.server.command_messages import Message
from croupier.server.gateway import HttpGateway
from croupier.server.inspecting import INSPECTORS
from croupier.server.problems import HttpError, not_written
from croupier.server.settings import CurrencyCode, Language
from croupier.server.verifying import Check, Verifier

_ADMINISTRATORS: Final = frozenset({Role.ADMINISTRATOR})
_READERS: Final = _ADMINISTRATORS | INSPECTORS
#: So many changes and copies are listed, newest first.
_LISTED_MAX: Final = 100


class HouseDetails(Message, frozen=True, kw_only=True):
    """What everybody may know: the house's name, its money, and whether it is for practice."""

    name: str
    currency: str
    #: Of what is printed where nobody has said in which language they read it.
    language: str
    demo: bool
    #: Whether an administrator has named it, or it has the name of its settings.
    named: bool
    #: Where its mark is, and its own colours on felt and by daylight; empty where it has none.
    logo: str = ""
    accent: str = ""
    accent_daylight: str = ""


class HouseNaming(Message, frozen=True, kw_only=True):
    """What the house is to be called, in which money it deals and in which language it prints.

    Without a language that stays as it is.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
    currency: CurrencyCode
    language: Language | None = None


class SettingDetails(Message, frozen=True, kw_only=True):
    """One setting and what it is now, as text; secrets are covered."""

    name: str
    value: str


class HouseChange(Message, frozen=True, kw_only=True):
    """Something about the house that somebody changed. `os:` names who started the program."""

    at: int
    by: str
    what: str
    detail: str
    #: The same to be said in any language.
    said: Worded


class SettingList(Message, frozen=True, kw_only=True):
    """All settings as they are now, and what was changed when by whom, newest first."""

    settings: tuple[SettingDetails, ...]
    changes: tuple[HouseChange, ...]


class BackupDetails(Message, frozen=True, kw_only=True):
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
    backups: tuple[BackupDetails, ...]


class Health(Message, frozen=True, kw_only=True):
    """How the house is. Room is in bytes; -1 where it is not known."""

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


@API.operation("GET", "/v1/house", out=HouseDetails, open=True)
async def see_house(request: Request) -> HouseDetails:
    """What the house is called and which money it takes."""
    return _house(gateway_of(request))


@API.operation(
    "POST", "/v1/house", body=HouseNaming, out=HouseDetails, refuses=(503,), roles=_ADMINISTRATORS
)
async def name_house(request: Request, body: HouseNaming) -> HouseDetails:
    """Name the house, its money and its language; who did is on record."""
    gateway, caller = gateway_of(request), known_caller(request)
    language = body.language or gateway.house_language
    fact = HouseNamed(name=body.name, currency=body.currency, language=language)
    try:
        await gateway.record.say(fact, by=caller.actor.id, cause="name")
    except StoreUnavailable as error:
        raise not_written(error) from error
    return _house(gateway)


@API.operation("GET", "/v1/house/settings", out=SettingList, roles=_READERS)
async def see_settings(request: Request) -> SettingList:
    """Every setting as it is now, and who changed what about the house."""
    gateway = gateway_of(request)
    return SettingList(
        settings=tuple(_flat("", gateway.settings)), changes=_changes(gateway.record.facts)
    )


@API.operation("GET", "/v1/house/health", out=Health, roles=_READERS)
async def see_health(request: Request) -> Health:
    """How the house is: its log, its disk, its devices, its last copy."""
    gateway = gateway_of(request)
    now = gateway.clock.now()
    stations = gateway.station_devices.health.items()
    heads = await gateway.desks.reader.proofs.heads(newest=1)
    folder = gateway.backups.parent if gateway.backups is not None else None
    made = _made(gateway)
    return Health(
        ready=gateway.ready,
        opened_at=gateway.opened_at,
        records=(await gateway.desks.reader.head())[0],
        log_bytes=await asyncio.to_thread(_size, folder),
        disk_free=await asyncio.to_thread(_free, folder),
        tables=len(gateway.house.tables),
        sockets=len(gateway.sockets),
        signed=heads[-1].head.size if heads else 0,
        devices_away=tuple(sorted(name for name, each in stations if not each.is_online(now))),
        last_backup_at=made[0].at if made else None,
        time=now,
    )


@API.operation("GET", "/v1/house/backups", out=Backups, roles=_READERS)
async def see_backups(request: Request) -> Backups:
    """Copies of the log that were made here, and how far the one under way is."""
    return _backups(gateway_of(request))


@API.operation("POST", "/v1/house/backups", out=Backups, refuses=(409, 503), roles=_ADMINISTRATORS)
async def make_backup(request: Request) -> Backups:
    """Copy the whole log while it is in use, and check the copy as `croupier verify` does."""
    gateway, caller = gateway_of(request), known_caller(request)
    if gateway.backups is None:
        raise HttpError(409, say("http-no-copies-folder"))
    if _is_copying(gateway):
        raise HttpError(409, say("http-copy-under-way"))
    now = gateway.clock.now()
    place = place_of(gateway.backups, now)
    check = Check(by=caller.actor.id, started_at=now, total=0)
    gateway.copying = (place, check)
    gateway.copier = asyncio.create_task(_copy(gateway, place, check))
    return _backups(gateway)


async def _copy(gateway: HttpGateway, place: Path, check: Check) -> None:
    """Copy, check, and put it on record once it is found in order."""
    try:
        await make_copy(gateway.desks.reader, place)
    except (StoreUnavailable, OSError) as error:
        check.failed, check.ended_at = str(error), gateway.clock.now()
        return
    verifier = Verifier(str(place))
    try:
        await verifier.begin(check, "", gateway.clock.now)
        await verifier.ended()
    finally:
        # A house that closes meanwhile leaves no process behind.
        await verifier.stop()
    if check.state == "clean" and check.found is not None:
        made = BackupMade(place=place.name, records=check.records, root=check.found["root"])
        try:
            await gateway.record.say(made, by=check.by, cause="backup")
        except StoreUnavailable as error:
            check.found, check.failed = None, str(error)
        else:
            gateway.copying = None


def _is_copying(gateway: HttpGateway) -> bool:
    """Whether a copy is under way: one that was found in order is so until it is on record."""
    return gateway.copier is not None and not gateway.copier.done()


def _house(gateway: HttpGateway) -> HouseDetails:
    own = gateway.branding
    return HouseDetails(
        name=gateway.house_name,
        currency=gateway.house_currency,
        language=gateway.house_language,
        demo=gateway.demo is not None,
        named=gateway.record.named is not None,
        logo=own.logo.address if own.logo is not None else "",
        accent=own.accent,
        accent_daylight=own.accent_daylight,
    )


def _flat(section: str, values: dict[str, Any]) -> list[SettingDetails]:
    found: list[SettingDetails] = []
    for name, value in values.items():
        whole = f"{section}.{name}" if section else name
        if isinstance(value, dict) and not section:
            found += _flat(whole, value)
        else:
            text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
            found.append(SettingDetails(name=whole, value=text))
    return found


def _changes(facts: list[tuple[Record, HouseFact]]) -> tuple[HouseChange, ...]:
    """What was changed about the house, newest first."""
    found: list[HouseChange] = []
    settings: dict[str, Any] | None = None
    version = ""
    for record, fact in facts:
        what, said = "", cast(Saying, "")
        match fact:
            case HouseNamed():
                what, said = "name", f"{fact.name}, {fact.currency}, {fact.language}"
            case SettingsRecorded():
                if settings is not None:
                    what, said = "settings", changes_of(settings, fact.settings)
                settings = fact.settings
            case ProgramRecorded() if fact.version != version:
                what, said = "program", f"{version} → {fact.version}" if version else ""
                version = fact.version
            case ClockSet():
                what, said = "clock", f"{fact.by} ms: {fact.reason}"
        if said:
            found.append(
                HouseChange(
                    at=record.at,
                    by=record.actor,
                    what=what,
                    detail=str(said),
                    said=worded(said),
                )
            )
    return tuple(reversed(found))[:_LISTED_MAX]


def _made(gateway: HttpGateway) -> tuple[BackupDetails, ...]:
    """Copies that were found in order, newest first; whether one is still there is seen to."""
    made = [
        BackupDetails(
            at=fact.made_at or record.at,
            by=record.actor,
            place=fact.place,
            state="clean" if _is_there(gateway, fact.place) else "gone",
            records=fact.records,
            root=fact.root,
        )
        for record, fact in gateway.record.facts
        if isinstance(fact, BackupMade)
    ]
    return tuple(sorted(made, key=lambda each: -each.at))[:_LISTED_MAX]


def _is_there(gateway: HttpGateway, place: str) -> bool:
    if Path(place).is_absolute():
        # Made from outside, where this house need not see it.
        return True
    return gateway.backups is not None and (gateway.backups / place / FILE).exists()


def _backups(gateway: HttpGateway) -> Backups:
    now: tuple[BackupDetails, ...] = ()
    if gateway.copying is not None:
        place, check = gateway.copying
        now = (
            BackupDetails(
                at=check.started_at,
                by=check.by,
                place=place.name,
                state="running" if _is_copying(gateway) else check.state,
                records=check.records,
            ),
        )
    folder = str(gateway.backups) if gateway.backups is not None else ""
    return Backups(folder=folder, backups=(*now, *_made(gateway)))


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
