"""Addresses as pictures that a camera reads."""

from importlib.util import find_spec


def qr_code(address: str) -> tuple[int, str]:
    """How many squares a side has, and the dark ones as a path; nothing where none can be drawn."""
    if find_spec("reportlab") is None:
        return 0, ""
    from croupier.devices.qr import qr_path

    return qr_path(address)
