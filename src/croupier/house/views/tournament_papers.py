"""Papers of a tournament: seat cards, the ranking, and the results, in dollars and words."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from croupier.core.money import show_dollars
from croupier.house.views.contests import leaders, stage_of
from croupier.house.views.report import Column, Kind, Report, Row
from croupier.tournament.display import show_ordinal
from croupier.tournament.state import Stage, Status, Tournament

_STATUS: Final[Mapping[str, str]] = {
    Status.PLAYING: "playing",
    Status.ELIMINATED: "out",
    Status.DISQUALIFIED: "disqualified",
    Status.ADVANCED: "goes on",
    Status.WITHDRAWN: "withdrawn",
}


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
        title=f"Tournament {tournament.id}: seat cards",
        subtitle=_length(tournament),
        columns=(
            Column("Player"),
            Column("Table"),
            Column("Seat", Kind.COUNT),
            Column("Session", Kind.COUNT),
            Column("Chips", Kind.MONEY),
        ),
        rows=tuple(rows),
    )


def _length(tournament: Tournament) -> tuple[str, ...]:
    terms = tournament.agreed
    said = [f"each round from {show_dollars(tournament.minimum)}"]
    said[0] += f" to {show_dollars(tournament.maximum)}"
    if terms.rounds is not None:
        said.append(f"{terms.rounds} rounds a session")
    elif terms.minutes is not None:
        said.append(f"{terms.minutes} minutes a session")
    return tuple(said)


def ranking_paper(tournament: Tournament) -> Report:
    """Everybody who entered, best first, as the leader board has them."""
    board = leaders(tournament, seq=0, time=0)
    return Report(
        title=f"Tournament {tournament.id}: ranking",
        subtitle=(stage_of(tournament),),
        columns=(
            Column("Place"),
            Column("Player"),
            Column("Table"),
            Column("Chips", Kind.MONEY),
            Column("Change", Kind.MONEY),
            Column("Stands"),
        ),
        rows=tuple(
            (
                show_ordinal(line.rank),
                line.player,
                line.table,
                line.chips,
                line.change,
                "above the cut" if line.above_cut else _STATUS[line.status],
            )
            for line in board.lines
        ),
    )


def results_paper(tournament: Tournament) -> Report:
    """Who came in at which place, what that brought, and what of it is paid."""
    pool = show_dollars(tournament.prize_pool)
    shares = ", ".join(
        f"{show_ordinal(place)} {share} %"
        for place, share in enumerate(tournament.agreed.prizes, start=1)
    )
    kept = tournament.unclaimed
    notes = (f"{show_dollars(kept)} of the pool was nobody's to take.",) if kept else ()
    return Report(
        title=f"Tournament {tournament.id}: results",
        subtitle=(f"prize pool {pool}", f"shared out: {shares}"),
        columns=(
            Column("Place"),
            Column("Player"),
            Column("Prize", Kind.MONEY),
            Column("Goods", Kind.MONEY),
            Column("Paid", Kind.MONEY),
        ),
        rows=tuple(_results(tournament)),
        notes=notes,
    )


def _results(tournament: Tournament) -> Iterator[Row]:
    place = 1
    for group in tournament.places:
        for player in group:
            prize, goods = tournament.prizes.get(player, 0), tournament.goods_won.get(player, 0)
            paid = tournament.paid.get(player, 0)
            yield show_ordinal(place), player, prize, goods, paid
        place += len(group)


#: What can be printed of a tournament, by the name in its address.
PAPERS: Final[Mapping[str, Callable[[Tournament], Report]]] = {
    "seats": seat_cards,
    "ranking": ranking_paper,
    "results": results_paper,
}
