"""Plain wagers: a player's own chips on a spot of the layout, within all limits.

Nearly every wager is one, and most of what the rule checks comes out the same for all wagers at a
table for as long as nothing but wagers happens there. That is found once, by the rule's own
functions, and kept. A wager that is not plain is left to the rule (`decide`), which takes plain
ones just the same.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from croupier.core.declarations import Milliseconds
from croupier.core.record import make
from croupier.core.refusal import Refusal
from croupier.core.roles import Role
from croupier.roulette.bets import Bet, BetName
from croupier.roulette.limits import Range
from croupier.table.decide import closed_to, quiet_until
from croupier.table.limit_checks import is_within, wager_clauses
from croupier.table.lookup import find_bet
from croupier.table.state import Change, Seat, Table
from croupier.table.wagers import PlaceWager, WagersChanged, rewagered

# A member of an enumeration is slow to find.
_PLAYER: Final = Role.PLAYER


class Laid(NamedTuple):
    """A plain wager: what happened, and the seat before and after it."""

    event: WagersChanged
    before: Seat
    after: Seat


class _Spot(NamedTuple):
    """What the rule says of wagers on one bet, of all players."""

    name: BetName
    #: The bet that a marked area stands for.
    main: BetName | None
    limits: Range
    clauses: tuple[str, ...]


class PlainWagers:
    """The plain wagers at a table, one after the other, for as long as nothing else happens.

    Seats change in a copy that nobody else sees until the table is wanted.
    """

    def __init__(self, table: Table) -> None:
        #: The table without what was laid since it was last wanted.
        self.base = table
        self._seats: dict[str, Seat] | None = None
        #: From here on the clock, or the end of betting, has something to say.
        self.until = _plain_until(table)
        self._spots: dict[str, _Spot | None] = {}
        self._multiples = table.game.limits.multiples_of_min
        self._whole_max = table.limits.aggregate_max

    @property
    def table(self) -> Table:
        """The table with all that was laid."""
        if self._seats is not None:
            self.base, self._seats = self.base.but(seats=self._seats), None
        return self.base

    def go_on(self, state: Table) -> None:
        """Go on from a table that differs from this one in wagers alone."""
        self.base, self._seats = state, None

    def find(self, command: PlaceWager) -> Laid | None:
        """What a wager leads to, if it is plain; None if the rule should decide on it."""
        table, player, stake, at = self.base, command.player, command.stake, command.at
        seats: Mapping[str, Seat] = table.seats if self._seats is None else self._seats
        seat = seats.get(player)
        if (
            seat is None
            or at >= self.until
            or command.by is not _PLAYER
            or command.tokens
            or command.chips
            or command.pad is False
            or not 0 < stake <= seat.balance
            or not _is_plain(seat)
            or player in table.excluded
        ):
            return None
        text = command.bet
        spot = self._spots[text] if text in self._spots else self._find_spot(text)
        if spot is None:
            return None
        name, main, limits, clauses = spot
        lies = seat.wagers.get(name, 0)
        if main is not None:
            lies += seat.wagers.get(main, 0)
        if not is_within(limits, lies + stake, multiples=self._multiples):
            return None
        if self._whole_max is not None and table.staked(seat) + stake > self._whole_max:
            return None
        event = WagersChanged(
            at=at,
            by=_PLAYER,
            player=player,
            cause="place",
            changes=(make(Change, (name, stake, stake, 0)),),
            clauses=clauses,
        )
        return make(Laid, (event, seat, rewagered(seat, (event,))))

    def lay(self, after: Seat) -> None:
        """A wager has been laid, and this is its seat from now on."""
        if self._seats is None:
            self._seats = dict(self.base.seats)
        self._seats[after.player] = after

    def _find_spot(self, text: str) -> _Spot | None:
        table, spot = self.base, None
        bet = find_bet(table, text)
        if isinstance(bet, Bet) and table.game.call_rule(bet) is None:
            name, limits = bet.name, table.limits.of(bet.kind)
            clauses = wager_clauses(table.game, bet, PlaceWager.clauses_in(table.game))
            spot = _Spot(name, table.game.areas.get(name), limits, clauses)
        if not isinstance(bet, Refusal) and bet.name == text:
            # There are only so many bets, and no end of texts that mean one.
            self._spots[text] = spot
        return spot


def _is_plain(seat: Seat) -> bool:
    """Whether nothing about a seat makes its wagers others than most."""
    return seat.carded and not (
        seat.guest
        or seat.kinds
        or seat.personal
        or seat.prison
        or seat.tokens
        or seat.token_wagers
        or seat.checks
    )


def _plain_until(table: Table) -> Milliseconds:
    """Until when wagers of players may be plain; 0 if there are none."""
    if table.tasks or table.faults or table.colours or table.colours_only or table.leaving:
        return 0
    until = quiet_until(table)
    if table.closes_at is not None and table.closes_at < until:
        until = table.closes_at
    return 0 if closed_to(table, PlaceWager, _PLAYER, until - 1) is not None else until
