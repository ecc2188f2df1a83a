"""What can be set about a house, and what follows from it."""

from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit, urlunsplit

import msgspec

from croupier.cage.declare import PAYERS
from croupier.compliance.limits import DAY, HOUR, MINUTE, Limit, PlayRules
from croupier.core.messages import languages
from croupier.core.money import CENTS_PER_DOLLAR
from croupier.core.roles import Role
from croupier.house.log.keeping import Signing
from croupier.server.branding import BrandError, Branding, read_branding
from croupier.server.outgoing_addresses import LOOPBACK, Reach, read_networks

Seconds = Annotated[float, msgspec.Meta(ge=0, le=3600)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=1440)]
CurrencyCode = Literal["AUD", "CAD", "CHF", "EUR", "GBP", "NZD", "USD"]
#: A language of which there is a catalogue.
Language = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(languages())})$")]
#: A house's name has its place on every page and ticket.
HOUSE_NAME_MAX: Final = 40
Dollars = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class SettingsError(ValueError):
    """A setting is wrong; the message names it and where it came from."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a house is run."""


class Tls(Settings, frozen=True, kw_only=True):
    """Certificates for https and wss; both files or none.

    `clients` holds the authority whose certificates terminals may show in place of a key.
    """

    #: A file with the certificate of the house, and of those who vouch for it.
    certificate: str = ""
    #: A file with the certificate's key.
    key: str = ""
    #: A file with the authority whose certificates terminals may show in place of a key.
    clients: str = ""
    #: Whether nobody comes in without such a certificate.
    clients_only: bool = False


class Limits(Settings, frozen=True, kw_only=True):
    """How many requests one client may make."""

    #: How many requests one address may send in a second.
    requests_per_second: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 200
    #: How many commands one caller may send in a second over HTTP.
    commands_per_second: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 50
    #: How many messages are read in a second of one socket, where most are wagers that wait for
    #: the one before.
    messages_per_second: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 100


class Cadence(Settings, frozen=True, kw_only=True):
    """How long the virtual dealer takes over the parts of a round, in seconds."""

    #: How long betting is open.
    betting: Seconds = 20
    #: So long before the close the ball is launched, where the book has it so.
    spin_before_close: Seconds = 6
    #: How long the ball runs after the close.
    ball: Seconds = 5
    #: How long the result stands before the next round.
    rest: Seconds = 5


class House(Settings, frozen=True, kw_only=True):
    """What the operator has decided about its own people."""

    #: What the house is called on screens and paper, until the administrator names it in the
    #: browser.
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=HOUSE_NAME_MAX)] = "Croupier"
    #: The money of the house, until the administrator names it.
    currency: CurrencyCode = "AUD"
    #: In which paper is printed where nobody has said in which they read it.
    language: Language = "en"
    #: Whether receipt printers have the characters of GB 18030; without, they print English where
    #: the language is Chinese.
    chinese_printers: bool = False
    #: Commands that wait for a second person.
    four_eyes: tuple[str, ...] = ("correct-result", "invalidate", "void-wagers")
    #: Tables whose result needs two sources that agree.
    two_sources: tuple[str, ...] = ()
    #: Dollars that a command may move without a second person, by action; -1 for any amount. What
    #: is not named has its usual amount.
    second_person_above: dict[str, Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]] = {}
    #: A win above this locks its station until a supervisor has looked into it; 0 for none.
    large_win_dollars: Dollars = 10_000
    #: Tables that the virtual dealer deals.
    virtual: tuple[str, ...] = ()
    #: Whether terminals take money themselves, which only play money allows.
    terminals_buy_in: bool = False
    #: Whether a table needs all the equipment that its book requires, entered in the register;
    #: where nothing is said, in every house but one for demonstrations.
    equipment_register: bool | None = None
    #: A player's station reports itself this often, and is out of order when silent for two beats;
    #: 0 where none is expected to.
    station_beat_seconds: Seconds = 15
    #: Whether a station at which wagers lie is missed though it has never reported; where nothing
    #: is said, in every house but one for demonstrations.
    stations_must_report: bool | None = None
    #: Whether anybody may see what is on a table's display.
    open_displays: bool = True
    #: Roles that open nothing without a second factor; where nothing is said, those that pay out
    #: money, in every house but one for demonstrations.
    second_factor: tuple[Role, ...] | None = None
    #: A session of which nothing is asked for so long ends.
    idle_minutes: Annotated[int, msgspec.Meta(ge=1, le=480)] = 30
    #: Whether a cashier pays tickets only while holding an open till.
    till_required: bool = False
    #: Notes and coins that are counted at a till, in cents.
    cash_denominations: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=1, le=100_000_000)], ...],
        msgspec.Meta(min_length=1, max_length=30),
    ] = (10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5)
    #: Value chips that a till sells and cashes, in cents.
    chip_denominations: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=1, le=100_000_000)], ...],
        msgspec.Meta(min_length=1, max_length=30),
    ] = (500_000, 100_000, 50_000, 10_000, 2_500, 500, 250, 100)
    #: The number of this house on its tickets.
    ticket_system: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    #: Whether a demo house has a table that an emulated wheel deals.
    demo_wheel: bool = True


