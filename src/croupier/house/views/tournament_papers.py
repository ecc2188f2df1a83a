"""Papers of a tournament: seat cards, the ranking, and the results, in dollars and words."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from croupier.core.messages import Message, say
from croupier.house.views.contests import leaders, stage_of
from croupier.house.views.report import Column, Kind, Report, Row
from croupier.tournament.display import publishable, share_said
from croupier.tournament.state import Stage, Tournament
from croupier.tournament.terms import WHOLE


def seat_cards(tournament: Tournament) -> Report:
    """Where everybody sits, with the chips they begin with: one card a row."""
    terms = tournament.agreed
    rows: list[Row] = [
        (player, session.table, number, session.number, terms.chips or 0)
        for session in sorted(tournament.sessions.values(), key=lambda each: each.table)
        if session.stage is not Stage.ENDED
        for number, player in enumerate(session.seats, start=1)
    ]
    return Report(
        title=say("paper-seat-cards", name=tournament.id),
        subtitle=_length(tournament),
        columns=(
            Column(say("column-player")),
            Column(say("column-table")),
            Column(say("column-seat"), Kind.COUNT),
            Column(say("column-session"), Kind.COUNT),
            Column(say("column-chips"), Kind.MONEY),
        ),
        rows=tuple(rows),
    )


def _length(tournament: Tournament) -> tuple[Message, ...]:
    terms = tournament.agreed
    said = [say("paper-each-round", least=tournament.minimum, most=tournament.maximum)]
    if terms.rounds is not None:
        said.append(say("paper-session-rounds", count=terms.rounds))
    elif terms.minutes is not None:
        said.append(say("paper-session-minutes", count=terms.minutes))
    return tuple(said)


def ranking_paper(tournament: Tournament) -> Report:
    """Everybody who entered, best first, as the leader board has them."""
    board = leaders(tournament, seq=0, time=0)
    return Report(
        title=say("paper-ranking", name=tournament.id),
        subtitle=(say("named-stage", value=stage_of(tournament)),),
        columns=(
            Column(say("column-place")),
            Column(say("column-player")),
            Column(say("column-table")),
            Column(say("column-chips"), Kind.MONEY),
            Column(say("column-change"), Kind.MONEY),
            Column(say("column-stands")),
        ),
        rows=tuple(
            (
                say("paper-place", place=line.rank) if line.rank else "–",
                line.player,
                line.table,
                line.chips,
                line.change,
                say("paper-above-cut")
                if line.above_cut
                else say("named-entrant-status", value=line.status),
            )
            for line in board.lines
        ),
    )


def results_paper(tournament: Tournament) -> Report:
    """Who came in at which place, what that brought, and what of it is paid."""
    shares = [share_said(place, share) for place, share in enumerate(tournament.agreed.prizes, 1)]
    kept = tournament.unclaimed
    notes = [say("paper-nobodys", amount=kept)] if kept else []
    if any(tournament.cash_pool * share % WHOLE for share in tournament.agreed.prizes):
        notes.append(say("paper-odd-cents"))
    return Report(
        title=say("paper-results", name=tournament.id),
        subtitle=(
            say("paper-prize-pool", amount=tournament.prize_pool),
            say("paper-shared-out", shares=shares),
        ),
        columns=(
            Column(say("column-place")),
            Column(say("column-player")),
            Column(say("column-prize"), Kind.MONEY),
            Column(say("column-goods"), Kind.MONEY),
            Column(say("column-paid"), Kind.MONEY),
        ),
        rows=tuple(_results(tournament)),
        notes=tuple(notes),
    )


def _results(tournament: Tournament) -> Iterator[Row]:
    place = 1
    for group in tournament.places:
        for player in group:
            prize, goods = tournament.prizes.get(player, 0), tournament.goods_won.get(player, 0)
            paid = tournament.paid.get(player, 0)
            yield say("paper-place", place=place), player, prize, goods, paid
        place += len(group)


def advertising_paper(tournament: Tournament) -> Report:
    """Whom the house may name in advertising, with their place: nobody who did not permit it."""
    order = [name for group in tournament.places for name in group]
    return Report(
        title=say("paper-advertising", name=tournament.id),
        subtitle=(),
        columns=(Column(say("column-player")), Column(say("column-place"))),
        rows=tuple(
            (name, say("paper-place", place=order.index(name) + 1) if name in order else "–")
            for name in publishable(tournament)
        ),
    )


#: What can be printed of a tournament, by the name in its address.
PAPERS: Final[Mapping[str, Callable[[Tournament], Report]]] = {
    "seats": seat_cards,
    "ranking": ranking_paper,
    "results": results_paper,
    "advertising": advertising_paper,
}
