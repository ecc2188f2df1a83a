"""Entrants of a tournament are people of the house: its registers say who may take part."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.house.compliance import ComplianceDesk
from croupier.house.people import Register
from croupier.house.policies import Policies, Request
from croupier.roulette.game import Game
from croupier.roulette.tournament import Topic
from croupier.tournament.allotments import AddOnBought, BuyAddOn
from croupier.tournament.at_table import PlayAtTable
from croupier.tournament.buy_backs import BoughtBack, BuyBack
from croupier.tournament.declare import Event
from croupier.tournament.director import AppointDirector
from croupier.tournament.entries import Enter, EntryAccepted
from croupier.tournament.forms import FormPassed, PassForm
from croupier.tournament.seating import DrawSeats, PlayersSeated, SeatPlayers
from croupier.tournament.session_table import LAYING
from croupier.tournament.state import Tournament
from croupier.tournament.substitutes import EntrantSubstituted, NameSubstitute
from croupier.tournament.wagers import ChipsMoved, LayWager

#: Who may be appointed to run a tournament.
_IN_CONTROL: Final = frozenset({Role.TOURNAMENT_DIRECTOR, Role.OPERATOR})
#: Commands by which somebody comes in, or plays on.
_REVIEWED: Final = (
    Enter.action,
    NameSubstitute.action,
    SeatPlayers.action,
    DrawSeats.action,
    BuyBack.action,
    BuyAddOn.action,
    LayWager.action,
    PlayAtTable.action,
    PassForm.action,
)


@dataclass(frozen=True, slots=True)
class People:
    """What the registers say of a name. Without registers nothing is known against anybody."""

    #: Why somebody may not gamble now: an exclusion, or at the door also a card that is missing.
    refuse: Callable[[str, int, Game | None], Refusal | None] = lambda name, at, game: None
    is_employed: Callable[[str], bool] = lambda name: False
    #: Whether somebody is licensed to run a tournament; None if nobody keeps a register.
    is_licensed: Callable[[str], bool | None] = lambda name: None

    def attach_to(self, policies: Policies) -> None:
        """Look up everybody who is named to a tournament."""
        policies.fill(self._fill_newcomer, Enter.action, NameSubstitute.action)
        policies.fill(self._fill_director, AppointDirector.action)
        policies.review(self._review, *_REVIEWED)

    def _fill_newcomer(self, state: Tournament, command: Any) -> Any:
        name = command.substitute if isinstance(command, NameSubstitute) else command.player
        # A clerk may know better that somebody is barred, never that somebody is not.
        entitled = command.entitled is not False
        employed = command.employee or self.is_employed(name)
        return command.but(entitled=entitled, employee=employed)

    def _fill_director(self, state: Tournament, command: AppointDirector) -> AppointDirector:
        known = self.is_licensed(command.name)
        if known is None or command.licensed is False:
            return command
        return command.but(licensed=known)

    def _review(
        self, state: Tournament, request: Request, events: tuple[Event, ...]
    ) -> Refusal | None:
        at = request.command.at
        for event in events:
            # A card stands when somebody enters, and still when play is about to begin.
            begins = isinstance(event, EntryAccepted | EntrantSubstituted | PlayersSeated)
            game = state.game if begins else None
            for name in _named(event):
                if refusal := self.refuse(name, at, game):
                    clauses = (*refusal.clauses, *state.cite(Topic.ENTITLED))
                    return replace(refusal, clauses=tuple(dict.fromkeys(clauses)))
        return None


def _named(event: Event) -> Iterable[str]:
    """Who comes in or plays on by an event."""
    if isinstance(event, EntrantSubstituted):
        return (event.substitute,)
    if isinstance(event, PlayersSeated):
        return event.players
    if isinstance(event, ChipsMoved) and event.played.cause not in LAYING:
        # Chips that are taken off are nobody's play.
        return ()
    playing = EntryAccepted | BoughtBack | AddOnBought | ChipsMoved | FormPassed
    return (event.player,) if isinstance(event, playing) else ()


def people_of(compliance: ComplianceDesk, register: Register | None = None) -> People:
    """The people of a house, from its registers of patrons and of staff."""
    if register is None:
        return People(refuse=compliance.refuse_person)

    def is_licensed(name: str) -> bool:
        known = register.staff(name)
        return known is not None and bool(known.roles & _IN_CONTROL)

    return People(
        refuse=compliance.refuse_person,
        is_employed=register.employs,
        is_licensed=is_licensed,
    )
