"""Changing one's mind: what is undone never was, and what is repeated lies as before."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.table.answer import Decision
from croupier.table.catalogue import WAGERING
from croupier.table.changing import RepeatWagers, UndoWager
from croupier.table.declare import Command
from croupier.table.phases import Phase
from tests.oracle.test_bets import CHOICES, Choice
from tests.properties.invariants import Play
from tests.properties.rounds import by_usual_role, deal_to, place
from tests.properties.strategies import STAKE, bets, commands, good_bets, offered
from tests.properties.test_settlement import lay, opened

QUICK = settings(max_examples=15, deadline=None, derandomize=True)


def draw_choice(data: st.DataObject, book: str, game: str) -> Choice:
    return data.draw(st.sampled_from([each for each in CHOICES if each[:2] == (book, game)]))


def draw_wagers(data: st.DataObject, play: Play, least: int = 0) -> dict[str, int]:
    takes = st.sampled_from(good_bets(play.table.game))
    stakes = st.integers(1, 8).map(lambda parts: parts * 500)
    return data.draw(st.dictionaries(takes, stakes, min_size=least, max_size=5))


def submit(play: Play, command: Command) -> Decision:
    return play.submit(by_usual_role(command, play.table).but(at=play.now))


@pytest.mark.parametrize(("book", "game"), offered())
@QUICK
@given(data=st.data())
def test_a_wager_placed_and_undone_leaves_no_trace(
    book: str, game: str, data: st.DataObject
) -> None:
    play = opened(draw_choice(data, book, game))
    lay(play, draw_wagers(data, play))
    before = play.table
    placed = place(play, "ann", data.draw(bets(book, game)), data.draw(STAKE))
    assume(not isinstance(placed, Refusal))
    assert not isinstance(submit(play, UndoWager(by=Role.PLAYER, player="ann")), Refusal)
    assert play.table == before


@pytest.mark.parametrize(("book", "game"), offered())
@QUICK
@given(data=st.data())
def test_every_change_of_a_round_can_be_undone_one_by_one(
    book: str, game: str, data: st.DataObject
) -> None:
    play = opened(draw_choice(data, book, game))
    lay(play, draw_wagers(data, play, least=1))
    changing = commands(book, game, WAGERING - {"undo", "refuse-wager"})
    layouts = [play.table.seats["ann"].wagers]
    for command in data.draw(st.lists(changing, max_size=6)):
        past = play.table.seats["ann"].past
        submit(play, command)
        if play.table.seats["ann"].past is not past:
            layouts.append(play.table.seats["ann"].wagers)
    for wagers in reversed(layouts):
        assert play.table.seats["ann"].wagers == wagers
        submit(play, UndoWager(by=Role.PLAYER, player="ann"))


@pytest.mark.parametrize(("book", "game"), offered())
@QUICK
@given(data=st.data())
def test_repeating_after_a_lost_round_lays_the_same_wagers(
    book: str, game: str, data: st.DataObject
) -> None:
    play = opened(draw_choice(data, book, game))
    lay(play, draw_wagers(data, play, least=1))
    laid = play.table.seats["ann"].wagers
    deal_to(play, Phase.SETTLED, pocket=data.draw(st.sampled_from(play.table.game.wheel.order)))
    assume(play.table.phase is Phase.SETTLED)
    assume(not play.table.seats["ann"].wagers)
    deal_to(play, Phase.BETTING)
    repeated = submit(play, RepeatWagers(by=Role.PLAYER, player="ann"))
    if isinstance(repeated, Refusal):
        # A player repeats what a player may lay; the rest goes through the dealer.
        repeated = play.submit(RepeatWagers(by=Role.DEALER, at=play.now, player="ann"))
    assert not isinstance(repeated, Refusal), repeated
    assert play.table.seats["ann"].wagers == laid
