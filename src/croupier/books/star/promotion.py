"""Section 11: promotional prizes, their terms, draws, payment and what is reported of them."""

from collections.abc import Mapping
from typing import Final

from croupier.core.money import Money
from croupier.roulette.promotion import Banned, Matter, PromotionRules
from croupier.roulette.terms import Clauses, TermItem


def _item(key: str, says: str, number: str, *aliases: str) -> TermItem:
    return TermItem(key=key, says=says, clauses=(f"11.7.{number}", "11.7"), aliases=aliases)


CHECKLIST: Final = (
    _item("award_manner", "how the prize is awarded", "1", "manner", "award_method"),
    _item("award_when_where", "when and where it is awarded", "2", "award_when", "award_where"),
    _item("eligibility", "who is eligible", "3"),
    _item("minimum_wager", "the wager needed, or none", "4", "compulsory_wager"),
    _item("prize_nature", "the nature of the prize, and any reservation", "5", "nature"),
    _item("entry_closes", "when entries close", "6", "entry_close", "entries_close"),
    _item("place_date_time", "place, date and time", "7", "place"),
    _item("claim_method", "how a prize is claimed, in person or not", "8", "claim"),
    _item("winner_notice", "how the winner is notified", "9", "winner_notification"),
    _item("results_published", "how results are published", "10", "result_publication"),
    _item("prize_conditions", "conditions of receiving a prize, or none", "11", "conditions"),
)
_VALUE: Final = _item("value", "what the prize is worth", "11")


def _makers(number: str) -> tuple[TermItem, ...]:
    return (
        _item("make", "its make", number),
        _item("model", "its model", number),
        _item("accessories", "its accessories, or none", number),
    )


_APPLIANCE: Final = _makers("11.1")
_DETAILS: Final[Mapping[str, tuple[TermItem, ...]]] = {
    "appliance": _APPLIANCE,
    "machinery": _APPLIANCE,
    "vehicle": (
        *_makers("11.2(i-iii)"),
        _item(
            "on_road_costs",
            "whether registration and the like are included",
            "11.2(iv)",
            "registration",
            "on_road",
        ),
    ),
    "travel": (
        _item("persons", "for how many people", "11.3(i)", "people", "number_of_persons"),
        _item("airfares", "whether airfares are included", "11.3(ii)", "airfare"),
        _item("transfers", "whether transfers are included", "11.3(ii)", "transfer"),
        _item("other_transport", "whether other transport is included", "11.3(ii)", "transport"),
        _item("duration", "how long it is", "11.3(ii)", "length"),
        _item("accommodation", "what accommodation", "11.3(ii)", "accommodation_standard"),
        _item("meals", "which meals", "11.3(ii)"),
        _item(
            "travel_dates",
            "when the travel must be taken, or any time",
            "11.3(iii)",
            "dates",
            "date_restrictions",
            "restrictions",
        ),
        _item("spending_money", "whether there is spending money", "11.3(iv)"),
    ),
    "real-estate": (
        _item("dwelling_type", "the type of dwelling", "11.4(i)", "dwelling", "type", "building"),
        _item("plans", "the plans", "11.4(ii)", "plan"),
        _item("contract", "the contract", "11.4(iii)", "contract_details"),
        _item("easements", "easements, or none", "11.4(iv)", "easement", "easement_details"),
        _item("address", "where it is", "11.4(v)", "location"),
        _item("conveyancing", "whether conveyancing is included", "11.4(vi)"),
        _item("legal_costs", "whether legal costs are included", "11.4(vi)", "legal"),
        _item("fixtures", "whether fixtures are included", "11.4(vi)"),
        _item("furniture", "whether furniture is included", "11.4(vi)"),
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
