from dataclasses import replace

import pytest

from croupier.roulette.calls import (
    SERIES_PIECES,
    Call,
    CallKind,
    CannotPlace,
    all_calls,
    asian_bet,
    call_pieces,
    natural_triples,
)
from croupier.roulette.layout import SIDE_BY_SIDE_BOX, SINGLE_BOX, draw_layout
from croupier.roulette.notation import parse_bet
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO

ONE = draw_layout("A", "one zero", SINGLE_BOX)
TWO = draw_layout("F", "0 beside 00", SIDE_BY_SIDE_BOX)


def call(text: str) -> Call:
    bet = parse_bet(text)
    assert isinstance(bet, Call)
    return bet


@pytest.mark.clause("crown", "6.4#2", "6.4#3", "6.4#4", "6.4#5")
@pytest.mark.parametrize(
    ("kind", "count"),
    [
        (CallKind.TIER, 6),
        (CallKind.ORPHELINS, 5),
        (CallKind.VOISINS, 9),
        (CallKind.ZERO_GAME, 4),
    ],
)
def test_a_series_has_its_number_of_pieces(kind: CallKind, count: int) -> None:
    pieces = call_pieces(Call(kind.value, kind), SINGLE_ZERO, ONE)
    assert pieces == SERIES_PIECES[kind]
    assert sum(piece.pieces for piece in pieces) == count


@pytest.mark.clause("crown", "6.4#4")
def test_the_grand_series_has_a_corner_and_not_a_split_at_25_and_29() -> None:
    twice = {piece.bet.name for piece in SERIES_PIECES[CallKind.VOISINS] if piece.pieces == 2}
    assert twice == {"street:0-2-3", "corner:25-26-28-29"}


@pytest.mark.clause("crown", "6.4#6")
def test_neighbours_of_17() -> None:
    pieces = call_pieces(call("neighbours:17"), SINGLE_ZERO, ONE)
    assert [piece.bet.numbers[0] for piece in pieces] == ["2", "25", "17", "34", "6"]


def test_a_series_needs_the_single_zero_wheel() -> None:
    with pytest.raises(CannotPlace, match="tier follows the single-zero wheel; this one has 00"):
        call_pieces(call("tier"), DOUBLE_ZERO_WHEEL, TWO)


def test_a_series_needs_a_layout_that_carries_every_piece() -> None:
    with pytest.raises(CannotPlace, match="voisins: 0-2-3 do not meet as a street on layout F"):
        call_pieces(call("voisins"), SINGLE_ZERO, TWO)


def test_bets_by_wheel_order_wait_until_the_order_is_signed() -> None:
    unsigned = replace(SINGLE_ZERO, signed=False)
    with pytest.raises(CannotPlace, match="has not been signed"):
        call_pieces(call("neighbours:17"), unsigned, ONE)
    assert call_pieces(call("max:17"), unsigned, ONE)


@pytest.mark.parametrize("text", ["neighbours:00", "max:00"])
def test_the_number_named_must_be_on_the_layout(text: str) -> None:
    with pytest.raises(CannotPlace, match="00 is not on layout A"):
        call_pieces(call(text), SINGLE_ZERO, ONE)


def test_a_call_bet_that_wants_a_number_needs_one() -> None:
    with pytest.raises(CannotPlace, match="None is not on layout A"):
        call_pieces(Call("max", CallKind.MAX), SINGLE_ZERO, ONE)


def test_a_max_bet_leaves_the_five_line_out() -> None:
    kinds = {piece.bet.kind for piece in call_pieces(call("max:1"), DOUBLE_ZERO_WHEEL, TWO)}
    assert "five-line" not in kinds
    assert "six-line" in kinds


def test_all_calls_name_each_centre_once() -> None:
    kinds = frozenset({CallKind.TIER, CallKind.NEIGHBOURS, CallKind.MAX})
    names = [each.name for each in all_calls(kinds, SINGLE_ZERO)]
    assert names[0] == "tier"
    assert len(names) == len(set(names)) == 1 + 37 + 37


@pytest.mark.clause("new-zealand", "2.2(b)", "3.2", "Appendix 3")
def test_the_natural_groups_are_the_pockets_after_zero_by_threes() -> None:
    groups = natural_triples(SINGLE_ZERO)
    assert len(groups) == 12
    assert asian_bet(groups[0]).name == "asian-neighbour:32-15-19"
    assert groups[-1] == ("35", "3", "26")
