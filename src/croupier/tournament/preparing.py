"""Before play: terms, regulator, director, tables, briefing, the pool."""

from collections.abc import Mapping
from typing import Final

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament import commands as c
from croupier.tournament import events as e
from croupier.tournament.answer import Decision, refuse
from croupier.tournament.state import Tournament
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


def publish_terms(tournament: Tournament, command: c.PublishTerms) -> Decision:
    """Terms are published whole or not at all; once play has begun they stand."""
    terms = command.terms
    if refusal := _refuse_terms(tournament, terms):
        return refusal
    missing = missing_terms(terms, tournament.rules)
    if missing:
        items = [say("terms-item", key=item.key, says=item.says) for item in missing]
        clauses = (clause for item in missing for clause in item.clauses)
        detail = say("terms-incomplete", items=items)
        cited = (*dict.fromkeys(clauses), *tournament.cite(Topic.TERMS))
        return Refusal(Reason.TERMS_INCOMPLETE, detail, tuple(dict.fromkeys(cited)))
    if refusal := _refuse_figures(tournament, terms):
        return refusal
    if tournament.started:
        detail = say("tournament-terms-stand")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.TERMS_CHANGED)
    changed = tournament.version > 0
    return (
        e.TermsPublished(
            at=command.at,
            by=command.by,
            terms=terms,
            version=tournament.version + 1,
            clauses=tournament.cite(Topic.TERMS, *([Topic.TERMS_CHANGED] if changed else [])),
        ),
    )


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


def advise_regulator(tournament: Tournament, command: c.AdviseRegulator) -> Decision:
    if tournament.terms is None:
        detail = say("tournament-no-terms-to-advise")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.REGULATOR)
    clauses = tournament.cite(Topic.REGULATOR, Topic.TERMS_CHANGED)
    return (e.RegulatorAdvised(at=command.at, by=command.by, clauses=clauses),)


def appoint_director(tournament: Tournament, command: c.AppointDirector) -> Decision:
    if not command.licensed or not command.name.strip():
        detail = say("tournament-no-licence", name=command.name)
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.DIRECTOR)
    clauses = tournament.cite(Topic.DIRECTOR)
    return (e.DirectorAppointed(at=command.at, by=command.by, name=command.name, clauses=clauses),)


def record_presence(tournament: Tournament, command: c.RecordPresence) -> Decision:
    kind = e.DirectorReturned if command.present else e.DirectorLeft
    clauses = tournament.cite(Topic.DIRECTOR_PRESENT)
    return (kind(at=command.at, by=command.by, clauses=clauses),)


def designate_tables(tournament: Tournament, command: c.DesignateTables) -> Decision:
    clauses = tournament.cite(Topic.DESIGNATION, Topic.EXCLUSIVE)
    return (
        e.TablesDesignated(at=command.at, by=command.by, tables=command.tables, clauses=clauses),
    )


def release_tables(tournament: Tournament, command: c.ReleaseTables) -> Decision:
    """Tables without a session under way, and without players who have yet to play off.

    Once all is called off nothing is left to finish.
    """
    tables = command.tables or tuple(sorted(tournament.designated))
    for table in tables:
        session = tournament.sessions.get(table)
        busy = session is not None and (session.is_open or bool(session.play_off))
        busy = busy and not tournament.cancelled
        if table not in tournament.designated or busy:
            code = "tournament-table-busy" if busy else "tournament-table-not-designated"
            detail = say(code, table=table)
            return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.EXCLUSIVE)
    if not tables:
        detail = say("tournament-no-tables")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DESIGNATION)
    clauses = tournament.cite(Topic.EXCLUSIVE)
    return (e.TablesReleased(at=command.at, by=command.by, tables=tables, clauses=clauses),)


def brief_players(tournament: Tournament, command: c.BriefPlayers) -> Decision:
    if tournament.terms is None or not tournament.entries:
        detail = say("tournament-no-briefing", terms=tournament.terms is not None)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.BRIEFING)
    if not (command.understood and command.bank_told):
        detail = say("tournament-briefing-lacks", bank=command.bank_told)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.BRIEFING)
    clauses = tournament.cite(Topic.BRIEFING)
    return (e.PlayersBriefed(at=command.at, by=command.by, clauses=clauses),)


def practise(tournament: Tournament, command: c.SpinForPractice) -> Decision:
    session = tournament.sessions.get(command.table)
    if session is not None and session.is_open:
        detail = say("tournament-every-spin-counts")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRACTICE)
    if command.pocket not in tournament.game.wheel.order:
        detail = say("tournament-not-on-wheel", pocket=command.pocket)
        return Refusal(Reason.INVALID, detail, tournament.game.settle_clauses)
    if command.table not in tournament.designated:
        detail = say("tournament-table-not-designated", table=command.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DESIGNATION, Topic.PRACTICE)
    return (
        e.PracticeSpun(
            at=command.at,
            by=command.by,
            table=command.table,
            pocket=command.pocket,
            clauses=tournament.cite(Topic.PRACTICE),
        ),
    )


FORMS = ("cash", "goods", "services")


def add_value(tournament: Tournament, command: c.AddValue) -> Decision:
    if command.amount <= 0 or command.form not in FORMS:
        detail = say("tournament-value-forms", forms=FORMS)
        return refuse(tournament, Reason.INVALID, detail, Topic.ADDED_VALUE)
    if command.place < 1:
        detail = say("tournament-goods-for-place")
        return refuse(tournament, Reason.INVALID, detail, Topic.ADDED_VALUE)
    what = "" if command.form == "cash" else command.what.strip() or command.form
    return (
        e.ValueAdded(
            at=command.at,
            by=command.by,
            amount=command.amount,
            form=command.form,
            what=what,
            place=command.place,
            clauses=tournament.cite(Topic.ADDED_VALUE, Topic.POOL),
        ),
    )
