"""Before play: terms, regulator, director, tables, briefing, the pool."""

from croupier.core.money import show_dollars
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament import commands as c
from croupier.tournament import events as e
from croupier.tournament.answer import Decision, refuse
from croupier.tournament.state import Tournament
from croupier.tournament.terms import Terms, missing_terms


def publish_terms(tournament: Tournament, command: c.PublishTerms) -> Decision:
    """Terms are published whole or not at all; once play has begun they stand."""
    terms = command.terms
    if refusal := _refuse_terms(tournament, terms):
        return refusal
    missing = missing_terms(terms, tournament.rules)
    if missing:
        says = "; ".join(f"{item.key} ({item.says})" for item in missing)
        clauses = (clause for item in missing for clause in item.clauses)
        detail = f"the terms do not state: {says}"
        cited = (*dict.fromkeys(clauses), *tournament.cite(Topic.TERMS))
        return Refusal(Reason.TERMS_INCOMPLETE, detail, tuple(dict.fromkeys(cited)))
    if tournament.started:
        detail = "play has begun: the terms stand as they are"
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
    if terms.fee_kept > 0:
        detail = f"{show_dollars(terms.fee_kept)} of a fee would not reach the pool"
        return refuse(tournament, Reason.INVALID, detail, Topic.POOL)
    cash = (terms.chip_type or "").strip().casefold().startswith("cash")
    if cash and tournament.rules.cash_chips_barred:
        detail = "cash chips are not for tournament play"
        return refuse(tournament, Reason.INVALID, detail, Topic.CHIP_TYPE)
    least, most = terms.minimum, terms.maximum
    if least is not None and most is not None and not 0 < least <= most:
        detail = f"limits of {show_dollars(least)} to {show_dollars(most)} hold no wager"
        return refuse(tournament, Reason.INVALID, detail, Topic.WAGER)
    few, many = terms.entries_min, terms.entries_max
    if few is not None and many is not None and few > many:
        detail = f"at least {few} and at most {many} players"
        return refuse(tournament, Reason.INVALID, detail, Topic.NUMBERS)
    return None


def advise_regulator(tournament: Tournament, command: c.AdviseRegulator) -> Decision:
    if tournament.terms is None:
        detail = "there are no terms yet that the regulator could be advised of"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.REGULATOR)
    clauses = tournament.cite(Topic.REGULATOR, Topic.TERMS_CHANGED)
    return (e.RegulatorAdvised(at=command.at, by=command.by, clauses=clauses),)


def appoint_director(tournament: Tournament, command: c.AppointDirector) -> Decision:
    if not command.licensed or not command.name.strip():
        detail = f"{command.name or 'nobody'} is not known to hold a licence for it"
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
    """Tables without a session under way, and without players who have yet to play off."""
    tables = command.tables or tuple(sorted(tournament.designated))
    for table in tables:
        session = tournament.sessions.get(table)
        busy = session is not None and (session.is_open or bool(session.play_off))
        if table not in tournament.designated or busy:
            why = "has a session to finish" if busy else "is not designated for the tournament"
            return refuse(tournament, Reason.WRONG_PHASE, f"table {table} {why}", Topic.EXCLUSIVE)
    if not tables:
        detail = "no table is designated for the tournament"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DESIGNATION)
    clauses = tournament.cite(Topic.EXCLUSIVE)
    return (e.TablesReleased(at=command.at, by=command.by, tables=tables, clauses=clauses),)


def brief_players(tournament: Tournament, command: c.BriefPlayers) -> Decision:
    if tournament.terms is None or not tournament.entries:
        lacking = "terms" if tournament.terms is None else "players"
        detail = f"there are no {lacking} yet for a briefing"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.BRIEFING)
    if not (command.understood and command.bank_told):
        lacking = "have not understood the terms" if command.bank_told else "do not know the chips"
        detail = f"the players {lacking} yet"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.BRIEFING)
    clauses = tournament.cite(Topic.BRIEFING)
    return (e.PlayersBriefed(at=command.at, by=command.by, clauses=clauses),)


def practise(tournament: Tournament, command: c.SpinForPractice) -> Decision:
    session = tournament.sessions.get(command.table)
    if session is not None and session.is_open:
        detail = "play has begun at this table: every spin counts"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRACTICE)
    if command.pocket not in tournament.game.wheel.order:
        detail = f"{command.pocket} is not on the wheel"
        return Refusal(Reason.INVALID, detail, tournament.game.settle_clauses)
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
        detail = f"value is added as {', '.join(FORMS)}, and more than nothing"
        return refuse(tournament, Reason.INVALID, detail, Topic.ADDED_VALUE)
    if command.place < 1:
        detail = "goods and services are for one of the places, from the first on"
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
