"""Terms made known, and the regulator who hears of them."""

from collections.abc import Mapping
from typing import Final

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament.declare import DIRECTORS, Command, Decision, Event, command, event, refuse
from croupier.tournament.state import Tournament, with_entrants
from croupier.tournament.terms import WHOLE, Terms, missing_terms

#: The least that a figure of the terms may be, where they state it, and what it is about.
_LEAST: Final[Mapping[str, tuple[int, Topic]]] = {
    "entry_fee": (0, Topic.ENTRY),
    "guarantee": (0, Topic.GUARANTEE),
    "entries_min": (0, Topic.NUMBERS),
    "entries_max": (1, Topic.NUMBERS),
    "chips": (1, Topic.ALLOTMENT),
    "buy_in": (0, Topic.BUY_IN),
    "minimum": (1, Topic.WAGER),
    "maximum": (1, Topic.WAGER),
    "rounds": (1, Topic.SESSION),
    "minutes": (1, Topic.SESSION),
    "sessions": (1, Topic.SESSION),
    "tables": (1, Topic.DESIGNATION),
    "advance": (1, Topic.WINNERS),
    "pass_cards": (0, Topic.PASS_CARD),
    "undisclosed": (0, Topic.UNDISCLOSED),
    "wager_seconds": (1, Topic.TIME_LIMIT),
    "absences_max": (0, Topic.ABSENCE_DEDUCTED),
    "buy_backs": (0, Topic.BUY_BACK),
    "buy_back_fee": (0, Topic.BUY_BACK),
    "add_ons": (0, Topic.ADD_ON),
    "add_on_fee": (0, Topic.ADD_ON),
    "add_on_chips": (0, Topic.ADD_ON),
}


@command("publish-terms", roles=DIRECTORS)
class PublishTerms(Command):
    """Make terms and conditions known, for the first time or changed."""

    terms: Terms

    def decide(self, tournament: Tournament) -> Decision:
        """Terms are published whole or not at all; once play has begun they stand."""
        terms = self.terms
        if refusal := _refuse_terms(tournament, terms) or _refuse_figures(tournament, terms):
            return refusal
        missing = missing_terms(terms, tournament.rules)
        if missing:
            items = [say("terms-item", key=item.key, says=item.heading) for item in missing]
            clauses = (clause for item in missing for clause in item.clauses)
            detail = say("terms-incomplete", items=items)
            cited = (*dict.fromkeys(clauses), *tournament.cite(Topic.TERMS))
            return Refusal(Reason.TERMS_INCOMPLETE, detail, tuple(dict.fromkeys(cited)))
        if tournament.started:
            detail = say("tournament-terms-stand")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.TERMS_CHANGED)
        changed = tournament.version > 0
        return (
            TermsPublished(
                at=self.at,
                by=self.by,
                terms=terms,
                version=tournament.version + 1,
                clauses=tournament.cite(Topic.TERMS, *([Topic.TERMS_CHANGED] if changed else [])),
            ),
        )


@command("advise-regulator", roles=DIRECTORS)
class AdviseRegulator(Command):
    """Notify the regulator that the tournament, or a change of its terms, is intended."""

    def decide(self, tournament: Tournament) -> Decision:
        if tournament.terms is None:
            detail = say("tournament-no-terms-to-advise")
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.REGULATOR)
        clauses = tournament.cite(Topic.REGULATOR, Topic.TERMS_CHANGED)
        return (RegulatorAdvised(at=self.at, by=self.by, clauses=clauses),)


@event
class TermsPublished(Event):
    """Terms are known; earlier ones are replaced."""

    terms: Terms
    version: int

    def evolve(self, tournament: Tournament) -> Tournament:
        # Whatever was given, signed or explained before was about other terms.
        unbriefed = (
            entrant.but(copy_given=False, signed=False, briefed=False)
            for entrant in tournament.entrants.values()
        )
        return with_entrants(tournament, unbriefed).but(
            terms=self.terms,
            version=self.version,
            starts_at=max(tournament.starts_at, self.terms.starts_at or 0),
            minimum=self.terms.minimum or Money(0),
            maximum=self.terms.maximum or Money(0),
        )


@event
class RegulatorAdvised(Event):
    """The regulator knows of the tournament and of its terms as they stand."""

    def evolve(self, tournament: Tournament) -> Tournament:
        # Logs may hold advice from before there were terms; it was of the intention alone.
        return tournament.but(regulator_knows=max(1, tournament.version))


def _refuse_terms(tournament: Tournament, terms: Terms) -> Refusal | None:
    """What no terms may say."""
    if terms.fee_kept:
        detail = say("tournament-fee-kept", amount=terms.fee_kept)
        return refuse(tournament, Reason.INVALID, detail, Topic.POOL)
    cash = (terms.chip_type or "").strip().casefold().startswith("cash")
    if cash and tournament.rules.cash_chips_barred:
        detail = say("tournament-cash-chips")
        return refuse(tournament, Reason.INVALID, detail, Topic.CHIP_TYPE)
    least, most = terms.minimum, terms.maximum
    if least is not None and most is not None and not 0 < least <= most:
        detail = say("tournament-limits-hold-nothing", least=least, most=most)
        return refuse(tournament, Reason.INVALID, detail, Topic.WAGER)
    few, many = terms.entries_min, terms.entries_max
    if few is not None and many is not None and few > many:
        detail = say("tournament-numbers-clash", few=few, many=many)
        return refuse(tournament, Reason.INVALID, detail, Topic.NUMBERS)
    return None


def _refuse_figures(tournament: Tournament, terms: Terms) -> Refusal | None:
    """Why a figure is none that a tournament could be played by."""
    for key, (least, topic) in _LEAST.items():
        figure = getattr(terms, key)
        if figure is not None and figure < least:
            code = "tournament-term-none" if least else "tournament-term-negative"
            detail = say(code, term=key)
            return refuse(tournament, Reason.INVALID, detail, topic, Topic.TERMS)
    if not all(0 < share <= WHOLE for share in terms.prizes):
        detail = say("tournament-share-none")
        return refuse(tournament, Reason.INVALID, detail, Topic.PRIZES, Topic.TERMS)
    return None