class Brand(Settings, frozen=True, kw_only=True):
    """What the screens wear: the house's mark and colours, which must be read as WCAG AA wants."""

    #: A PNG or SVG file of 256 kB at most.
    logo: str = ""
    #: The colour of what is pressed and chosen on felt; ours where it is empty.
    accent: str = ""
    #: The same by daylight.
    accent_daylight: str = ""


class Play(Settings, frozen=True, kw_only=True):
    """How the house protects those who play. Zero is no limit; a patron's own go further."""

    #: After so long a reality check must be read.
    check_minutes: Minutes = 60
    #: After so long without a break one is due, which lasts `break_minutes`.
    session_minutes: Minutes = 240
    #: How long such a break lasts.
    break_minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)] = 15
    #: The most play in a day.
    day_minutes: Minutes = 0
    #: The most that may be lost in a session.
    loss_session_dollars: Dollars = 0
    #: The most that may be lost in a day.
    loss_day_dollars: Dollars = 0
    #: The most that may be staked in a round at one table.
    stake_round_dollars: Dollars = 0
    #: How long a looser limit waits before it holds.
    raise_hours: Annotated[int, msgspec.Meta(ge=0, le=720)] = 24
    #: When the house's day begins, UTC.
    day_from_hour: Annotated[int, msgspec.Meta(ge=0, le=23)] = 0
    #: The longest cool-off that a player may choose.
    cool_off_days_max: Annotated[int, msgspec.Meta(ge=1, le=365)] = 42
    #: The shortest self-exclusion.
    self_exclusion_days_min: Annotated[int, msgspec.Meta(ge=1, le=3650)] = 180
    #: Whether an exclusion at one table holds in the whole house.
    excluded_everywhere: bool = True
    #: Whether only people in the house's register of cards play where a card is needed; where
    #: nothing is said, in every house but one for demonstrations.
    registered_cards: bool | None = None


class Proof(Settings, frozen=True, kw_only=True):
    """How the head of the log is signed, and where signed heads are put."""

    #: Whether the head of the log is signed.
    sign: bool = True
    #: A file with the key, or the key itself in hexadecimal; house.key beside the log else.
    key: str = ""
    #: In place of a key here, a signer on another machine (public key, @ and address) or a key in
    #: a hardware token (`pkcs11:token=…;object=…?module-path=…`).
    signer: str = ""
    #: Files, syslog: or syslog://host:port, and web addresses.
    anchors: tuple[str, ...] = ()
    #: Addresses of witnesses.
    witnesses: tuple[str, ...] = ()
    #: A head is signed after so many records at the latest.
    every: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1000
    #: A head is signed after so many seconds at the latest.
    seconds: Annotated[float, msgspec.Meta(ge=1, le=3600)] = 60


class Webhooks(Settings, frozen=True, kw_only=True):
    """How events are brought to other systems."""

    #: Seconds between two tries; after the last one an event is given up.
    pauses: Annotated[tuple[Seconds, ...], msgspec.Meta(max_length=20)] = (0.5, 2, 10, 60, 300)
    #: Networks of one's own to which events may be brought, such as 10.1.2.0/24; where nothing is
    #: said none, and in a house for demonstrations this machine itself.
    inside: Annotated[tuple[str, ...], msgspec.Meta(max_length=50)] | None = None


