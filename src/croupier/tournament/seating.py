"""Places, chips and the start of a session; adding on."""

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Reason, Refusal
from croupier.roulette.tournament import Topic
from croupier.tournament import commands as c
from croupier.tournament import events as e
from croupier.tournament import round_events as r
from croupier.tournament.answer import (
    MINUTE,
    Decision,
    find_player,
    find_session,
    is_played_out,
    refuse,
    refuse_dispute,
)
from croupier.tournament.state import Entrant, Session, Stage, Status, Tournament
from croupier.tournament.terms import Feature


def seat_players(tournament: Tournament, command: c.SeatPlayers) -> Decision:
    """Give out the places of a designated table for its next session."""
    refusal = _refuse_table(tournament, command.table)
    for player in command.players:
        refusal = refusal or _refuse_seat(tournament, player)
    if refusal:
        return refusal
    if not command.players or len(set(command.players)) < len(command.players):
        return refuse(tournament, Reason.INVALID, say("tournament-one-place-each"), Topic.POSITION)
    return (
        e.PlayersSeated(
            at=command.at,
            by=command.by,
            table=command.table,
            players=command.players,
            clauses=tournament.cite(Topic.DESIGNATION, Topic.POSITION),
        ),
    )


def _refuse_table(tournament: Tournament, table: str) -> Refusal | None:
    if table not in tournament.designated:
        detail = say("tournament-table-not-designated", table=table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DESIGNATION)
    session = tournament.sessions.get(table)
    if session is not None and session.is_open:
        detail = say("tournament-session-on", table=table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.EXCLUSIVE)
    if session is not None and session.stage is Stage.ENDED and session.play_off:
        detail = say("tournament-yet-to-play-off", players=session.play_off)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PLAY_OFF)
    return None


def _refuse_seat(tournament: Tournament, player: str) -> Refusal | None:
    entrant = tournament.entrants.get(player)
    if entrant is None:
        detail = say("tournament-no-place", player=player)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.ENTRY)
    again = tournament.agreed.provides(Feature.SECONDARY) and entrant.status is Status.ELIMINATED
    if entrant.status not in (Status.PLAYING, Status.ADVANCED) and not again:
        detail = say("tournament-not-playing", player=player, status=entrant.status)
        return refuse(tournament, Reason.NOT_PLAYING, detail, Topic.SECONDARY)
    if refusal := _refuse_papers(tournament, entrant):
        return refusal
    session = tournament.sessions.get(entrant.table)
    if session is not None and session.is_open:
        detail = say("tournament-plays-elsewhere", player=player, table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.EXCLUSIVE)
    if session is not None and player in session.play_off:
        detail = say("tournament-yet-to-play-off", players=[player])
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PLAY_OFF)
    return None


def _refuse_papers(tournament: Tournament, entrant: Entrant) -> Refusal | None:
    """Copies and signatures count for the terms in force."""
    player = entrant.name
    if not entrant.copy_given:
        detail = say("tournament-no-copy", player=player)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.COPY)
    if not entrant.signed and tournament.agreed.provides(Feature.SIGNING):
        detail = say("tournament-not-signed", player=player)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.AGREEMENT)
    return None


def to_be_seated(tournament: Tournament) -> tuple[str, ...]:
    """Who waits for a place by lot: those who advanced, or before the first session everyone."""
    entrants = tournament.entrants.values()
    advanced = tuple(e.name for e in entrants if e.status is Status.ADVANCED)
    return advanced or tuple(e.name for e in entrants if e.is_playing and not e.table)


