"""A run of the ball, as the devices at a wheel saw it."""

from croupier.core.declarations import Declared


class Run(Declared, frozen=True):
    """What was seen of a run; each part is empty where no device reported it."""

    #: Which way the wheel turned.
    rotor: str = ""
    #: How fast: its turns a minute times ten.
    speed: int | None = None
    #: The zone of the bowl in which the ball left the track, counted in pockets.
    drop: int | None = None

    def __bool__(self) -> bool:
        """Whether anything was seen of it."""
        return bool(self.rotor) or self.speed is not None or self.drop is not None