class Oidc(Settings, frozen=True, kw_only=True):
    """Where staff sign in with their employer's account; nowhere while `issuer` is empty."""

    #: The address of the provider, as it names itself.
    issuer: str = ""
    #: What this house is called there.
    client: str = ""
    #: The secret that the provider gave this house.
    secret: str = ""
    #: Which claim is the name of a member of staff here.
    claim: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] = "preferred_username"
    #: What the sign-in page calls it.
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] = "Single sign-on"


class Tracing(Settings, frozen=True, kw_only=True):
    """Where spans go for OpenTelemetry; nowhere while `endpoint` is empty."""

    #: A collector that takes OTLP over HTTP, such as http://127.0.0.1:4318.
    endpoint: str = ""
    #: Of the requests that bring no trace of their own, this share is followed.
    share: Annotated[float, msgspec.Meta(ge=0, le=1)] = 1.0


class Drill(Settings, frozen=True, kw_only=True):
    """For drills and tests alone: how to make trouble on purpose."""

    #: A file with the seconds by which the machine's clock is taken to be wrong; read anew always.
    clock: str = ""


class Everything(Settings, frozen=True, kw_only=True):
    """All settings."""

    #: The folder of the log, `house.db`.
    data: str = "croupier-data"
    #: A log in PostgreSQL in place of the folder: its URL.
    database: str = ""
    #: Where the house has several nodes: the URL of the bus between them.
    bus: str = ""
    #: The name of this node among them.
    node: str = ""
    #: The address on which it listens.
    host: str = "127.0.0.1"
    #: The names under which people reach the house; any where it is open to a network and none is
    #: given.
    names: tuple[str, ...] = ()
    #: Addresses of proxies whose word is taken for who calls and whether over TLS.
    proxies: tuple[str, ...] = ()
    #: A time server to compare the machine's clock with, as host or host:port.
    time_source: str = ""
    #: The port on which it listens; 0 takes a free one.
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    #: Whether the house is for demonstrations, with play money and people of its own.
    demo: bool = True
    #: How much is said of what happens: `debug`, `info`, `warning` or `error`.
    log_level: str = "info"
    tls: Tls = Tls()
    limits: Limits = Limits()
    cadence: Cadence = Cadence()
    house: House = House()
    brand: Brand = Brand()
    play: Play = Play()
    proof: Proof = Proof()
    webhooks: Webhooks = Webhooks()
    oidc: Oidc = Oidc()
    tracing: Tracing = Tracing()
    drill: Drill = Drill()


#: So many digits are a key itself, and not the name of its file.
_HEX_KEY: Final = 64


#: Settings that decide about money, who is let to it and what is proven of it, by section.
_RECORDED: Final = {
    "house": (
        *("four_eyes", "two_sources", "second_person_above", "virtual", "terminals_buy_in"),
        *("large_win_dollars", "second_factor", "idle_minutes"),
        *("equipment_register", "ticket_system", "till_required"),
        *("station_beat_seconds", "stations_must_report"),
        *("cash_denominations", "chip_denominations"),
    ),
    "play": Play.__struct_fields__,
    "proof": ("sign", "anchors", "witnesses"),
    "oidc": ("issuer", "client", "claim"),
    "drill": Drill.__struct_fields__,
}


def demands_equipment(settings: Everything) -> bool:
    """Whether a table needs everything that its book requires."""
    chosen = settings.house.equipment_register
    return not settings.demo if chosen is None else chosen


def demands_reports(settings: Everything) -> bool:
    """Whether every station with wagers is waited for, and not only those that have reported."""
    chosen = settings.house.stations_must_report
    return not settings.demo if chosen is None else chosen


def has_lasting_key(settings: Everything) -> bool:
    """Whether what is made from the house's key, such as second factors, outlasts a start."""
    return bool(settings.proof.key) or not settings.database