def draw_seats(tournament: Tournament, command: c.DrawSeats) -> Decision:
    """Places by lot. The lot comes with the command and must hold everyone who waits, once."""
    waiting = to_be_seated(tournament)
    topics = (Topic.DESIGNATION, Topic.POSITION)
    tables = command.tables
    if not tables or len(set(tables)) < len(tables) or len(waiting) < len(tables):
        detail = say("tournament-wait-for-places", players=len(waiting), tables=len(tables))
        return refuse(tournament, Reason.INVALID, detail, *topics)
    if sorted(command.order) != sorted(waiting):
        detail = say("tournament-lot-wrong", count=len(waiting))
        return refuse(tournament, Reason.INVALID, detail, *topics)
    drawn = e.SeatsDrawn(
        at=command.at,
        by=command.by,
        tables=tables,
        order=command.order,
        clauses=tournament.cite(*topics),
    )
    events: list[e.Event] = [drawn]
    for place, table in enumerate(tables):
        players = command.order[place :: len(tables)]
        seat = c.SeatPlayers(by=command.by, at=command.at, table=table, players=players)
        seated = seat_players(tournament, seat)
        if isinstance(seated, Refusal):
            return seated
        events.extend(seated)
    return tuple(events)


def issue_chips(tournament: Tournament, command: c.IssueChips) -> Decision:
    """The same allotment for everyone, before the session."""
    session = find_session(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    allotment = tournament.agreed.chips or Money(0)
    if command.amount != allotment:
        detail = say("tournament-other-allotment", amount=command.amount, allotment=allotment)
        return refuse(tournament, Reason.INVALID, detail, Topic.ALLOTMENT)
    here = {entrant.name for entrant in tournament.at_table(session) if entrant.is_playing}
    strangers = not here.issuperset(command.players)
    if session.stage is not Stage.SEATED or strangers:
        detail = say("tournament-chips-before-session")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.ALLOTMENT)
    if len(set(command.colours.values())) > 1 and not tournament.rules.colours_may_differ:
        detail = say("tournament-one-value")
        return refuse(tournament, Reason.INVALID, detail, Topic.COLOURS)
    players = tuple(dict.fromkeys(command.players))
    if again := [player for player in players if tournament.entrants[player].has_allotment]:
        detail = say("tournament-chips-issued", players=again)
        return refuse(tournament, Reason.INVALID, detail, Topic.ALLOTMENT, Topic.BUY_IN)
    # Who had chips already and was then moved to another place has paid for them.
    paid = tuple(player for player in players if tournament.entrants[player].bought)
    buying = tuple(player for player in players if player not in paid)
    price = tournament.agreed.buy_in or Money(0)
    issues = [(buying, price), (paid, Money(0))] if paid else [(players, price)]
    return tuple(
        e.ChipsIssued(
            at=command.at,
            by=command.by,
            table=command.table,
            players=who,
            amount=command.amount,
            colours=command.colours,
            paid=each,
            pooled=not tournament.agreed.cash_chips,
            clauses=tournament.cite(
                Topic.ALLOTMENT, Topic.BUY_IN, *([Topic.COLOURS] if command.colours else [])
            ),
        )
        for who, each in issues
        if who or not paid
    )


def move_start(tournament: Tournament, command: c.MoveStart) -> Decision:
    least = tournament.rules.start_notice_minutes * MINUTE
    moved = command.at + command.notice if command.to is None else command.to
    # A start that is put off must be put off in time for those who would come to the old one.
    due = (moved, tournament.starts_at) if tournament.starts_at > command.at else (moved,)
    notice = min(due) - command.at
    if notice < max(least, 1):
        detail = say(
            "tournament-start-notice", least=least // MINUTE, notice=max(0, notice) // MINUTE
        )
        return refuse(tournament, Reason.NOTICE_REQUIRED, detail, Topic.START_NOTICE)
    return (
        e.StartMoved(
            at=command.at,
            by=command.by,
            notice=notice,
            starts_at=moved,
            clauses=tournament.cite(Topic.START_NOTICE),
        ),
    )


