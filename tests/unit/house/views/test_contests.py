"""The leader board: who is above the cut of which table, and who is so no more."""

from croupier.core.money import Money
from croupier.house.views.contest_board import DirectorView
from croupier.house.views.contests import director_view, leaders
from croupier.house.views.report import as_csv, plain_report
from croupier.house.views.tournament_papers import ranking_paper
from croupier.tournament.allotments import IssueChips
from croupier.tournament.designation import DesignateTables
from croupier.tournament.disqualification import Disqualify
from croupier.tournament.ending import EndSession
from croupier.tournament.entries import Enter
from croupier.tournament.play_offs import StartPlayOff
from croupier.tournament.prizes import AwardPrizes
from croupier.tournament.seating import SeatPlayers
from croupier.tournament.starting import StartSession
from tests.clauses.hosting import Host, full_terms, opened

HEATS = {"T1": ("ann", "bob"), "T2": ("cy", "dee"), "T3": ("eve", "fay")}


def start(host: Host, table: str, players: tuple[str, ...]) -> None:
    host.must(SeatPlayers, table=table, players=players)
    host.must(IssueChips, table=table, players=players, amount=host.state.agreed.chips)
    host.must(StartSession, table=table)


def play(host: Host, table: str, winner: str, *others: str) -> None:
    """A session of one round on 1, which is red."""
    host.play(table, "1", {winner: ("red", 50)} | dict.fromkeys(others, ("black", 50)))
    chips = {name: Money(host.state.entrants[name].chips) for name in (winner, *others)}
    host.must(EndSession, table=table, counts=chips)


def above(host: Host) -> set[str]:
    board = leaders(host.state, seq=0, time=0)
    return {line.player for line in board.lines if line.above_cut}


def seen(host: Host) -> DirectorView:
    return director_view(host.state, {}, (), seq=0, time=0)


def test_nobody_is_above_the_cut_who_is_out_or_lost_the_final_at_another_table() -> None:
    host = opened("star")
    host.publish(full_terms("star", min=50, rounds=1, advance=1, sessions=2))
    for players in HEATS.values():
        for name in players:
            host.must(Enter, player=name)
    host.must(DesignateTables, tables=tuple(HEATS))
    for table, players in HEATS.items():
        start(host, table, players)
        play(host, table, *players)
    assert above(host) == {"ann", "cy", "eve"}
    host.must(Disqualify, player="eve", reason="hid chips")
    assert above(host) == {"ann", "cy"}
    start(host, "T1", ("ann", "cy"))
    play(host, "T1", "ann", "cy")
    assert above(host) == {"ann"}
    rows = as_csv(plain_report(ranking_paper(host.state))).splitlines()
    stands = {row.split(",")[1]: row.split(",")[-1] for row in rows[1:]}
    assert (stands["ann"], stands["cy"], stands["eve"]) == (
        "above the cut",
        "eliminated",
        "disqualified",
    )
    # Once prizes are awarded nobody goes on anywhere, nor waits for a place.
    assert seen(host).to_be_seated == ("ann",)
    host.must(AwardPrizes, table="T1")
    assert above(host) == set()
    assert seen(host).to_be_seated == ()


def test_a_round_of_a_play_off_is_none_of_the_sessions() -> None:
    host = opened("star")
    host.publish(full_terms("star", min=50, rounds=1, advance=1))
    for name in ("ann", "bob"):
        host.must(Enter, player=name)
    host.must(DesignateTables, tables=("T1",))
    start(host, "T1", ("ann", "bob"))
    assert seen(host).sessions[0].rounds == 1
    host.play("T1", "1", {"ann": ("red", 50), "bob": ("red", 50)})
    host.must(EndSession, table="T1", counts=dict.fromkeys(("ann", "bob"), Money(1_050_00)))
    host.must(StartPlayOff, players=("ann", "bob"))
    host.play("T1", "1", {"ann": ("red", 50), "bob": ("black", 50)})
    (session,) = seen(host).sessions
    assert (session.round_no, session.rounds) == (2, None)