def factor_roles(settings: Everything) -> frozenset[Role]:
    """Roles that open nothing without a second factor."""
    chosen = settings.house.second_factor
    if chosen is not None:
        return frozenset(chosen)
    # Where no key lasts nobody could set one up, and nobody is to be shut out by a default.
    return frozenset() if settings.demo or not has_lasting_key(settings) else PAYERS


def reach_of(settings: Everything) -> Reach:
    """Where events may be brought."""
    chosen = settings.webhooks.inside
    if chosen is None:
        chosen = LOOPBACK if settings.demo else ()
    try:
        return Reach(read_networks(chosen))
    except ValueError as error:
        raise SettingsError(f"webhooks.inside: {error}") from error


def recorded_settings(settings: Everything) -> dict[str, Any]:
    """The settings that are facts of the log, by name."""
    shown = msgspec.to_builtins(settings)
    found = {
        f"{part}.{name}": shown[part][name] for part, names in _RECORDED.items() for name in names
    }
    found["house.equipment_register"] = demands_equipment(settings)
    found["house.stations_must_report"] = demands_reports(settings)
    found["house.second_factor"] = sorted(factor_roles(settings))
    found["proof.anchors"] = [mask_url(place) for place in settings.proof.anchors]
    found["proof.witnesses"] = [mask_url(place) for place in settings.proof.witnesses]
    found["time_source"] = settings.time_source
    return {name: list(v) if isinstance(v, tuple) else v for name, v in found.items()}


def branding_of(settings: Everything) -> Branding:
    """What the house looks like, as the settings have it."""
    own = settings.brand
    try:
        return read_branding(logo=own.logo, accent=own.accent, accent_daylight=own.accent_daylight)
    except BrandError as error:
        raise SettingsError(f"brand.{error}") from error


def signing_of(settings: Everything) -> Signing:
    """How the log is signed, as the settings have it."""
    own = settings.proof
    return Signing(
        folder=None if settings.database else Path(settings.data),
        key=own.key,
        signer=own.signer,
        anchors=own.anchors,
        witnesses=own.witnesses,
        every=own.every,
        seconds=own.seconds,
    )


def play_rules(settings: Everything) -> PlayRules:
    """The house's own rules on play, as the settings have them."""
    own = settings.play
    limits = {
        Limit.LOSS_SESSION: own.loss_session_dollars * CENTS_PER_DOLLAR,
        Limit.LOSS_DAY: own.loss_day_dollars * CENTS_PER_DOLLAR,
        Limit.STAKE_ROUND: own.stake_round_dollars * CENTS_PER_DOLLAR,
        Limit.TIME_SESSION: own.session_minutes,
        Limit.TIME_DAY: own.day_minutes,
    }
    return PlayRules(
        limits={limit: amount for limit, amount in limits.items() if amount},
        check_every=own.check_minutes * MINUTE,
        pause=own.break_minutes * MINUTE,
        raise_after=own.raise_hours * HOUR,
        day_from=own.day_from_hour * HOUR,
        cool_off_max=own.cool_off_days_max * DAY,
        self_exclusion_min=own.self_exclusion_days_min * DAY,
        excluded_everywhere=own.excluded_everywhere,
        registered_cards=not settings.demo
        if own.registered_cards is None
        else own.registered_cards,
    )


def show_settings(settings: Everything) -> dict[str, Any]:
    """All settings as plain values, with secrets covered."""
    shown: dict[str, Any] = msgspec.to_builtins(settings)
    shown["database"] = mask_url(settings.database)
    shown["bus"] = mask_url(settings.bus)
    shown["house"]["second_factor"] = sorted(factor_roles(settings))
    if len(settings.proof.key) == _HEX_KEY:
        shown["proof"]["key"] = "***"
    if settings.oidc.secret:
        shown["oidc"]["secret"] = "***"
    return shown


def mask_url(url: str) -> str:
    """A database URL whose password is covered.

    >>> mask_url("postgresql://croupier:secret@db/house")
    'postgresql://croupier:***@db/house'
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        return "***"
    if not parts.password:
        return url
    place = f"{parts.username or ''}:***@{parts.hostname or ''}"
    place += f":{parts.port}" if parts.port else ""
    return urlunsplit((parts.scheme, place, parts.path, "***" if parts.query else "", ""))
