"""Tickets that the house has not issued: refused under what its own books say of paying one."""

from typing import Any

from croupier.cage.catalogue import COMMANDS
from croupier.house.house import House
from croupier.house.tickets import TICKETS
from croupier.roulette.game import Clauses, Payment
from croupier.table.answer import cited


def cite_for_unissued(house: House) -> None:
    """Have a number that is on no ticket refused with a clause, where one book has the say."""

    def fill(cage: Any, command: Any) -> Any:
        return command if cage.tickets else command.but(unissued=_say_of_paying(house))

    house.streams.family(TICKETS.prefix).policies.fill(fill, *COMMANDS)


def _say_of_paying(house: House) -> Clauses:
    """Of several books nobody knows under which a strange ticket would be paid."""
    games = [stream.state.game for stream in house.tables.values()]
    paying = [game for game in games if game.cash_out is Payment.TICKET]
    if len({game.book for game in paying}) != 1:
        return ()
    return cited(*(game.cash_out_clauses for game in paying))
