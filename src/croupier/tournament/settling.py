"""The result of a round: everyone's wagers put right and settled, and who goes out by it."""

from collections.abc import Iterable, Mapping
from functools import reduce

from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.refusal import Refusal
from croupier.roulette.tournament import Topic
from croupier.table.result import EnterResult, settle_seats
from croupier.tournament import round_commands as c
from croupier.tournament import round_events as r
from croupier.tournament.answer import (
    Decision,
    find_open,
    is_played_out,
)
from croupier.tournament.commands import Command
from croupier.tournament.events import Event
from croupier.tournament.evolve import evolve
from croupier.tournament.play_off import count_play_off
from croupier.tournament.putting_right import NOBODY, Player, put_right
from croupier.tournament.session_table import table_of, undone
from croupier.tournament.state import Session, Stage, Tournament


def open_round(tournament: Tournament, command: c.OpenRound) -> Decision:
    """Betting is open at the table: from now on the time for a wager runs."""
    session = find_open(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    return (
        r.RoundOpened(
            at=command.at,
            by=command.by,
            table=session.table,
            clauses=tournament.cite(Topic.TIME_LIMIT),
        ),
    )


def settle_round(tournament: Tournament, command: c.SettleRound) -> Decision:
    """Settle what lies at a table on its number. Who let it pass unexcused is disqualified first.

    The ball has decided: whatever kept it from rolling was the table's to refuse before.
    """
    session = find_open(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    return _settle_round(tournament, session, command)


def _settle_round(
    tournament: Tournament, session: Session, command: c.SettleRound
) -> tuple[Event, ...]:
    events: list[Event] = list(_idle(tournament, session, command))
    during = reduce(evolve, events, tournament).but(moment=tournament.moment)
    players = {e.name: put_right(during, e, command) for e in during.wagering(session)}
    moved = [event for one in players.values() for event in one.moved]
    laid = reduce(evolve, moved, during)
    played = _played(laid, session, command, players)
    after = evolve(laid, played)
    gone = go_out(after, session, command, players, after.moment, counts=True)
    return (*events, *moved, played, *gone)


def _idle(
    tournament: Tournament, session: Session, command: Command
) -> Iterable[r.EntrantDisqualified]:
    if not tournament.agreed.no_wager_disqualifies:
        return
    for entrant in tournament.wagering(session):
        if entrant.has_acted or entrant.absent:
            continue
        yield r.EntrantDisqualified(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            moment=tournament.moment + 1,
            reason=say("breach-no-wager"),
            clauses=tournament.cite(Topic.NO_WAGER, Topic.NO_REFUND),
        )


def _played(
    tournament: Tournament,
    session: Session,
    command: c.SettleRound,
    players: Mapping[str, Player],
) -> r.RoundPlayed:
    number = command.round_no or session.table_round + 1
    table = table_of(tournament, tournament.sessions[session.table]).but(
        round_no=number, lucky_numbers=command.lucky_numbers, lucky_boost=command.lucky_boost
    )
    at_rest = EnterResult(by=command.by, at=command.at, pocket=command.pocket)
    settled = settle_seats(table, at_rest)
    # Whatever the book lets stand at other tables, each round of a session begins with a bare one.
    played = settled.but(lines=tuple(line._replace(stands=()) for line in settled.lines))
    said = (clause for one in players.values() for clause in one.clauses)
    return r.RoundPlayed(
        at=command.at,
        by=command.by,
        table=session.table,
        round_no=session.round_no + 1,
        table_round=number,
        moment=tournament.moment + 1,
        played=played,
        deductions={name: Money(one.deducted) for name, one in players.items() if one.deducted},
        absent=_absentees(tournament, session),
        advised=tuple(name for name, one in players.items() if one.advise),
        clauses=tuple(dict.fromkeys((*played.clauses, *said))),
    )


def _absentees(tournament: Tournament, session: Session) -> tuple[str, ...]:
    players = tournament.wagering(session)
    return tuple(e.name for e in players if e.absent and not e.has_acted)


def go_out(
    tournament: Tournament,
    session: Session,
    command: Command,
    players: Mapping[str, Player],
    moment: int,
    *,
    counts: bool,
) -> tuple[Event, ...]:
    """Who goes out by a round; where the last one `counts`, a play-off is counted after it."""
    gone = _eliminated(tournament, session, command, players, moment)
    if session.stage is not Stage.PLAY_OFF or not counts:
        return tuple(gone)
    settled = tournament.sessions[session.table]
    wagered = {name: _wagered(settled, players, name) for name in settled.seats}
    out = reduce(evolve, gone, tournament)
    return (*gone, *count_play_off(out, session.table, command, wagered))


def _eliminated(
    tournament: Tournament,
    session: Session,
    command: Command,
    players: Mapping[str, Player],
    moment: int,
) -> list[Event]:
    """Who cannot wager the minimum in the next round, if there is one, or has nothing left."""
    settled = tournament.sessions[session.table]
    last = is_played_out(tournament, settled, command.at) or session.stage is Stage.PLAY_OFF
    gone = [
        entrant
        for entrant in tournament.wagering(settled)
        if players.get(entrant.name, NOBODY).void
        or entrant.chips == 0
        or (entrant.chips < tournament.minimum and not last)
    ]
    together = [Topic.SAME_ROUND] if len(gone) > 1 else []
    return [
        r.EntrantEliminated(
            at=command.at,
            by=command.by,
            table=session.table,
            player=entrant.name,
            moment=moment,
            residual=Money(entrant.chips),
            last_wager=Money(_wagered(settled, players, entrant.name)),
            removed=_place(session.removed, entrant.name),
            clauses=tournament.cite(
                Topic.UNDER if players.get(entrant.name, NOBODY).void else Topic.UNABLE, *together
            ),
        )
        for entrant in gone
    ]


def _wagered(session: Session, players: Mapping[str, Player], player: str) -> int:
    """What a player wagered in the last round."""
    if player in players:
        return players[player].wagered
    settled = session.settlements.get(session.table_round)
    wagerer = settled.wagerers.get(player) if settled else None
    return sum(wagerer.wagers.values()) if wagerer else 0


def _place(removed: tuple[str, ...], player: str) -> int | None:
    return removed.index(player) if player in removed else None


def void_round(tournament: Tournament, command: c.VoidRound) -> Decision:
    """The round has no outcome: wagers, forms and pass cards are their owners' again."""
    session = find_open(tournament, command.table)
    if isinstance(session, Refusal):
        return session
    return (undone(tournament, session, command, command.reason),)