def start_session(tournament: Tournament, command: c.StartSession) -> Decision:
    """Play begins with everyone who has the allotment; who has not is eliminated."""
    if tournament.terms is None:
        detail = say("tournament-no-start-before-terms")
        return refuse(tournament, Reason.TERMS_INCOMPLETE, detail, Topic.TERMS)
    session = find_session(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    refusal = _refuse_start(tournament, session) or _refuse_early(tournament, command)
    if refusal:
        return refusal
    seated = [e for e in tournament.at_table(session) if e.is_playing]
    ready = tuple(entrant.name for entrant in seated if entrant.has_allotment)
    without = tuple(entrant.name for entrant in seated if not entrant.has_allotment)
    if not ready:
        detail = say("tournament-nobody-has-chips", table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.ALLOTMENT)
    terms = tournament.agreed
    started = e.SessionStarted(
        at=command.at,
        by=command.by,
        table=session.table,
        number=session.number,
        players=ready,
        pass_cards=terms.pass_cards or 0,
        undisclosed=terms.undisclosed or 0,
        marker=_first(session, ready) if terms.ordered else "",
        clauses=tournament.cite(Topic.ALLOTMENT, Topic.SESSION),
    )
    gone = (_without_chips(tournament, command, player) for player in without)
    return (started, *gone)


def _refuse_early(tournament: Tournament, command: c.StartSession) -> Refusal | None:
    """The start that players know is kept by the clock."""
    left = tournament.starts_at - command.at
    if left <= 0:
        return None
    detail = say("tournament-start-early", minutes=-(-left // MINUTE))
    return refuse(tournament, Reason.NOTICE_REQUIRED, detail, Topic.START_NOTICE)


def _first(session: Session, ready: tuple[str, ...]) -> str:
    """Who has the marker: the one who was given it, or else the first seat."""
    return session.marker if session.marker in ready else ready[0]


def _without_chips(tournament: Tournament, command: c.StartSession, player: str) -> e.Event:
    return r.EntrantEliminated(
        at=command.at,
        by=command.by,
        table=command.table,
        player=player,
        moment=tournament.moment + 1,
        residual=Money(0),
        last_wager=Money(0),
        clauses=tournament.cite(Topic.BUY_IN, Topic.NO_REFUND),
    )


def _refuse_start(tournament: Tournament, session: Session) -> Refusal | None:
    rules = tournament.rules
    if session.stage is not Stage.SEATED:
        detail = say("tournament-session-begun", table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.SESSION)
    if session.table not in tournament.designated:
        detail = say("tournament-table-not-designated", table=session.table)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DESIGNATION)
    if not tournament.director:
        detail = say("tournament-no-director")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DIRECTOR)
    if rules.director_stays and not tournament.director_there:
        detail = say("tournament-director-away")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.DIRECTOR_PRESENT)
    if rules.regulator_first and tournament.regulator_knows < tournament.version:
        detail = say("tournament-regulator-unaware")
        return refuse(
            tournament, Reason.NOTICE_REQUIRED, detail, Topic.TERMS_CHANGED, Topic.REGULATOR
        )
    players = [entrant for entrant in tournament.at_table(session) if entrant.is_playing]
    unaware = [entrant.name for entrant in players if not entrant.briefed]
    if rules.briefing and unaware:
        detail = say("tournament-not-briefed", players=unaware)
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.BRIEFING)
    for entrant in players:
        if refusal := _refuse_papers(tournament, entrant):
            return refusal
    return refuse_dispute(tournament, session.table)


def buy_add_on(tournament: Tournament, command: c.BuyAddOn) -> Decision:
    """More chips between rounds: the same offer for every player."""
    terms = tournament.agreed
    entrant = find_player(tournament, command.player)
    if isinstance(entrant, Refusal):
        return entrant
    if entrant.add_ons >= terms.add_ons:
        detail = say("tournament-no-more-add-ons", count=terms.add_ons or 0)
        return refuse(tournament, Reason.NOT_OFFERED, detail, Topic.ADD_ON)
    session = tournament.sessions.get(entrant.table)
    if session is None or session.stage is not Stage.PLAY or entrant.has_acted:
        detail = say("tournament-add-on-between")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.ADD_ON)
    if is_played_out(tournament, session, command.at):
        detail = say("tournament-add-on-late")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.ADD_ON)
    return (
        e.AddOnBought(
            at=command.at,
            by=command.by,
            player=entrant.name,
            fee=terms.add_on_fee or Money(0),
            chips=terms.add_on_chips,
            clauses=tournament.cite(Topic.ADD_ON),
        ),
    )
