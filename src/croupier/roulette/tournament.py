"""What a book says of tournaments, as a value: its checklist, its figures and its clauses."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum, auto

from croupier.roulette.terms import Clauses, TermItem


class Topic(StrEnum):
    """A matter that a tournament decides. Each book names its clauses for every one of them."""

    # Before play
    TERMS = "terms"
    TERMS_CHANGED = "terms-changed"
    REGULATOR = "regulator"
    DIRECTOR = "director"
    DIRECTOR_PRESENT = "director-present"
    BRIEFING = "briefing"
    PRACTICE = "practice"
    DESIGNATION = "designation"
    EXCLUSIVE = "exclusive"
    START_NOTICE = "start-notice"
    # Entries and money
    ENTRY = "entry"
    ENTITLED = "entitled"
    RIGHT_TO_REFUSE = "right-to-refuse"
    CRITERIA = "criteria"
    AGREEMENT = "agreement"
    COPY = "copy"
    NUMBERS = "numbers"
    EMPLOYEE_ENTRY = "employee-entry"
    EMPLOYEE_PRIZE = "employee-prize"
    WITHDRAWAL = "withdrawal"
    SUBSTITUTE = "substitute"
    RETIREMENT = "retirement"
    NO_REFUND = "no-refund"
    POOL = "pool"
    ADDED_VALUE = "added-value"
    GUARANTEE = "guarantee"
    CANCELLING = "cancelling"
    PRIZES = "prizes"
    # Chips
    CHIPS_ONLY = "chips-only"
    CHIP_TYPE = "chip-type"
    COLOURS = "colours"
    ALLOTMENT = "allotment"
    BUY_IN = "buy-in"
    BUY_BACK = "buy-back"
    ADD_ON = "add-on"
    SECONDARY = "secondary"
    # A round
    WAGER = "wager"
    NO_WAGER = "no-wager"
    OVER = "over"
    UNIT = "unit"
    UNDER = "under"
    UNDER_AGAIN = "under-again"
    UNABLE = "unable"
    POSITION = "position"
    TIME_LIMIT = "time-limit"
    LATE = "late"
    LIMITS_CHANGE = "limits-change"
    PASS_CARD = "pass-card"
    UNDISCLOSED = "undisclosed"
    FORM = "form"
    FORM_TOGETHER = "form-together"
    FORM_CHECK = "form-check"
    FORM_HIDDEN = "form-hidden"
    FORM_ANNOUNCED = "form-announced"
    FORM_MINIMUM = "form-minimum"
    FORM_MAXIMUM = "form-maximum"
    FORM_CHIPS = "form-chips"
    FORM_BLANK = "form-blank"
    FORM_READ = "form-read"
    ORDER = "order"
    OUT_OF_TURN = "out-of-turn"
    LOCKED = "locked"
    # Conduct
    ABSENCE_DEDUCTED = "absence-deducted"
    ABSENCE_DISQUALIFIED = "absence-disqualified"
    BREACH = "breach"
    PENALTY = "penalty"
    CHIPS_ADDED = "chips-added"
    CHIPS_HIDDEN = "chips-hidden"
    CHIPS_EXCHANGED = "chips-exchanged"
    DISPUTE = "dispute"
    COUNT = "count"
    # The end of a session
    SESSION = "session"
    EARLY_SETTLED = "early-settled"
    EARLY_AGREED = "early-agreed"
    TOTALS = "totals"
    INVENTORY = "inventory"
    OPERATORS_CHIPS = "operators-chips"
    PLACES = "places"
    WINNERS = "winners"
    PLAY_OFF = "play-off"
    SAME_ROUND = "same-round"


class UnderMinimum(Enum):
    """What becomes of less than the minimum."""

    MADE_UP = auto()
    """It must be made up; who cannot is eliminated and the wager is void."""
    SETTLED_ONCE = auto()
    """It counts the first time and its owner is advised; later ones go back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentRules:
    """One book's rules for tournaments."""

    #: The game that is played unless another of the book's is chosen.
    offer: str
    checklist: tuple[TermItem, ...]
    clauses: Mapping[Topic, Clauses]
    #: Notice before a start is moved; at 0 the book names no figure, and some is still needed.
    start_notice_minutes: int
    #: Rounds for which an absent player loses the minimum, where the book sets a limit.
    absences_max: int | None
    units_of_minimum: bool
    under: UnderMinimum
    #: An early end needs both grounds where chips become cash; else either is enough.
    early_end_needs_both: bool
    #: The regulator is notified before entries are taken.
    regulator_first: bool = False
    briefing: bool = False
    director_stays: bool = False
    #: Staff enter only events that admit them, with approval, and win nothing.
    employees_barred: bool = False
    cash_chips_barred: bool = False
    colours_may_differ: bool = True

    def cite(self, *topics: Topic) -> Clauses:
        """The clauses for some matters, each once."""
        found = (clause for topic in topics for clause in self.clauses[topic])
        return tuple(dict.fromkeys(found))
