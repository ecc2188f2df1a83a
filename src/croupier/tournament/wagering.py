"""Wagers of a round: the marker, turns, chips on the layout, pass cards and forms."""

from croupier.core.money import Money, show_dollars
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament import round_commands as c
from croupier.tournament import round_events as r
from croupier.tournament.answer import (
    Decision,
    find_player,
    find_session,
    refuse,
    refuse_play,
)
from croupier.tournament.commands import OfPlayer
from croupier.tournament.counting import count_wagers, deem_form, form_fault, spread
from croupier.tournament.state import Entrant, Session, Tournament

CHIPS = "tournament-chips"


def place_marker(tournament: Tournament, command: c.PlaceMarker) -> Decision:
    entrant = find_player(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    session = find_session(tournament, entrant.table)
    if isinstance(session, Refusal):
        return session
    if not tournament.agreed.ordered:
        detail = "this tournament has no order of wagering"
        return refuse(tournament, Reason.NOT_OFFERED, detail, Topic.ORDER)
    if session.acted:
        detail = "the round has begun with another first"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.ORDER)
    return (
        r.MarkerPlaced(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            clauses=tournament.cite(Topic.ORDER),
        ),
    )


def _find(tournament: Tournament, command: OfPlayer) -> tuple[Entrant, Session] | Refusal:
    """A player at a table where a round can go on."""
    entrant = find_player(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    session = find_session(tournament, entrant.table)
    if isinstance(session, Refusal):
        return session
    return refuse_play(tournament, session, command.at) or (entrant, session)


def next_player(tournament: Tournament, session: Session, asking: str = "") -> str:
    """Whose turn it is where there is an order: from the marker on, round the table.

    Somebody whose time ran out, or who is not there, holds nobody up.
    """
    seats = session.seats
    start = seats.index(session.marker) if session.marker in seats else 0
    wagering = {entrant.name: entrant for entrant in tournament.wagering(session)}
    for name in seats[start:] + seats[:start]:
        entrant = wagering.get(name)
        if entrant is None or entrant.has_acted or entrant.late:
            continue
        if entrant.absent and name != asking:
            continue
        return name
    return ""


def _refuse_turn(
    tournament: Tournament, session: Session, entrant: Entrant, *, alters: bool = False
) -> Refusal | None:
    if not tournament.agreed.ordered:
        return None
    if entrant.has_acted:
        if session.acted[-1:] == (entrant.name,) and not alters:
            return None
        detail = f"{entrant.name} has wagered in turn"
        return refuse(tournament, Reason.LOCKED, detail, Topic.LOCKED)
    first = next_player(tournament, session, entrant.name)
    if entrant.late or first == entrant.name:
        return None
    detail = f"{first} wagers before {entrant.name}"
    return refuse(tournament, Reason.OUT_OF_TURN, detail, Topic.OUT_OF_TURN)


def is_late(tournament: Tournament, session: Session, at: int) -> bool:
    """Whether the time for a wager has run out."""
    seconds = tournament.agreed.wager_seconds
    return seconds is not None and at > session.turn_at + seconds * 1000


def lay_wager(tournament: Tournament, command: c.LayWager) -> Decision:
    """Chips on a bet. What breaks a limit is put right when it is settled."""
    found = _find(tournament, command)
    if isinstance(found, Refusal):
        return found
    entrant, session = found
    stakes = spread(tournament.game, command.bet, command.stake)
    if refusal := _refuse_chips(tournament, session, entrant, command):
        return refusal
    if isinstance(stakes, Refusal):
        return stakes
    # In the order in which they are read from the log again: what is cut, is cut from the last.
    stakes = dict(sorted(stakes.items()))
    alters = any(bet in entrant.wagers for bet in stakes)
    late = is_late(tournament, session, command.at)
    refusal = (
        _refuse_turn(tournament, session, entrant, alters=alters)
        or _refuse_late(tournament, entrant, late=late)
        or _refuse_funds(tournament, entrant, sum(stakes.values()))
    )
    if refusal:
        return refusal
    laid = {**entrant.wagers}
    for bet, stake in stakes.items():
        laid[bet] = laid.get(bet, 0) + stake
    counted = count_wagers(tournament, entrant.but(wagers=laid, late=entrant.late or late))
    return (
        r.WagerLaid(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            bet=command.bet,
            stakes={bet: Money(stake) for bet, stake in stakes.items()},
            late=late,
            clauses=tuple(dict.fromkeys((*tournament.cite(Topic.WAGER), *counted.clauses))),
            warnings=_warn(counted.total, sum(laid.values())),
        ),
    )


def _warn(counts: int, laid: int) -> tuple[str, ...]:
    if counts == laid:
        return ()
    return (f"{show_dollars(laid)} lies there, {show_dollars(counts)} will count",)


def _refuse_chips(
    tournament: Tournament, session: Session, entrant: Entrant, command: c.LayWager
) -> Refusal | None:
    if command.tender != CHIPS:
        detail = f"{command.tender} is not wagered in a tournament"
        return refuse(tournament, Reason.INVALID, detail, Topic.CHIPS_ONLY)
    place = session.seats.index(entrant.name) + 1
    if command.position not in (None, place):
        detail = f"{entrant.name} wagers from position {place}, not {command.position}"
        return refuse(tournament, Reason.NOT_PERMITTED, detail, Topic.POSITION)
    if entrant.passed:
        detail = f"{entrant.name} has played a pass card in this round"
        return refuse(tournament, Reason.INVALID, detail, Topic.PASS_CARD)
    if command.stake <= 0:
        detail = f"a stake of {show_dollars(command.stake)} is none"
        return refuse(tournament, Reason.INVALID, detail, Topic.WAGER)
    return None


def _refuse_late(tournament: Tournament, entrant: Entrant, *, late: bool) -> Refusal | None:
    """After the time there is one wager at most, of the minimum; one made in time stands."""
    if not late or not entrant.wagers or entrant.late:
        return None
    detail = f"the time for {entrant.name}'s wagers is over"
    return refuse(tournament, Reason.BETTING_CLOSED, detail, Topic.TIME_LIMIT)


def _refuse_funds(tournament: Tournament, entrant: Entrant, cost: int) -> Refusal | None:
    form = deem_form(tournament, entrant, entrant.form).total if entrant.form else 0
    needed = entrant.laid + form + cost
    if needed <= entrant.chips:
        return None
    have = show_dollars(entrant.chips)
    detail = f"{entrant.name} has {have} in chips; {show_dollars(needed)} would be wagered"
    topic = Topic.FORM_TOGETHER if entrant.form else Topic.CHIPS_ONLY
    return refuse(tournament, Reason.INSUFFICIENT_CREDIT, detail, topic)


def remove_wager(tournament: Tournament, command: c.RemoveWager) -> Decision:
    found = _find(tournament, command)
    if isinstance(found, Refusal):
        return found
    entrant, session = found
    stakes = spread(tournament.game, command.bet, 1)
    if isinstance(stakes, Refusal):
        return stakes
    lying = {bet: Money(entrant.wagers[bet]) for bet in stakes if bet in entrant.wagers}
    if not lying:
        detail = f"{entrant.name} has nothing on {command.bet}"
        return refuse(tournament, Reason.NOT_YOUR_WAGER, detail, Topic.WAGER)
    if refusal := _refuse_turn(tournament, session, entrant, alters=True):
        return refusal
    return (
        r.WagerRemoved(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            stakes=lying,
            clauses=tournament.cite(Topic.WAGER),
        ),
    )


def play_pass_card(tournament: Tournament, command: c.PlayPassCard) -> Decision:
    """A pass card instead of a wager."""
    found = _find(tournament, command)
    if isinstance(found, Refusal):
        return found
    entrant, session = found
    if entrant.pass_cards < 1:
        detail = f"{entrant.name} has no pass card left"
        return refuse(tournament, Reason.NO_PASS_CARD, detail, Topic.PASS_CARD)
    if entrant.has_acted:
        detail = f"{entrant.name} has wagered or passed in this round"
        return refuse(tournament, Reason.INVALID, detail, Topic.PASS_CARD)
    if refusal := _refuse_turn(tournament, session, entrant):
        return refusal
    return (
        r.PassCardPlayed(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            clauses=tournament.cite(Topic.PASS_CARD),
        ),
    )


def pass_form(tournament: Tournament, command: c.PassForm) -> Decision:
    """An undisclosed wager. A badly filled form is taken: what it counts for is found later."""
    found = _find(tournament, command)
    if isinstance(found, Refusal):
        return found
    entrant, session = found
    if entrant.undisclosed_left < 1:
        detail = f"{entrant.name} has no undisclosed wager left"
        return refuse(tournament, Reason.NO_UNDISCLOSED_LEFT, detail, Topic.UNDISCLOSED)
    if entrant.passed or entrant.form:
        detail = f"{entrant.name} has played a pass card or a form in this round"
        return refuse(tournament, Reason.INVALID, detail, Topic.FORM, Topic.PASS_CARD)
    form = r.Form(command.bet, command.stake)
    refusal = _refuse_turn(tournament, session, entrant) or _refuse_together(
        tournament, entrant, form
    )
    if refusal:
        return refusal
    return (
        r.FormPassed(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            form=form,
            late=is_late(tournament, session, command.at),
            clauses=tournament.cite(Topic.UNDISCLOSED, Topic.FORM),
        ),
    )


def _refuse_together(tournament: Tournament, entrant: Entrant, form: r.Form) -> Refusal | None:
    """A form that alone is within the chips, but not beside what lies there already."""
    written = form.stake or 0
    if not entrant.wagers or not entrant.chips - entrant.laid < written <= entrant.chips:
        return None
    laid = show_dollars(entrant.laid)
    detail = f"{laid} on the layout and the form are more than {entrant.name}'s chips"
    return refuse(tournament, Reason.INSUFFICIENT_CREDIT, detail, Topic.FORM_TOGETHER)


def check_form(tournament: Tournament, command: c.CheckForm) -> Decision:
    """The supervisor's look at a form before the spin."""
    found = _find(tournament, command)
    if isinstance(found, Refusal):
        return found
    entrant, session = found
    if entrant.form is None:
        detail = f"{entrant.name} has passed no form in this round"
        return refuse(tournament, Reason.INVALID, detail, Topic.FORM_CHECK)
    clauses = tournament.cite(Topic.FORM_CHECK)
    fault = form_fault(tournament, entrant, entrant.form)
    if fault:
        returned = r.FormReturned(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            fault=fault,
            clauses=clauses,
            warnings=(f"{entrant.name}'s form goes back: {fault}",),
        )
        return (returned,)
    return (
        r.FormChecked(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            clauses=clauses,
        ),
    )


def read_form(tournament: Tournament, command: c.ReadForm) -> Decision:
    """Any player may see a form once its round is over and until the next is."""
    entrant = tournament.entrants.get(command.player)
    session = tournament.sessions.get(entrant.table) if entrant else None
    if entrant is None or session is None:
        detail = f"{command.player} has no place in the tournament"
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.FORM_READ)
    form = session.forms.get(entrant.name)
    if form is not None:
        clauses = tournament.cite(Topic.FORM_READ)
        return (
            r.FormRead(
                at=command.at, by=command.by, player=entrant.name, form=form, clauses=clauses
            ),
        )
    if entrant.form is not None:
        detail = f"{entrant.name}'s form is hidden until the round is over"
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.FORM_HIDDEN)
    detail = f"{entrant.name} passed no form in the round before"
    return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.FORM_READ)
