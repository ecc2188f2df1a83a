"""Section 11: promotional prizes, their terms, draws, payment and what is reported of them."""

from collections.abc import Mapping
from typing import Final

from croupier.core.money import Money
from croupier.roulette.promotion import Banned, Matter, PromotionRules
from croupier.roulette.terms import Clauses, TermItem


def _item(key: str, number: str, *aliases: str) -> TermItem:
    return TermItem(key=key, clauses=(f"11.7.{number}", "11.7"), aliases=aliases)


CHECKLIST: Final = (
    _item("award_manner", "1", "manner", "award_method"),
    _item("award_when_where", "2", "award_when", "award_where"),
    _item("eligibility", "3"),
    _item("minimum_wager", "4", "compulsory_wager"),
    _item("prize_nature", "5", "nature"),
    _item("entry_closes", "6", "entry_close", "entries_close"),
    _item("place_date_time", "7", "place"),
    _item("claim_method", "8", "claim"),
    _item("winner_notice", "9", "winner_notification"),
    _item("results_published", "10", "result_publication"),
    _item("prize_conditions", "11", "conditions"),
)
_VALUE: Final = _item("value", "11")


def _makers(number: str) -> tuple[TermItem, ...]:
    return (
        _item("make", number),
        _item("model", number),
        _item("accessories", number),
    )


_APPLIANCE: Final = _makers("11.1")
_DETAILS: Final[Mapping[str, tuple[TermItem, ...]]] = {
    "appliance": _APPLIANCE,
    "machinery": _APPLIANCE,
    "vehicle": (
        *_makers("11.2(i-iii)"),
        _item(
            "on_road_costs",
            "11.2(iv)",
            "registration",
            "on_road",
        ),
    ),
    "travel": (
        _item("persons", "11.3(i)", "people", "number_of_persons"),
        _item("airfares", "11.3(ii)", "airfare"),
        _item("transfers", "11.3(ii)", "transfer"),
        _item("other_transport", "11.3(ii)", "transport"),
        _item("duration", "11.3(ii)", "length"),
        _item("accommodation", "11.3(ii)", "accommodation_standard"),
        _item("meals", "11.3(ii)"),
        _item(
            "travel_dates",
            "11.3(iii)",
            "dates",
            "date_restrictions",
            "restrictions",
        ),
        _item("spending_money", "11.3(iv)"),
    ),
    "real-estate": (
        _item("dwelling_type", "11.4(i)", "dwelling", "type", "building"),
        _item("plans", "11.4(ii)", "plan"),
        _item("contract", "11.4(iii)", "contract_details"),
        _item("easements", "11.4(iv)", "easement", "easement_details"),
        _item("address", "11.4(v)", "location"),
        _item("conveyancing", "11.4(vi)"),
        _item("legal_costs", "11.4(vi)", "legal"),
        _item("fixtures", "11.4(vi)"),
        _item("furniture", "11.4(vi)"),
    ),
}

_BANNED: Final = (
    Banned(kind="cash", clauses=("11.4",)),
    Banned(kind="tobacco", clauses=("11.5.1", "11.5")),
    Banned(kind="firearm", clauses=("11.5.2", "11.5")),
    Banned(kind="ammunition", clauses=("11.5.2", "11.5")),
    Banned(kind="imitation-firearm", clauses=("11.5.2", "11.5")),
    Banned(kind="weapon", clauses=("11.5.3", "11.5")),
    Banned(kind="prohibited-weapon", clauses=("11.5.3", "11.5")),
    Banned(kind="liquor", clauses=("11.5.4", "11.5"), litres_max=20),
)

_CLAUSES: Final[Mapping[Matter, Clauses]] = {
    Matter.PRIZE: ("1.1", "11.1"),
    Matter.SCRUTINEER: ("11.2",),
    Matter.ALTERNATIVE: ("11.3",),
    Matter.NO_CASH: ("11.4",),
    Matter.PAYMENT: ("11.4",),
    Matter.BANNED: ("11.5.5", "11.5"),
    Matter.TERMS: ("11.6",),
    Matter.MARKETING: ("11.6",),
    Matter.CHECKLIST: ("11.7", "11.6"),
    Matter.ELIGIBILITY: ("11.7.3", "11.7.4"),
    Matter.ENTRY_CLOSES: ("11.7.6",),
    Matter.AWARD: ("11.7.1", "11.7.2"),
    Matter.VALUE: ("11.7.11",),
    Matter.NOTICE: ("11.8",),
    Matter.NOTICE_METHOD: ("11.8", "11.8.1-11.8.4"),
    Matter.REASONS: ("11.9",),
    Matter.DENIED_CLAIMS: ("11.9.1", "11.9"),
    Matter.DISPUTE: ("11.10",),
    Matter.INTEGRITY: ("11.11",),
    Matter.WAGER: ("11.7.4",),
    Matter.SCHEDULE: ("11.7.7",),
    Matter.SUBMISSION: ("11.12",),
    Matter.RESUBMISSION: ("11.12.1", "11.12"),
}

PROMOTION: Final = PromotionRules(
    checklist=CHECKLIST,
    details=_DETAILS,
    always=(_VALUE,),
    banned=_BANNED,
    scrutineer_over=Money(10_000_00),
    denied_claims_over=Money(100_00),
    submission_hours=24,
    notice_hours=48,
    inspector_hours=48,
    notices={
        "face-to-face": "in-person",
        "in-person": "in-person",
        "mail": "mail",
        "post": "mail",
        "letter": "mail",
        "telephone": "telephone",
        "phone": "telephone",
        "email": "email",
        "e-mail": "email",
    },
    payments={
        "cheque": "cheque",
        "crossed-cheque": "cheque",
        "eft": "eft",
        "transfer": "eft",
        "bank-transfer": "eft",
        "electronic-funds-transfer": "eft",
    },
    no_alternative=frozenset({"casino-dollars"}),
    money=frozenset({"money", "monetary", "cash-prize"}),
    clauses=_CLAUSES,
)
