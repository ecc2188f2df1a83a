"""A game: everything a table needs to deal one game of one book, as a value.

The engine reads these fields and knows no jurisdiction. Every part that decides something carries
the clauses it decides under.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from fractions import Fraction
from functools import cached_property

from croupier.core.roles import Role
from croupier.roulette.bets import Bet, BetName, Kind
from croupier.roulette.buttons import ButtonRule
from croupier.roulette.calls import Call, CallKind, Piece, asian_bet, call_pieces
from croupier.roulette.duties import Display as Display
from croupier.roulette.duties import Task as Task
from croupier.roulette.duties import TokenRule
from croupier.roulette.floor import ColourRule as ColourRule
from croupier.roulette.floor import EntryRule as EntryRule
from croupier.roulette.floor import FloatRule, PaymentOrder, StaffRule
from croupier.roulette.floor import IdleRule as IdleRule
from croupier.roulette.layout import Layout
from croupier.roulette.limits import LimitsRule
from croupier.roulette.notation import parse_bet
from croupier.roulette.payouts import Odds
from croupier.roulette.pockets import DOUBLE_ZERO, ZERO, Pocket
from croupier.roulette.register import EquipmentRules
from croupier.roulette.wheel import Wheel

Clauses = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Power:
    """Who may do something, and which clause says so."""

    roles: frozenset[Role]
    clauses: Clauses = ()


class Warn(Enum):
    """Whether players are warned before the close."""

    NEVER = auto()
    SHOWN = auto()
    """Screens owe a warning of its own time; no close without it."""
    REQUIRED = auto()
    """The dealer announces it while the ball circles; no close without it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseRule:
    """How betting ends."""

    clauses: Clauses
    refused_clauses: Clauses
    #: Where changing or taking down a wager after the close has a clause of its own.
    changed_clauses: Clauses = ()
    before_spin: bool = False
    before_spin_clauses: Clauses = ()
    warn: Warn = Warn.NEVER
    warn_clauses: Clauses = ()
    seconds: int | None = None
    warn_seconds: int = 0
    clock_clauses: Clauses = ()
    #: Where the ball at rest ends betting by itself, should nobody have called it.
    at_rest_clauses: Clauses = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SpinRule:
    """What makes a spin valid."""

    revolutions_min: int
    direction_clauses: Clauses
    revolutions_clauses: Clauses
    roles: frozenset[Role]
    clauses: Clauses = ()
    #: A wheel turned by a machine may stand still when the ball is launched.
    mechanical: bool = False
    moving_clauses: Clauses = ()
    #: A unit that may spin the ball in the dealer's place, by the scope of its faults.
    unit: str = ""
    #: The wheel turns against the spin before and the ball against the wheel, or there is no spin.
    alternates: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NoSpinRule:
    """One ground for calling no spin."""

    clauses: Clauses
    roles: frozenset[Role]
    #: The spin is void whether or not anybody calls it: it may also be found after the next spin.
    void_uncalled: bool = False
    #: May still be found after the result, until the next spin.
    after_result: bool = False
    late_clauses: Clauses = ()
    needs_text: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ZeroRule:
    """A zero halves some bets: half the stake goes back, or all of it waits for the next number.

    Where `prison` is allowed the player chooses, and each further zero halves the stake again.
    """

    kinds: frozenset[Kind]
    clauses: Clauses
    prison: bool = False
    #: Cited where halving leaves less than the smallest chip.
    odd_clauses: Clauses = ()


class Stakes(Enum):
    """What becomes of the stakes after a void spin."""

    STAND = auto()
    RETURNED = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class CallRule:
    """How a call bet, or a bet outside the main layout, is taken."""

    clauses: Clauses
    title: str = ""
    #: Who may place it. Where a player's own placing is void rather than refused, say so.
    roles: frozenset[Role]
    void_if_player: Clauses = ()
    #: It stays together beside the layout until the result; winning pieces are then moved.
    held: bool = False
    moved_clauses: Clauses = ()
    #: Parts into which the whole stake falls; 1 where the stake is for one piece.
    shares: int = 1
    #: Below its minimum it is void at settlement, and above it the odd part of a unit is.
    void_under_clauses: Clauses = ()
    void_excess_clauses: Clauses = ()
    min_times: int = 1
    min_clauses: Clauses = ()
    buttons: ButtonRule | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """A wager that stays together beside the layout: its rule, its pieces, and what one of the
    stake costs in all."""

    rule: CallRule
    kind: CallKind | Kind
    pieces: tuple[Piece, ...]
    cost: int


class Costs(dict[BetName, int]):
    """What one of a wager's stake costs in all, worked out once a bet: it is asked for often."""

    def __init__(self, game: "Game") -> None:
        self._game = game

    def __missing__(self, name: BetName) -> int:
        held = self._game.held(name)
        cost = self[name] = held.cost if held is not None else 1
        return cost


