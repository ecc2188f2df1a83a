"""What happens to bytes on a bad line, by seed: torn, merged, doubled, missing, silence."""

from random import Random
from typing import Final

FAULTS: Final = ("tear-head", "tear-tail", "merge", "double", "drop", "flip")


class NoisyLine:
    """Harms whole packets on their way, each with the same chance. Zero harms nothing."""

    def __init__(self, seed: int, rate: float) -> None:
        self._random = Random(seed)
        self._rate = rate
        self._held = b""
        self._quiet_until = 0
        #: What was done to which packet, for tests that compare.
        self.done: list[str] = []

    def carry(self, packet: bytes, at: int) -> bytes:
        """A packet as it arrives at the other end, which may be in pieces or not at all."""
        if at < self._quiet_until:
            return b""
        if self._random.random() >= self._rate:
            held, self._held = self._held, b""
            return held + packet
        if self._random.random() < 0.03:
            self._quiet_until = at + self._random.randrange(1_000, 90_000)
            self.done.append("silence")
            return b""
        return self._harm(packet)

    def _harm(self, packet: bytes) -> bytes:
        fault = self._random.choice(FAULTS)
        self.done.append(fault)
        cut = self._random.randrange(1, max(2, len(packet)))
        match fault:
            case "tear-head":
                return packet[cut:]
            case "tear-tail":
                return packet[:cut] + self._random.choice((b"", b"\r\n"))
            case "merge":
                self._held += packet.rstrip(b"\r\n")
                return b""
            case "double":
                return packet + packet
            case "flip":
                place = self._random.randrange(len(packet))
                return packet[:place] + bytes([packet[place] ^ 0x01]) + packet[place + 1 :]
        return b""
