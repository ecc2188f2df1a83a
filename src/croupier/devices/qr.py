"""A QR code as a path of an SVG, the one way that any of ours is drawn: a unit for each square."""

from typing import Any, Final

from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel

#: Light squares around the code, without which it cannot be read.
MARGIN: Final = 4


def qr_path(text: str) -> tuple[int, str]:
    """How many squares a side has, margin included, and the dark ones as a path."""
    # Its types say nothing of these methods.
    code: Any = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(text)
    code.make()
    squares = range(code.getModuleCount())
    dark = (
        f"M{column + MARGIN} {row + MARGIN}h1v1h-1z"
        for row in squares
        for column in squares
        if code.isDark(row, column)
    )
    return len(squares) + 2 * MARGIN, "".join(dark)