@dataclass(frozen=True, slots=True, kw_only=True)
class LuckyBall:
    """The side wager on four drawn numbers, one of them boosted."""

    standard: Mapping[str, int]
    boosts: Mapping[str, Mapping[str, int]]
    numbers_clauses: Clauses
    boost_clauses: Mapping[str, Clauses]
    standard_clauses: Clauses
    refused_boost_clauses: Clauses
    mega_probability: Fraction = Fraction(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class MalfunctionRule:
    """What a fault of one scope does to wagers, before and after the close."""

    roles: frozenset[Role]
    before_clauses: Clauses = ()
    confirmed_clauses: Clauses = ()
    void_clauses: Clauses = ()
    gate_clauses: Clauses = ()
    #: Nothing goes on until the fault is restored.
    gate: bool = False
    #: Who says that it works again, where not everyone who may report it.
    restore_roles: frozenset[Role] = frozenset()
    #: Whose wagers: everyone's, the named player's, only the side wager's, or nobody's.
    reach: str = "all"
    hold_hours: int = 0
    hold_clauses: Clauses = ()
    #: What counts as this fault, who may say so, and what must be said in words.
    grounds: Mapping[str, Power] = field(default_factory=dict)
    described: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class VoidRule:
    """A ground for voiding one player's wagers of this round; earlier rounds stand."""

    power: Power
    #: What decides once the ball has been spun, where that is another clause.
    after_spin_clauses: Clauses = ()
    earlier_clauses: Clauses = ()
    #: The player lays no further wager before showing a valid card.
    lapses_card: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeRule:
    """How long a sign must stand before something changes."""

    minutes: int
    clauses: Clauses
    #: Needed even when nobody is at the table.
    always: bool = False


class Payment(StrEnum):
    """In what form a player's balance leaves the table."""

    TICKET = "ticket"
    CHIPS = "chips"


@dataclass(frozen=True, kw_only=True, repr=False)
class Game:
    """One game of one book with its options chosen."""

    book: str
    edition: str
    name: str
    title: str
    options: Mapping[str, str]
    electronic: bool
    wheel: Wheel
    layout: Layout
    governing_book: str = ""
    odds: Mapping[Kind, Odds]
    odds_clauses: Mapping[Kind, Clauses]
    zero_clauses: Clauses
    double_zero_clauses: Clauses = ()
    #: What a zero does to bets that it does not simply lose; None where it loses them.
    at_zero: ZeroRule | None = None
    layout_clauses: Clauses
    #: Who answers for where a wager lies, and so alone has the say of it.
    owner_clauses: Clauses = ()
    #: What the book says of one bet by its name, or of all bets of a kind.
    spot_clauses: Mapping[str, Clauses] = field(default_factory=dict)
    settle_clauses: Clauses
    stands_clauses: Clauses = ()
    calls: Mapping[CallKind | Kind, CallRule] = field(default_factory=dict)
    calls_absent: Mapping[CallKind | Kind, Clauses] = field(default_factory=dict)
    asian_groups: tuple[tuple[Pocket, ...], ...] = ()
    #: What an operator must sign before a real table may use it.
    unsigned: tuple[str, ...] = ()
    lucky: LuckyBall | None = None
    lucky_absent: Clauses = ()
    close: CloseRule
    spin: SpinRule
    no_spins: Mapping[str, NoSpinRule]
    no_spin_clauses: Clauses
    no_spin_stakes: Stakes = Stakes.STAND
    respin_clauses: Clauses = ()
    limits: LimitsRule
    #: Who may do what, where the declaration of a command does not say it already.
    powers: Mapping[str, Power]
    #: Commands that have no place in this game though others know them, and why.
    absent_clauses: Mapping[str, Clauses] = field(default_factory=dict)
    correction: Power | None = None
    malfunctions: Mapping[str, MalfunctionRule] = field(default_factory=dict)
    invalidations: Mapping[str, Power] = field(default_factory=dict)
    #: Grounds of invalidation that must be described.
    described: frozenset[str] = frozenset()
    refund_clauses: Clauses = ()
    forfeit_clauses: Clauses = ()
    voids: Mapping[str, VoidRule] = field(default_factory=dict)
    raise_minimum: NoticeRule | None = None
    closing: NoticeRule | None = None
    entry: EntryRule = field(default_factory=EntryRule)
    idle: IdleRule | None = None
    tenders: Mapping[str, Clauses]
    tender_clauses: Clauses = ()
    #: Where a called wager comes with chips, and a tender must first become them.
    chips_only_clauses: Clauses = ()
    #: Grounds on which a wager is settled by its original placement, where the book lists them.
    restore_clauses: Mapping[str, Clauses] = field(default_factory=dict)
    cash_out: Payment = Payment.CHIPS
    cash_out_clauses: Clauses = ()
    reprint_clauses: Clauses = ()
    lost_ticket_clauses: Clauses = ()
    #: Where a player touches a chip before an area, and no chip is chosen beforehand.
    chip_first_clauses: Clauses = ()
    restricted_clauses: Clauses = ()
    restricted_kinds: frozenset[str] = frozenset()
    #: Where terms for one player must be made before that player's first bet.
    prior_terms_clauses: Clauses = ()
    #: Why limits of one's own are a minimum and a maximum; else one of them may stay the sign's.
    both_limits_clauses: Clauses = ()
    foreign_number_clauses: Clauses = ()
    #: Where the book says what reads the number.
    source_clauses: Clauses = ()
    #: The law under which the book lets somebody be excluded from the whole house.
    exclusion_law: str = ""
    #: Under which a complainant is informed of the inspector before a dispute stays unresolved.
    inspector_clauses: Clauses = ()
    colours: ColourRule | None = None
    float_rule: FloatRule | None = None
    staff: StaffRule | None = None
    pay_order: PaymentOrder | None = None
    tokens: TokenRule | None = None
    mistake_clauses: Clauses = ()
    tasks: Mapping[str, tuple[Task, ...]] = field(default_factory=dict)
    announcements: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: The table's own names for kinds of bet, and for buttons of its console by their command.
    titles: Mapping[str, str] = field(default_factory=dict)
    displays: tuple[Display, ...] = ()
    equipment: EquipmentRules = field(default_factory=EquipmentRules)
    #: The clauses under which this game's own rules go before those it is laid over.
    prevails: Clauses = ()

    def __repr__(self) -> str:
        return f"<Game {self.book} {self.name}: layout {self.layout.name}, {self.wheel.title}>"

    @cached_property
    def bets(self) -> dict[BetName, Bet]:
        """Every bet with odds of its own that this game offers."""
        bets = {name: bet for name, bet in self.layout.bets.items() if bet.kind in self.odds}
        return bets | {bet.name: bet for bet in map(asian_bet, self.asian_groups)}

    @cached_property
    def areas(self) -> dict[BetName, BetName]:
        """Marked areas that stand for another bet."""
        return dict(self.layout.areas)

    def pays(self, pocket: Pocket) -> dict[BetName, Odds]:
        """The odds of every bet that wins on a pocket; bets not in it lose."""
        cached = self._pays.get(pocket)
        if cached is None:
            winners = {n: self.odds[b.kind] for n, b in self.bets.items() if pocket in b.numbers}
            areas = {area: winners[bet] for area, bet in self.areas.items() if bet in winners}
            cached = self._pays[pocket] = winners | areas
        return cached

    @cached_property
    def _pays(self) -> dict[Pocket, dict[BetName, Odds]]:
        return {}

    @cached_property
    def withholds(self) -> bool:
        """Whether an amount may be withheld while a malfunction is looked into."""
        return any(rule.hold_hours for rule in self.malfunctions.values())

    def result_clauses(self, pocket: Pocket) -> Clauses:
        """What the book says of a result that is a zero."""
        if pocket == ZERO:
            return self.zero_clauses
        return self.double_zero_clauses if pocket == DOUBLE_ZERO else ()

    def call_rule(self, bet: Bet | Call) -> CallRule | None:
        """The rule for a call bet, or for a bet that lies outside the main layout."""
        return self.calls.get(bet.kind)

    def pieces(self, bet: Bet | Call) -> tuple[Piece, ...]:
        """The pieces of a call bet on this wheel and layout, or CannotPlace; a bet is its own."""
        if isinstance(bet, Bet):
            return (Piece(bet, 1),)
        return call_pieces(bet, self.wheel, self.layout)

    def held(self, name: BetName) -> "Held | None":
        """How a wager stays beside the layout until the result; None where it lies on a spot."""
        if name not in self._held:
            self._held[name] = self._find_held(name)
        return self._held[name]

    def _find_held(self, name: BetName) -> "Held | None":
        bet = self.bets.get(name) or parse_bet(name)
        rule = self.call_rule(bet)
        if rule is None or not rule.held:
            return None
        pieces = self.pieces(bet)
        whole = rule.shares > 1 or isinstance(bet, Bet)
        return Held(rule, bet.kind, pieces, 1 if whole else sum(piece.pieces for piece in pieces))

    @cached_property
    def _held(self) -> dict[BetName, "Held | None"]:
        return {}

    @cached_property
    def costs(self) -> "Costs":
        """What one of each wager's stake costs in all, by the bet."""
        return Costs(self)
