from croupier.cli.canvas import Canvas


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


def test_boxes_may_lie_left_of_and_above_nought() -> None:
    canvas = Canvas()
    canvas.box(-2, -2, 0, 0)
    assert str(canvas) == "┌─┐\n│ │\n└─┘"
