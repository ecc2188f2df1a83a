"""What declarations promise of every command and event of a table."""

import pytest

from croupier.core.declarations import DeclarationError, own_fields
from croupier.core.roles import Role
from croupier.roulette.catalogue import all_books, find_book
from croupier.table.call_bets import CallBet
from croupier.table.catalogue import COMMANDS, EVENTS, WAGERING, powers_in
from croupier.table.changing import RepositionWager
from croupier.table.declare import Command, Event, command, event
from croupier.table.limits import ChangeLimits
from croupier.table.phases import EVER, Phase
from croupier.table.seats import PlayerJoined
from croupier.table.wagers import PlaceWager


def test_players_place_wagers_the_pit_calls_and_supervisors_change_limits() -> None:
    game = find_book("crown").game("american")
    assert Role.PLAYER in PlaceWager.holders_in(game)
    assert Role.PLAYER not in CallBet.holders_in(game)
    assert Role.DEALER not in ChangeLimits.holders_in(game)


def test_a_book_takes_a_command_away_whatever_its_declaration_says() -> None:
    assert RepositionWager.roles
    game = find_book("crown").game("american")
    assert RepositionWager.power(game) is None
    assert "reposition" not in powers_in(game)


def test_every_command_has_its_time_and_somebody_who_may() -> None:
    games = [book.game(offer.name) for book in all_books() for offer in book.offers]
    for action, kind in COMMANDS.items():
        assert kind.action == action
        assert kind.phases, f"{action} has no phase"
        assert kind.own_roles or kind.roles or any(kind.holders_in(game) for game in games), action


def test_wagering_is_what_lays_lifts_or_changes_a_wager() -> None:
    assert "place" in WAGERING
    assert "reposition" not in WAGERING
    assert all(COMMANDS[action].phases & {Phase.BETTING} for action in WAGERING)


def test_fields_say_what_they_stand_for() -> None:
    kinds = {field.name: field.kind.name for field in own_fields(PlaceWager)}
    assert kinds["player"] == "player"
    assert kinds["bet"] == "bet"
    assert kinds["stake"] == "money"


def test_no_name_is_declared_twice() -> None:
    with pytest.raises(DeclarationError, match="has a command 'place' already"):

        @command("place", phases=EVER)
        class Again(Command):
            """Another."""

            def decide(self, table: object) -> tuple[Event, ...]:
                return ()

    with pytest.raises(DeclarationError, match="has an event PlayerJoined already"):
        event()(type("PlayerJoined", (Event,), {"__doc__": "Another."}))
    assert EVENTS["PlayerJoined"] is PlayerJoined


def test_a_command_says_what_it_is_and_what_it_leads_to() -> None:
    with pytest.raises(DeclarationError, match="does not say what it leads to"):
        command("idle", phases=EVER)(type("Idle", (Command,), {"__doc__": "Nothing."}))
    with pytest.raises(DeclarationError, match="does not say what it is"):
        event()(type("Blank", (Event,), {"__doc__": ""}))
    assert "idle" not in COMMANDS
    assert "Blank" not in EVENTS
