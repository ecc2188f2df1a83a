"""What a bad line makes of bytes, by seed: worse than a device's own emulator does."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

#: What a line does that loses, repeats, delays and adds bytes.
_MOVES: Final = ("drop", "tail", "head", "double", "insert", "flood", "mix", "hold", "again")
#: And what one does that changes them: any, or so that a sum of one byte notices it; or nothing.
ANY: Final = ("flip", "flips", "replace", "other-speed")
ONE: Final = ("flip", "other-speed")
NONE: Final[tuple[str, ...]] = ()


class Garbage:
    """Harms packets on their way, each with the same chance."""

    def __init__(self, seed: int, rate: float, *, changes: Sequence[str] = ANY) -> None:
        self.random, self.rate = Random(seed), rate
        self._kinds = (*_MOVES, *changes)
        self._before = self._held = b""

    def carry(self, packet: bytes) -> bytes:
        """A packet as it comes out at the other end."""
        before, self._before = self._before, packet
        packet, self._held = self._held + packet, b""
        if not packet or self.random.random() >= self.rate:
            return packet
        kind = self.random.choice(self._kinds)
        place = self.random.randrange(len(packet) + 1)
        if kind == "hold":
            self._held = packet
        made: dict[str, Callable[[], bytes]] = {
            "drop": lambda: b"",
            "hold": lambda: b"",
            "tail": lambda: packet[:place],
            "head": lambda: packet[place:],
            "double": lambda: packet * 2,
            "insert": lambda: packet[:place] + self.noise(40) + packet[place:],
            "flood": lambda: self.noise(5_000) + packet,
            "mix": lambda: packet[:place] + before + packet[place:],
            "again": lambda: before + packet,
            "flip": lambda: self._changed(packet, 1),
            "flips": lambda: self._changed(packet, 5),
            "replace": lambda: self._changed(packet, 2, bits=8),
            "other-speed": lambda: self.random.randbytes(len(packet) * 2),
        }
        return made[kind]()

    def noise(self, most: int) -> bytes:
        """Some bytes of no meaning."""
        return self.random.randbytes(self.random.randrange(1, most))

    def _changed(self, packet: bytes, places: int, bits: int = 1) -> bytes:
        changed = bytearray(packet)
        for _ in range(places):
            mask = self.random.randrange(1, 256) if bits > 1 else 1 << self.random.randrange(8)
            changed[self.random.randrange(len(changed))] ^= mask
        return bytes(changed)
