"""Pictures are well-formed SVG that shows every number, and each chip on its own spot."""

from xml.etree import ElementTree

import pytest

import croupier
from croupier import svg

SVG = "{http://www.w3.org/2000/svg}"


def texts(picture: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize("book", croupier.books(), ids=lambda book: book.code)
def test_every_layout_and_wheel_of_every_book_is_drawn(book: croupier.Rulebook) -> None:
    for offer in book.offers:
        game = book.game(offer.name)
        shown = texts(svg.draw_layout(game))
        assert set(game.layout.pockets) <= set(shown)
        assert sorted(texts(svg.draw_wheel(game.wheel))) == sorted(game.wheel.order)


def test_nothing_is_drawn_outside_the_picture() -> None:
    game = croupier.game("star", wheel="double-zero", lucky_ball="mega")
    root = ElementTree.fromstring(svg.draw_layout(game))
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    for box in root.iter(f"{SVG}rect"):
        x, y = float(box.attrib["x"]), float(box.attrib["y"])
        assert left <= x <= x + float(box.attrib["width"]) <= left + width
        assert top <= y <= y + float(box.attrib["height"]) <= top + height


def test_a_stack_stands_between_the_numbers_of_its_split() -> None:
    game = croupier.game("crown", "american")
    root = ElementTree.fromstring(svg.draw_layout(game, {"split:14-17": 1000}))
    (chip,) = root.iter(f"{SVG}circle")
    places = {
        each.text: (float(each.attrib["x"]), float(each.attrib["y"]))
        for each in root.iter(f"{SVG}text")
    }
    middle = tuple((a + b) / 2 for a, b in zip(places["14"], places["17"], strict=True))
    assert (float(chip.attrib["cx"]), float(chip.attrib["cy"])) == middle


def test_the_ball_lies_in_its_pocket_alone() -> None:
    wheel = croupier.game("crown", "american").wheel
    assert svg.draw_wheel(wheel).count("<circle") == 0
    assert svg.draw_wheel(wheel, wheel.order[3]).count("<circle") == 1


def test_a_table_shows_itself_in_a_notebook() -> None:
    table = croupier.open_table("crown", "american", limits=(5, 500))
    table.buy_in("ann", 100)
    table.open_betting()
    table.place("ann", "red", 10)
    assert "red: $10" in table._repr_svg_()
