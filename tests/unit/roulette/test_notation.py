import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.roulette.bets import INSIDE, OUTSIDE_BETS, TWENTY_FOURS, Bet, inside_bet
from croupier.roulette.calls import Call, CallKind
from croupier.roulette.catalogue import all_books
from croupier.roulette.game_options import every_game
from croupier.roulette.notation import CALL_NAMES, FRENCH, NotationError, parse_bet, parse_spot
from croupier.roulette.offered import offered_calls
from croupier.roulette.pockets import ALL_POCKETS, Pocket

pockets = st.lists(st.sampled_from(ALL_POCKETS), min_size=1, max_size=6, unique=True)


@given(pockets)
def test_an_inside_bet_that_is_printed_reads_back(numbers: list[Pocket]) -> None:
    bet = inside_bet(tuple(numbers))
    assert parse_bet(str(bet)) == bet


@given(pockets)
def test_the_order_in_which_numbers_are_written_does_not_matter(numbers: list[Pocket]) -> None:
    written = f"{INSIDE[len(numbers)]}:{'-'.join(numbers)}"
    assert parse_bet(written) == inside_bet(frozenset(numbers))


def test_every_bet_of_every_game_reads_back() -> None:
    for book in all_books():
        for game in every_game(book.offers):
            assert all(parse_bet(name) == bet for name, bet in game.bets.items())


def test_every_call_bet_of_every_book_reads_back() -> None:
    for book in all_books():
        for offer in book.offers:
            assert all(
                str(parse_bet(name)) == name for name in offered_calls(book.game(offer.name))
            )


@pytest.mark.parametrize("bet", OUTSIDE_BETS, ids=str)
def test_an_outside_bet_reads_back(bet: Bet) -> None:
    assert parse_bet(bet.name) == bet


@pytest.mark.clause("crown", "9.6.1")
@pytest.mark.parametrize(
    ("french", "english"),
    [
        ("en-plein:17", "straight:17"),
        ("a-cheval:14-17", "split:14-17"),
        ("transversale:16-17-18", "street:16-17-18"),
        ("carre:13-14-16-17", "corner:13-14-16-17"),
        ("sixaine:1-2-3-4-5-6", "six-line:1-2-3-4-5-6"),
        ("colonne:1", "column:1"),
        ("douzaine:3", "dozen:3"),
        ("manque", "low"),
        ("passe", "high"),
        ("pair", "even"),
        ("impair", "odd"),
        ("rouge", "red"),
        ("noir", "black"),
    ],
)
def test_french_names_mean_the_same_bets(french: str, english: str) -> None:
    assert parse_bet(french) == parse_bet(english)
    assert str(parse_bet(french)) == english


def test_every_other_name_is_a_name_of_a_known_bet() -> None:
    kinds = {bet.kind for bet in OUTSIDE_BETS} | {*INSIDE.values(), *TWENTY_FOURS}
    assert set(FRENCH.values()) <= kinds
    assert set(CALL_NAMES.values()) <= set(CallKind)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("tiers", "tier"),
        ("Orphans", "orphelins"),
        ("voisins-du-zero", "voisins"),
        ("neighbours:0", "neighbours:0"),
        ("neighbours:17:3", "neighbours:17:3"),
        ("neighbours:17:2", "neighbours:17"),
        ("max:17", "max:17"),
        (" RED ", "red"),
        ("asian-neighbour:32-15-19", "asian-neighbour:32-15-19"),
        ("outside-zero", "outside-zero"),
    ],
)
def test_case_and_other_names_are_forgiven(text: str, name: str) -> None:
    assert str(parse_bet(text)) == name


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "is no kind of bet"),
        ("basket:0-1-2", "'basket'"),
        ("split", "'' in 'split' is no number"),
        ("split:", "'' in 'split:' is no number"),
        ("split:14", "split takes 2 numbers; 'split:14' has 1"),
        ("split:14-15-16", "has 3"),
        ("split:14-14", "'14' stands twice"),
        ("straight:37", "'37' in 'straight:37' is no number"),
        ("straight:07", "'07'"),
        ("straight:zero", "'zero'"),
        ("straight:1 ,2", "is no number"),
        ("column:4", "'4' in 'column:4' is no column; there are 1, 2 and 3"),
        ("dozen:", "is no dozen"),
        ("red:1", "red stands alone; '1'"),
        ("tier:5", "tier stands alone"),
        ("low:", "low stands alone"),
        ("lucky-ball:pink", "'pink' in 'lucky-ball:pink' is no Lucky Ball"),
        ("asian-neighbour:32-15", "takes 3 numbers"),
        ("neighbours:1-2", "neighbours takes one number"),
        ("neighbours", "is no number"),
        ("neighbours:17:0", "of 1 to 9"),
        ("neighbours:17:10", "of 1 to 9"),
        ("neighbours:17:", "of 1 to 9"),
        ("max:17:3", "only neighbours have a reach"),
        ("max:", "is no number"),
        ("outside-zero:0", "stands alone"),
        ("straight:17:18", "is no number"),
    ],
)
def test_a_malformed_bet_is_told_which_part_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_bet(text)
    assert complaint in str(caught.value)


@given(st.text(max_size=30))
def test_any_text_is_a_bet_or_a_notation_error(text: str) -> None:
    try:
        bet = parse_bet(text)
    except NotationError:
        return
    assert parse_bet(str(bet)) == bet


def test_a_call_bet_lies_on_no_single_spot() -> None:
    assert isinstance(parse_bet("tier"), Call)
    assert parse_spot("red").name == "red"
    with pytest.raises(NotationError, match="lies on several spots"):
        parse_spot("tier")


@pytest.mark.parametrize("text", ["two-dozens:1-3", "two-columns:2-1", "douzaines:3", "colonnes:"])
def test_twenty_four_numbers_adjoin(text: str) -> None:
    with pytest.raises(NotationError, match="only 1-2 and 2-3 adjoin"):
        parse_bet(text)


def test_twenty_four_numbers_have_french_names() -> None:
    assert str(parse_bet("douzaines:1-2")) == "two-dozens:1-2"
    assert str(parse_bet("Colonnes:2-3")) == "two-columns:2-3"
