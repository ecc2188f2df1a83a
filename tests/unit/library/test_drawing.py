import croupier
from croupier.drawing import Canvas, draw_cloth


def test_boxes_that_share_an_edge_share_their_joints() -> None:
    canvas = Canvas()
    canvas.box(0, 0, 4, 2, "ab")
    canvas.box(4, 0, 8, 2, "cd")
    canvas.box(0, 2, 4, 4, "e")
    assert str(canvas) == "\n".join(
        [
            "┌───┬───┐",
            "│ab │cd │",
            "├───┼───┘",
            "│ e │",
            "└───┘",
        ]
    )


def test_boxes_may_lie_left_of_and_above_zero() -> None:
    canvas = Canvas()
    canvas.box(-2, -2, 0, 0)
    assert str(canvas) == "┌─┐\n│ │\n└─┘"


def test_a_table_prints_its_layout_with_the_chips_on_it() -> None:
    table = croupier.open_table("crown", "american", limits=(5, 5000))
    table.buy_in("ann", 100), table.buy_in("bob", 5000), table.open_betting()
    table.place("ann", "split:14-17", 10), table.place("bob", "split:14-17", 5)
    table.place("bob", "straight:17", 100), table.place("ann", "red", 20)
    drawn = str(table)
    assert "├───────┼─(15)──┼───────┤" in drawn
    assert "│  16◆  │17(100)│  18◆  │" in drawn
    assert "│ red◆  │" in drawn
    assert "│ (20)  │" in drawn
    assert "ann: $70 in hand; split:14-17 $10, red $20" in drawn
    table.spin(), table.no_more_bets(), table.result(17)
    assert str(table).endswith("last numbers: 17●")


def test_every_bet_of_every_game_can_be_drawn() -> None:
    for book in croupier.books():
        game = croupier.game(book.code)
        chips = {spot.bet.name: "5" for spot in game.layout.spots}
        assert draw_cloth(game.layout, chips).count("5)") >= len(chips)
