import pytest

from croupier.core.roles import Role
from croupier.roulette.book import NotOffered, Option
from croupier.roulette.catalogue import find_book

STAR = find_book("star")


def test_the_first_value_of_an_option_is_its_default() -> None:
    game = STAR.game("table")
    assert game.options["wheel"] == "single-zero"
    assert game.options["lucky_ball"] == "off"


@pytest.mark.parametrize("given", ["true", "True", True])
def test_a_value_is_read_whatever_its_case_and_kind(given: object) -> None:
    assert STAR.game("table", {"uspin": given}).options["uspin"] == "true"


def test_layouts_may_be_named_in_either_case() -> None:
    assert STAR.game("table", {"layout": "c"}).layout.name == "C"


@pytest.mark.parametrize(
    ("name", "options", "complaint"),
    [
        ("poker", {}, "book star has no game 'poker'; there is table"),
        ("table", {"racetrack": "true"}, "game table has no option 'racetrack'; there is wheel"),
        ("table", {"wheel": "triple-zero"}, "option wheel is 'triple-zero'; there is single-zero"),
        ("table", {"layout": "D"}, "its drawing is lost"),
        ("table", {"layout": "B"}, "layout B does not go with the single-zero wheel"),
        ("table", {"wheel": "double-zero", "layout": "A"}, "layout A does not go with"),
    ],
)
def test_what_is_not_offered_is_told_what_there_is(
    name: str, options: dict[str, object], complaint: str
) -> None:
    with pytest.raises(NotOffered, match=complaint):
        STAR.game(name, options)


@pytest.mark.clause("rapid", "8.6(1)", "8.1 Wagering period#1")
def test_a_number_may_be_any_whole_number_from_one() -> None:
    rapid = find_book("rapid")
    assert rapid.game("rapid").close.seconds == 30
    assert rapid.game("rapid", {"wagering_seconds": 45}).close.seconds == 45
    for wrong in ("0", "-3", "1.5", "soon", "²"):
        with pytest.raises(NotOffered, match="a whole number from 1 is wanted"):
            rapid.game("rapid", {"wagering_seconds": wrong})


def test_an_option_without_a_choice_has_its_one_value() -> None:
    assert Option("wheel", ("single-zero",), "").default == "single-zero"


@pytest.mark.clause("star", "1.1#gaming-supervisor", "1.1#assistant-gaming-manager")
@pytest.mark.parametrize(
    ("book", "word", "role"),
    [
        ("star", "Gaming Supervisor", Role.GAME_SUPERVISOR),
        ("star", "assistant-gaming-manager", Role.CASINO_SUPERVISOR),
        ("crown", "Chef de table", Role.GAME_SUPERVISOR),
        ("crown", "croupier", Role.DEALER),
        ("adelaide", "House", Role.GAME_SUPERVISOR),
        ("new-zealand", "pit boss", Role.PIT_BOSS),
    ],
)
def test_a_role_is_known_by_our_name_and_by_the_books(book: str, word: str, role: Role) -> None:
    assert find_book(book).role(word) is role


def test_a_word_that_names_nobody_is_told_who_there_is() -> None:
    with pytest.raises(NotOffered, match=r"no role 'janitor'; there is player, dealer"):
        STAR.role("janitor")
