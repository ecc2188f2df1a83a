"""Commands to a wheel, decided; events, folded."""

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import may_not
from croupier.wheel import register, spins
from croupier.wheel.declare import WHEEL, Command, Decision, Event
from croupier.wheel.register import EnterWheel
from croupier.wheel.state import Wheel

#: Importing these has declared them.
DECLARED = (register, spins)
EVENTS = tuple(WHEEL.events.values())


def decide(wheel: Wheel, command: Command) -> Decision:
    """What a command leads to, or why it is refused."""
    if command.by not in command.roles:
        detail = may_not(command.by, command.action, command.roles)
        return Refusal(Reason.NOT_PERMITTED, detail)
    if not wheel.is_entered and not isinstance(command, EnterWheel):
        return Refusal(Reason.INVALID, say("wheel-no-wheel-entered", serial=wheel.serial))
    return command.decide(wheel)


def evolve(wheel: Wheel, event: Event) -> Wheel:
    """The wheel after a fact."""
    return event.evolve(wheel)
