import pytest

from croupier.roulette.chips import NOTES, USUAL_CHIPS, cut_chips, show_cut


@pytest.mark.parametrize("amount", [0, 100, 250, 17_500, 392_00, 99_999_50])
def test_a_payment_is_cut_exactly_with_large_chips_first(amount: int) -> None:
    cut = cut_chips(amount)
    assert cut is not None
    assert sum(size * count for size, count in cut.items()) == amount
    assert list(cut) == [size for size in USUAL_CHIPS if size in cut]
    assert all(count > 0 for count in cut.values())


@pytest.mark.parametrize("amount", [50, 125, 1])
def test_what_no_chips_make_cannot_be_paid(amount: int) -> None:
    assert cut_chips(amount) is None


def test_a_greedy_cut_that_fails_is_not_the_last_word() -> None:
    assert cut_chips(300, (250, 100)) == {100: 3}


def test_a_tray_gives_only_what_it_holds() -> None:
    assert cut_chips(1000, (500, 100), {500: 1, 100: 5}) == {500: 1, 100: 5}
    assert cut_chips(1000, (500, 100), {500: 1, 100: 4}) is None
    assert cut_chips(600, (500, 200), {500: 1, 200: 3}) == {200: 3}


def test_sums_that_cannot_be_finished_are_not_tried_again_and_again() -> None:
    many = tuple(range(200, 2000, 100))
    assert cut_chips(100_050, many) is None


def test_a_cut_is_shown_as_a_dealer_hears_it() -> None:
    assert show_cut({10_000: 1, 250: 2}) == "1 x $100, 2 x $2.50"


def test_an_acceptor_takes_the_notes_that_there_are() -> None:
    # Australia and New Zealand have the same five.
    assert tuple(dollars * 100 for dollars in (100, 50, 20, 10, 5)) == NOTES
    assert cut_chips(185_00, NOTES) == {100_00: 1, 50_00: 1, 20_00: 1, 10_00: 1, 5_00: 1}


def test_the_chips_of_a_table_are_the_usual_ones() -> None:
    assert [show_cut({size: 1}) for size in USUAL_CHIPS] == [
        f"1 x ${shown}" for shown in ("1000", "500", "100", "25", "5", "2.50", "1")
    ]
