"""The terms of a tournament as they are published, and who may be named in advertising."""

from typing import Any, Final

from croupier.core.messages import Message, Saying, say
from croupier.roulette.terms import TermItem, TermLine, answer_said
from croupier.roulette.tournament import Topic, TournamentRules
from croupier.tournament.state import Tournament
from croupier.tournament.terms import Terms

#: Figures of the terms that are money, or chips by their value.
MONEY: Final = frozenset(
    {
        "entry_fee",
        "guarantee",
        "chips",
        "buy_in",
        "minimum",
        "maximum",
        "buy_back_fee",
        "add_on_fee",
        "add_on_chips",
    }
)


def publishable(tournament: Tournament) -> tuple[str, ...]:
    """Entrants who let their name and likeness be used in advertising."""
    return tuple(name for name, entrant in tournament.entrants.items() if entrant.publicity)


def _said(terms: Terms, name: str, value: Any) -> Saying:
    """A figure of the terms with what it counts, where its heading leaves that open."""
    if name == "length" and value is not None:
        return say("terms-rounds" if terms.rounds is not None else "terms-minutes", count=value)
    return _in_words(name, value)


def _in_words(name: str, value: Any) -> Saying:
    """A figure of the terms as a patron reads it: money, yes or no, shares by place."""
    if value is None:
        return say("terms-none")
    if name in MONEY:
        return say("paper-money", amount=value)
    if isinstance(value, tuple):
        shares = [share_said(place, share) for place, share in enumerate(value, 1)]
        return say("terms-shares", shares=shares)
    return answer_said(value)


def share_said(place: int, share: int) -> Message:
    """What of the pool goes to a place."""
    return say("terms-share", place=say("paper-place", place=place), share=share)


#: What costs or brings money, under which heading, and what it is about.
_MONEYED: Final = (
    ("buy_in", "buy_in", Topic.ALLOTMENT),
    ("re_buy", "buy_back_fee", Topic.BUY_BACK),
    ("add_on", "add_on_fee", Topic.ADD_ON),
    ("cash_chips", "cash_chips", Topic.EARLY_AGREED),
)


def _beside(terms: Terms, rules: TournamentRules) -> tuple[TermItem, ...]:
    """What of that the terms have, and the book's checklist does not show by itself."""
    shown = {
        name
        for item in rules.checklist
        if not item.when or terms.provides(item.when)
        for name in item.fields
    }
    return tuple(
        TermItem(key=key, clauses=rules.cite(topic), fields=(name,))
        for key, name, topic in _MONEYED
        if name not in shown and getattr(terms, name)
    )


def terms_page(terms: Terms, rules: TournamentRules) -> tuple[TermLine, ...]:
    """The terms as people read them: one line for each thing that the book wants stated."""
    lines = []
    for item in (*rules.checklist, *_beside(terms, rules)):
        words = [terms.texts[key] for key in (item.key, *item.aliases) if key in terms.texts]
        figures = [(name, getattr(terms, name)) for name in item.fields]
        # Play goes by the figures: words about them stand beside, never instead.
        values = [_said(terms, *each) for each in figures if each[1] is not None or not words]
        said = [*values, *words]
        if said and not (item.when and not terms.provides(item.when)):
            stated = say("terms-stated", said=said, clause=item.clauses[0])
            lines.append(TermLine(item.key, item.heading, stated))
    return tuple(lines)
