"""A tournament computed again from its events: chips, ranking by chips, the pool and its shares.

It takes the book's odds and the terms as published, and settles by its own arithmetic. How terms
cut a wager down or make it up is recorded before the number; within the limits that is believed.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from croupier.audit.coverage import Cloth
from croupier.audit.keeping import AuditFailure, claim
from croupier.audit.lines import Drawn, Line, odds_on
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.table.state import Frozen, Settlement
from croupier.tournament.allotments import AddOnBought, ChipsIssued
from croupier.tournament.at_table import MistakePutRight
from croupier.tournament.buy_backs import BoughtBack
from croupier.tournament.cancelling import TournamentCancelled
from croupier.tournament.corrections import RoundPlayedAnew
from croupier.tournament.declare import Event
from croupier.tournament.designation import TablesDesignated, TablesReleased
from croupier.tournament.disqualification import EntrantDisqualified
from croupier.tournament.elimination import EntrantEliminated
from croupier.tournament.ending import SessionEnded
from croupier.tournament.entries import EntryAccepted
from croupier.tournament.limits import LimitsChanged
from croupier.tournament.old_rounds import (
    RoundSettled,
    RoundTakenBack,
    RoundVoided,
    WagerLaid,
    WagerRemoved,
    WagersChanged,
)
from croupier.tournament.opening import TournamentOpened
from croupier.tournament.payment import PrizePaid
from croupier.tournament.play_offs import PlayOffEnded, PlayOffStarted
from croupier.tournament.pool import ValueAdded
from croupier.tournament.prizes import AwardTakenBack, PrizesAwarded
from croupier.tournament.publishing import TermsPublished
from croupier.tournament.reinstatement import EntrantReinstated
from croupier.tournament.reopening import SessionReopened
from croupier.tournament.rounds import RoundPlayed
from croupier.tournament.seating import PlayersSeated, SeatsDrawn
from croupier.tournament.starting import SessionStarted
from croupier.tournament.substitutes import EntrantSubstituted
from croupier.tournament.undoing import RoundUndone
from croupier.tournament.wagers import ChipsGivenBack, ChipsMoved
from croupier.tournament.withdrawal import EntrantWithdrew

_HUNDRED = 100


@dataclass(slots=True)
class Player:
    """One entrant as the auditor knows them."""

    paid: int = 0
    chips: int = 0
    #: Chips that a number put right would have taken, and that were not there any more.
    owed: int = 0
    laid: Counter[str] = field(default_factory=Counter)
    employee: bool = False
    withdrawn: bool = False
    gone: bool = False
    disqualified: bool = False
    #: Has been issued the allotment since the place was given.
    issued: bool = False
    #: Paid beyond the fee into the pool.
    further: int = 0
    #: Paid for chips that turn into cash again, and the cash for them: a pair for each issue.
    bought: list[tuple[int, int]] = field(default_factory=list)
    #: Of what lies there, what came of an undisclosed wager.
    hidden: int = 0
    #: Chips and wagers before the last round, in logs that take a round back whole.
    before: tuple[int, Counter[str]] = field(default_factory=lambda: (0, Counter()))

    @property
    def for_chips(self) -> int:
        """What was paid for chips and has not come back in cash; a win is for no later loss."""
        left = 0
        for price, cash in self.bought:
            left = max(0, left + price - cash)
        return left

    def pay(self, price: int, *, pooled: bool) -> None:
        """Chips are paid for: into the pool, or where they turn into cash again."""
        if pooled:
            self.further += price
        else:
            self.bought.append((price, 0))

    def cash_in(self, cash: int) -> None:
        """Cash for the chips issued last; below zero where that is taken back."""
        if self.bought:
            price, before = self.bought[-1]
            self.bought[-1] = (price, before + cash)


class _BeforeEnd(NamedTuple):
    """A table just before an end: chips and what was owed of them, and the cash that end made."""

    held: dict[str, tuple[int, int]]
    cash: dict[str, int]
    rounds: int
    lines: dict[tuple[str, int], tuple[Line, ...]]
    drawn: Frozen | None


class TournamentBook:
    """The auditor's book of one tournament. `take` raises Wrong at the first event that is."""

    def __init__(self, opening: TournamentOpened, name: str) -> None:
        claim(opening.tournament == name, f"it opens {opening.tournament} on the stream of {name}")
        try:
            book = find_book(opening.book)
            game = book.game(opening.game, dict(opening.options))
        except NotOffered as error:
            raise AuditFailure(f"its game cannot be found: {error}") from error
        self.name = name
        self.digest = (opening.book, opening.digest)
        self.cloth = Cloth(game)
        self.barred = book.tournament is not None and book.tournament.employees_barred
        self.terms: Any = None
        self.limits = (0, 0)
        self.players: dict[str, Player] = {}
        self.designated: set[str] = set()
        self.seats: dict[str, tuple[str, ...]] = {}
        self.rounds: Counter[str] = Counter()
        #: The lines of each round as it stands, by table and the table's count of its rounds.
        self.lines: dict[tuple[str, int], tuple[Line, ...]] = {}
        #: What was drawn beside the last number of each table.
        self.drawn: dict[str, Frozen | None] = {}
        #: Tables at which a session or a play-off goes on.
        self.playing: set[str] = set()
        self.added = 0
        self.goods: list[tuple[int, int]] = []
        self.rankings: list[tuple[str, ...]] = []
        #: How each table stood just before its ends: that of its session, then of its play-offs.
        self.before_end: dict[str, list[_BeforeEnd]] = {}
        self.prizes: dict[str, int] = {}
        #: What is owed to whom: prizes, and chips that became cash.
        self.owed: Counter[str] = Counter()
        self.goods_due: dict[str, int] = {}
        self.awarded = False
        self.cancelled = False
        self.played_off = False

    @property
    def fees(self) -> int:
        """All fees paid and not given back."""
        return sum(player.paid + player.further for player in self.players.values())

    def take(self, event: Event) -> None:
        """Check an event against the book and enter it."""
        entry = _ENTRIES.get(type(event))
        if entry is not None:
            entry(self, event)

    def player(self, name: str) -> Player:
        """Somebody who has entered."""
        claim(name in self.players, f"{name} has not entered")
        return self.players[name]

    def _terms(self, event: TermsPublished) -> None:
        self.terms = event.terms
        self.limits = (event.terms.minimum or 0, event.terms.maximum or 0)

    def _accepted(self, event: EntryAccepted) -> None:
        claim(event.player not in self.players, f"{event.player} enters twice")
        due = (self.terms.entry_fee or 0) if self.terms else -1
        claim(event.fee == due, f"{event.player} pays {event.fee}, and {due} is the fee")
        self.players[event.player] = Player(paid=event.fee, employee=event.employee)

    def _withdrew(self, event: EntrantWithdrew) -> None:
        player = self.player(event.player)
        player.withdrawn = True
        player.laid.clear()
        if not event.whole:
            return self._refund(player, event.refund)
        due, chips = player.paid + player.further + player.for_chips, player.for_chips
        claim(event.refund == due, f"{event.refund} goes back of {due}")
        claim(event.for_chips == chips, f"{event.for_chips} for chips, and {chips} is due")
        player.paid = player.further = player.chips = 0
        player.bought.clear()

    def _refund(self, player: Player, amount: int) -> None:
        claim(amount in (0, player.paid), f"{amount} goes back of {player.paid}")
        player.paid -= amount

    def _disqualified(self, event: EntrantDisqualified) -> None:
        player = self.player(event.player)
        player.gone = player.disqualified = True
        player.laid.clear()
        self._refund(player, event.refund)
        # Whatever is held once a session has ended has become cash by that.
        cash = self.terms and self.terms.cash_chips and not self.before_end.get(event.table)
        claim(event.cash in (0, player.chips if cash else 0), f"{event.cash} in cash for chips")
        if event.cash:
            self.owed[event.player] += event.cash
            player.cash_in(event.cash)
            player.chips = 0

    def _reinstated(self, event: EntrantReinstated) -> None:
        player = self.player(event.player)
        claim(player.gone, f"{event.player} was not out")
        player.gone = player.disqualified = False
        player.paid += event.fee
        fee = (self.terms.entry_fee or 0) if self.terms else 0
        claim(player.paid <= fee, f"{event.player} has {player.paid} in fees, of {fee}")
        claim(event.cash <= self.owed[event.player], f"{event.cash} was not owed")
        self.owed[event.player] -= event.cash
        player.cash_in(-event.cash)
        player.chips += event.cash

    def _taken_back(self, event: RoundTakenBack) -> None:
        claim(event.round_no == self.rounds[event.table], f"round {event.round_no} is not the last")
        self.rounds[event.table] -= 1
        for name, chips in event.chips.items():
            player = self.player(name)
            claim(player.before[0] == chips, f"{name} had {player.before[0]} and not {chips}")
            player.chips, player.laid = chips, player.before[1].copy()
            player.gone = False

    def _substituted(self, event: EntrantSubstituted) -> None:
        claim(event.substitute not in self.players, f"{event.substitute} has entered already")
        stands = self.players[event.substitute] = self.player(event.player)
        stands.employee = stands.employee if event.employee is None else event.employee
        del self.players[event.player]
        self.seats = {
            table: tuple(event.substitute if name == event.player else name for name in seats)
            for table, seats in self.seats.items()
        }

    def _cancelled(self, event: TournamentCancelled) -> None:
        further = int(event.whole)
        paid = {
            name: player.paid + further * (player.further + player.for_chips)
            for name, player in self.players.items()
        }
        due = {name: amount for name, amount in paid.items() if amount}
        chips = further * sum(player.for_chips for player in self.players.values())
        claim(event.for_chips == chips, f"{event.for_chips} for chips, and {chips} is due")
        claim(dict(event.refunds) == due, f"{dict(event.refunds)} goes back, and {due} is due")
        self.cancelled = True

    def _drawn(self, event: SeatsDrawn) -> None:
        claim(len(set(event.order)) == len(event.order), "somebody is drawn twice")
        for name in event.order:
            self.player(name)

    def _seated(self, event: PlayersSeated) -> None:
        claim(event.table in self.designated, f"table {event.table} is not designated")
        for table, seats in self.seats.items():
            if table not in self.playing and not self.rounds[table]:
                self.seats[table] = tuple(name for name in seats if name not in event.players)
        self.seats[event.table] = event.players
        self.rounds[event.table] = 0
        self.before_end.pop(event.table, None)
        for name in event.players:
            player = self.player(name)
            player.chips = player.owed = 0
            player.gone = player.disqualified = player.issued = False

    def _issued(self, event: ChipsIssued) -> None:
        due = (self.terms.chips or 0) if self.terms else 0
        claim(event.amount == due, f"{event.amount} in chips, and all get {due}")
        for name in event.players:
            claim(name in self.seats.get(event.table, ()), f"{name} has no place at the table")
            player = self.player(name)
            claim(not (event.paid and player.issued), f"{name} pays twice for the same chips")
            player.chips, player.issued = event.amount, True
            player.pay(event.paid, pooled=event.pooled)
        price = (self.terms.buy_in or 0) if self.terms else 0
        claim(event.paid in (0, price), f"{event.paid} for the chips, and {price} is the price")

    def _bought_back(self, event: BoughtBack) -> None:
        player = self.player(event.player)
        left = 0 if event.pooled else player.chips
        due = (self.terms.buy_back_fee or 0, (self.terms.chips or 0) + left)
        claim((event.fee, event.chips) == due, f"{event.fee} for {event.chips}, {due} is right")
        player.pay(event.fee, pooled=event.pooled)
        player.chips, player.gone = event.chips, False

    def _add_on(self, event: AddOnBought) -> None:
        due = (self.terms.add_on_fee or 0, self.terms.add_on_chips)
        claim((event.fee, event.chips) == due, f"{event.fee} for {event.chips}, {due} is right")
        player = self.player(event.player)
        player.pay(event.fee, pooled=event.pooled)
        player.chips += event.chips

    def _laid(self, event: WagerLaid) -> None:
        player = self.player(event.player)
        player.laid.update({str(bet): stake for bet, stake in event.stakes.items()})
        whole = player.laid.total()
        claim(whole <= player.chips, f"{event.player} lays {whole} of {player.chips} in chips")

    def _removed(self, event: WagerRemoved) -> None:
        player = self.player(event.player)
        for bet, stake in event.stakes.items():
            claim(player.laid.pop(str(bet), 0) == stake, f"{stake} did not lie on {bet}")

    def _changed(self, event: WagersChanged) -> None:
        player = self.player(event.player)
        for change in event.changes:
            player.laid[str(change.bet)] += change.stake
        claim(all(stake >= 0 for stake in player.laid.values()), "more was lifted than lay there")
        player.laid = +player.laid
        whole = player.laid.total()
        claim(whole <= player.chips, f"{event.player} lays {whole} of {player.chips} in chips")

    def _moved(self, event: ChipsMoved) -> None:
        player = self.player(event.player)
        claim(event.played.player == event.player, "another player's wagers change")
        for change in event.played.changes:
            player.laid[str(change.bet)] += change.stake
            claim(change.stake == change.cost, f"{change.stake} in chips costs {change.cost}")
        claim(all(stake >= 0 for stake in player.laid.values()), "more was lifted than lay there")
        player.laid = +player.laid
        whole = player.laid.total()
        claim(whole <= player.chips, f"{event.player} lays {whole} of {player.chips} in chips")
        if event.played.cause == "undisclosed":
            player.hidden = sum(change.stake for change in event.played.changes)
            most = self.limits[1]
            claim(player.hidden <= most, f"{player.hidden} of {event.player}'s is over {most}")

    def _given_back(self, event: ChipsGivenBack | RoundUndone) -> None:
        for line in event.played.lines:
            whole = line.void and line.returned == line.stake and not line.win
            claim(whole, f"{line.player}'s {line.bet} has no result and is not whole")
            lay = self.player(line.player).laid.pop(str(line.bet), 0)
            claim(lay == line.stake, f"{line.stake} did not lie on {line.bet}")

    def _played(self, event: RoundPlayed) -> None:
        due = self.rounds[event.table] + 1
        claim(event.round_no == due, f"round {event.round_no} where {due} is due")
        self.rounds[event.table] = due
        pocket, lines = str(event.played.pocket), event.played.lines
        self._claim_on_wheel(pocket)
        for name in self.seats.get(event.table, ()):
            player = self.player(name)
            mine = [line for line in lines if line.player == name]
            stated = Counter({str(line.bet): line.stake for line in mine})
            claim(
                stated == player.laid, f"{name} laid {dict(player.laid)}, {dict(stated)} is settled"
            )
            most, shown = self.limits[1], stated.total() - player.hidden
            claim(shown <= most, f"{shown} of {name}'s counts, over {most}")
            deducted = event.deductions.get(name, 0)
            least = min(self.limits[0], player.chips - player.laid.total())
            claim(deducted in (0, least), f"{deducted} is deducted from {name}")
            player.chips += self._won(name, pocket, mine, event.played.frozen) - deducted
            player.laid.clear()
            player.hidden = 0
            claim(player.chips >= 0, f"{name} would have {player.chips} in chips")
        others = {*event.deductions, *(line.player for line in lines)} - set(
            self.seats.get(event.table, ())
        )
        claim(not others, f"{', '.join(others)} does not play at {event.table}")
        self.lines[event.table, event.table_round] = lines
        self.drawn[event.table] = event.played.frozen

    def _played_anew(self, event: RoundPlayedAnew) -> None:
        """A round settled otherwise gives everybody the difference, as far as chips are there."""
        was = self.lines.get((event.table, event.table_round), ())
        again, pocket, lines = event.played, event.played.pocket, event.played.lines
        undone, stood = _keys(again.before), _keys(was)
        claim(undone <= stood, "other lines are undone than stood")
        claim(not any(line.stands for line in lines), "a wager stands for the next round")
        if pocket is None or again.cause == "correction":
            claim(_keys(x for x in was if not x.void) <= undone, "somebody's line stands as it was")
        moved = again.cause.startswith("override")
        bets, now_lie = (_stakes(each, by_bet=not moved) for each in (again.before, lines))
        claim(bets == now_lie, "other wagers are settled than lay there")
        if pocket is None:
            self.rounds[event.table] -= event.table_round == self._last_round(event.table)
        else:
            self._claim_on_wheel(str(pocket))
        given = {move.player: move.balance + move.layout for move in again.moves}
        for name in {line.player for line in lines} & set(self.seats[event.table]):
            mine = [line for line in lines if line.player == name]
            now = self._won(name, str(pocket), mine, again.revised or self.drawn.get(event.table))
            then = sum(x.win + x.returned - x.stake for x in again.before if x.player == name)
            player = self.player(name)
            if name not in given or player.withdrawn or (player.gone and not given[name]):
                continue
            hand = player.chips - player.laid.total()
            worth = hand - player.owed + now - then
            due = max(0, worth) - hand
            claim(given[name] == due, f"{name} is given {given[name]}, {due} is right")
            player.chips += due
            player.owed = max(0, -worth)
        for name, deducted in event.deductions.items():
            self.player(name).chips += deducted
        for name in event.again:
            self.player(name).gone = False
        left = stood - undone
        stay = tuple(line for line in was if _key(line) in left)
        self.lines[event.table, event.table_round] = (*stay, *lines)

    def _last_round(self, table: str) -> int:
        return max(number for where, number in self.lines if where == table)

    def _claim_on_wheel(self, pocket: str) -> None:
        on_wheel = {str(number) for number in self.cloth.game.wheel.order}
        claim(pocket in on_wheel, f"{pocket} is not on this wheel")

    def _won(
        self, name: str, pocket: str, lines: Iterable[Line], drawn: Frozen | Settlement | None
    ) -> int:
        """What lines should bring a player beyond their stakes; each must say just that."""
        won, beside = 0, Drawn()
        if drawn is not None:
            numbers = {colour: str(number) for colour, number in drawn.lucky_numbers.items()}
            beside = Drawn(numbers, drawn.lucky_boost)
        for line in lines:
            odds = 0 if line.void else odds_on(self.cloth, beside, pocket, str(line.bet))
            back = line.stake if odds or line.void else 0
            right = line.win == line.stake * odds and line.returned == back
            claim(right, f"{name}'s {line.stake} on {line.bet} on {pocket}: {line.win} is paid")
            won += line.win + line.returned - line.stake
        return won

    def _settled(self, event: RoundSettled) -> None:
        due = self.rounds[event.table] + 1
        claim(event.round_no == due, f"round {event.round_no} where {due} is due")
        self.rounds[event.table] = due
        on_wheel = {str(number) for number in self.cloth.game.wheel.order}
        claim(str(event.pocket) in on_wheel, f"{event.pocket} is not on this wheel")
        seats = self.seats.get(event.table, ())
        for name in seats:
            mine = [line for line in event.lines if line.player == name]
            self._judge(name, str(event.pocket), mine)
            forms = [line for line in event.form_lines if line.player == name]
            self._judge_lines(name, str(event.pocket), forms)
            lost = sum(x.stake - x.returned - x.win for x in (*mine, *forms))
            deducted = event.deductions.get(name, 0)
            claim(0 <= deducted <= self.limits[0], f"{deducted} is deducted from {name}")
            player = self.player(name)
            player.before = (player.chips, player.laid.copy())
            player.chips -= lost + deducted
            player.laid.clear()
            claim(player.chips >= 0, f"{name} would have {player.chips} in chips")
        others = {x.player for x in (*event.lines, *event.form_lines)} - set(seats)
        claim(not others, f"{', '.join(others)} does not play at {event.table}")

    def _judge(self, name: str, pocket: str, lines: Sequence[Line]) -> None:
        """Every open wager has its line, and no line is for what did not lie there."""
        laid = self.player(name).laid
        stated = Counter({line.bet: line.stake for line in lines})
        whole, least = laid.total(), self.limits[0]
        made_up = whole < least and stated.total() == least and set(stated) == set(laid)
        claim(stated == laid or made_up, f"{name} laid {dict(laid)} and {dict(stated)} is settled")
        self._judge_lines(name, pocket, lines)

    def _judge_lines(self, name: str, pocket: str, lines: Iterable[Line]) -> None:
        at_stake = 0
        for line in lines:
            if line.void:
                whole = line.returned == line.stake and not line.win
                claim(whole, f"{name}'s {line.bet} has no result and is not whole")
                continue
            wins = self.cloth.wins(line.bet, pocket)
            odds = self.cloth.odds_of(line.bet) if wins else 0
            counted, rest = divmod(line.win, odds) if odds else (line.stake - line.returned, 0)
            right = rest == 0 and 0 <= counted <= line.stake
            right = right and (line.returned == line.stake if wins else line.win == 0)
            claim(right, f"{name}'s {line.stake} on {line.bet} on {pocket}: {line.win} is paid")
            at_stake += counted
        claim(at_stake <= self.limits[1], f"{at_stake} of {name}'s counts, over the maximum")

    def _ended(self, event: SessionEnded) -> None:
        self._end(event.table, event.cash)
        cash: dict[str, int] = {}
        if self.terms is not None and self.terms.cash_chips:
            left = self._residual(event.table) if event.with_residual else {}
            cash = {**event.scores, **left}
        claim(dict(event.cash) == cash, f"{dict(event.cash)} in cash for chips, {cash} is right")
        for name, score in event.scores.items():
            chips = self.player(name).chips
            off = event.differences.get(name, 0) if event.chips_back else 0
            claim(score == chips + off, f"{name} is counted with {score} and has {chips}")
            if event.chips_back:
                self.player(name).chips = score if name in event.play_off else 0
        for name in event.gone:
            self.player(name).chips = 0
        placed = [event.scores[name] for name in event.ranking if name in event.scores]
        claim(placed == sorted(placed, reverse=True), "the ranking is not by chips")
        most = (self.terms.advance or 0) if self.terms else 0
        claim(len(event.advance) <= most, f"{len(event.advance)} advance, and {most} may")
        self.rankings.append(event.ranking)
        self.owed.update(cash)
        for name, amount in cash.items():
            self.player(name).cash_in(amount)

    def _residual(self, table: str) -> dict[str, int]:
        """What those at a table have left who went out in play, and for no breach."""
        players = {name: self.player(name) for name in self.seats.get(table, ())}
        return {
            name: player.chips
            for name, player in players.items()
            if player.gone and player.chips and not (player.disqualified or player.withdrawn)
        }

    def _end(self, table: str, cash: Mapping[str, int]) -> None:
        self.playing.discard(table)
        players = {name: self.player(name) for name in self.seats.get(table, ())}
        stood = _BeforeEnd(
            {name: (player.chips, player.owed) for name, player in players.items()},
            dict(cash),
            self.rounds[table],
            {place: lines for place, lines in self.lines.items() if place[0] == table},
            self.drawn.get(table),
        )
        self.before_end.setdefault(table, []).append(stood)

    def _reopened(self, event: SessionReopened) -> None:
        claim(bool(self.before_end.get(event.table)), f"nothing has ended at {event.table}")
        stood = self.before_end[event.table].pop()
        held = {name: chips for name, (chips, _) in stood.held.items()}
        claim(dict(event.chips) == held, f"chips of {dict(event.chips)}, and {held} were there")
        cash = stood.cash
        claim(dict(event.cash) == cash, f"{dict(event.cash)} in cash, and {cash} came of the end")
        self.playing.add(event.table)
        for name, (chips, owed) in stood.held.items():
            player = self.player(name)
            player.chips, player.owed = chips, owed
            player.gone = player.gone and name not in event.again
        for name, amount in cash.items():
            claim(self.owed[name] >= amount, f"{name} has been paid")
            self.owed[name] -= amount
            self.player(name).cash_in(-amount)
        # Rounds of a play-off that came after that end count for nothing.
        self.rounds[event.table] = stood.rounds
        others = {place: lines for place, lines in self.lines.items() if place[0] != event.table}
        self.lines = {**others, **stood.lines}
        self.drawn[event.table] = stood.drawn

    def _play_off(self, event: PlayOffStarted) -> None:
        self.played_off = True
        self.playing.add(event.table)
        for name, chips in event.chips.items():
            self.player(name).chips = chips

    def _awarded(self, event: PrizesAwarded) -> None:
        claim(not self.awarded, "prizes are awarded twice")
        self.awarded = True
        entries = sum(not player.withdrawn for player in self.players.values())
        goods = sum(amount for amount, _ in self.goods)
        pool = self.fees + self.added + goods
        if entries >= (self.terms.entries_min or 0):
            pool = max(pool, self.terms.guarantee)
        pool -= goods
        claim(event.pool == pool, f"a pool of {event.pool} is shared out, and {pool} is right")
        shares = list(self.terms.prizes) or [_HUNDRED]
        if event.places or not event.prizes:
            self._claim_places(event, shares)
        else:
            due = shared(pool, shares[: len(event.prizes)])
            right = sorted(event.prizes.values()) == sorted(due)
            claim(right, f"{dict(event.prizes)} is no share of {pool} by {shares}")
            self._claim_order(event, due)
        for name in event.prizes:
            player = self.player(name)
            claim(not (self.barred and player.employee), f"{name} may not win a prize")
            claim(not player.withdrawn, f"{name} had withdrawn")
        self.prizes = dict(event.prizes)
        self.owed.update(self.prizes)

    def _award_taken_back(self, event: AwardTakenBack) -> None:
        claim(self.awarded, "no prizes were awarded that could be taken back")
        claim(dict(event.prizes) == self.prizes, f"{dict(event.prizes)} was not what was awarded")
        claim(dict(event.goods) == self.goods_due, f"goods of {dict(event.goods)} were not awarded")
        back = sum(event.prizes.values()) + event.unclaimed
        claim(event.pool == back, f"a pool of {event.pool} comes of {back}")
        claim(event.fees == self.fees, f"fees of {event.fees}, and {self.fees} were paid")
        claim(event.added == self.added, f"{event.added} was added, and {self.added} is right")
        for name, prize in self.prizes.items():
            claim(self.owed[name] >= prize, f"{name} has been paid")
        self.owed.subtract(self.prizes)
        self.awarded, self.prizes, self.goods_due = False, {}, {}
        self.designated.clear()

    def _claim_places(self, event: PrizesAwarded, shares: list[int]) -> None:
        """Every place has its own share of the pool; who shares a place shares what it brings."""
        order = [name for group in event.places for name in group]
        claim(len(set(order)) == len(order), "somebody has two places")
        kept = self.terms.unclaimed == "held" or not order
        left = shared(event.pool, shares if kept else shares[: len(order)])
        due: dict[str, int] = {}
        for group in event.places:
            together, left = sum(left[: len(group)]), left[len(group) :]
            parts = shared(together, [1] * len(group))
            due.update({name: part for name, part in zip(group, parts, strict=True) if part})
        claim(dict(event.prizes) == due, f"prizes of {dict(event.prizes)}, and {due} is right")
        over = event.pool - sum(due.values())
        claim(event.unclaimed == over, f"{event.unclaimed} is left over, and {over} is right")
        if not self.played_off and self.rankings:
            able = [n for n in self.rankings[-1] if n in due]
            first = [name for name in order if name in able]
            claim(able == first, f"places of {first}, and the final has {able}")
        won: Counter[str] = Counter()
        for amount, place in self.goods:
            if place <= len(order):
                won[order[place - 1]] += amount
        claim(dict(event.goods) == won, f"goods of {dict(event.goods)}, and {dict(won)} is right")
        self.goods_due = dict(won)

    def _claim_order(self, event: PrizesAwarded, due: list[int]) -> None:
        """The better place has its own share, where chips alone made the places."""
        final = self.rankings[-1] if self.rankings else ()
        if self.played_off or not set(event.prizes) <= set(final):
            return
        won = [event.prizes[name] for name in final if name in event.prizes]
        claim(won == due, f"prizes of {won} by place, and {due} is right")


def _prize_paid(book: TournamentBook, event: PrizePaid) -> None:
    owed = book.goods_due if event.method == "goods" else book.owed
    due = owed.pop(event.player, 0)
    claim(event.amount == due > 0, f"{event.player} is paid {event.amount}, and {due} is owed")


def _key(line: Line) -> tuple[str, str, int, int, int]:
    return line.player, str(line.bet), line.stake, line.win, line.returned


def _keys(lines: Iterable[Line]) -> Counter[tuple[str, str, int, int, int]]:
    return Counter(map(_key, lines))


def _stakes(lines: Iterable[Line], *, by_bet: bool) -> Counter[tuple[str, str]]:
    """What each player has staked: bet by bet, or in all where a wager counts elsewhere."""
    stakes: Counter[tuple[str, str]] = Counter()
    for line in lines:
        stakes[line.player, str(line.bet) if by_bet else ""] += line.stake
    return stakes


def shared(pool: int, shares: list[int]) -> list[int]:
    """A pool by shares: whole cents down, and the odd cents to the first places, one each."""
    whole = sum(shares)
    parts = [pool * share // whole for share in shares]
    odd = pool - sum(parts)
    return [part + (place < odd) for place, part in enumerate(parts)]


def _eliminated(book: TournamentBook, event: EntrantEliminated) -> None:
    player = book.player(event.player)
    claim(event.residual == player.chips, f"{event.residual} is left, and {player.chips} was there")
    player.gone = True
    player.laid.clear()


def _added(book: TournamentBook, event: ValueAdded) -> None:
    claim(event.amount > 0, f"a value of {event.amount} is added")
    if event.form == "cash" or not event.what:
        book.added += event.amount
    else:
        book.goods.append((event.amount, event.place))


def _play_off_ended(book: TournamentBook, event: PlayOffEnded) -> None:
    book._end(event.table, {})
    for name in event.players:
        book.player(name).chips = 0


def _mistaken(book: TournamentBook, event: MistakePutRight) -> None:
    paid = event.played
    claim(paid.player == event.player, "it was another player who was paid wrongly")
    claim(
        0 <= paid.rectified <= abs(paid.amount), f"{paid.rectified} of {paid.amount} is put right"
    )
    player = book.player(event.player)
    player.chips += -paid.rectified if paid.amount > 0 else paid.rectified
    claim(player.chips >= player.laid.total(), f"{event.player} gives back more than is in hand")


def _voided(book: TournamentBook, event: RoundVoided) -> None:
    for name in book.seats.get(event.table, ()):
        book.player(name).laid.clear()


def _limits(book: TournamentBook, event: LimitsChanged) -> None:
    book.limits = (event.minimum, event.maximum)


_ENTRIES: dict[type[Event], Callable[[TournamentBook, Any], None]] = {
    TermsPublished: TournamentBook._terms,
    TablesDesignated: lambda book, event: book.designated.update(event.tables),
    TablesReleased: lambda book, event: book.designated.difference_update(event.tables),
    ValueAdded: _added,
    EntryAccepted: TournamentBook._accepted,
    EntrantWithdrew: TournamentBook._withdrew,
    EntrantSubstituted: TournamentBook._substituted,
    TournamentCancelled: TournamentBook._cancelled,
    SeatsDrawn: TournamentBook._drawn,
    PlayersSeated: TournamentBook._seated,
    ChipsIssued: TournamentBook._issued,
    BoughtBack: TournamentBook._bought_back,
    AddOnBought: TournamentBook._add_on,
    SessionEnded: TournamentBook._ended,
    SessionReopened: TournamentBook._reopened,
    PlayOffStarted: TournamentBook._play_off,
    PlayOffEnded: _play_off_ended,
    SessionStarted: lambda book, event: book.playing.add(event.table),
    EntrantReinstated: TournamentBook._reinstated,
    RoundTakenBack: TournamentBook._taken_back,
    PrizesAwarded: TournamentBook._awarded,
    AwardTakenBack: TournamentBook._award_taken_back,
    PrizePaid: _prize_paid,
    ChipsMoved: TournamentBook._moved,
    ChipsGivenBack: TournamentBook._given_back,
    RoundPlayed: TournamentBook._played,
    RoundPlayedAnew: TournamentBook._played_anew,
    WagerLaid: TournamentBook._laid,
    WagersChanged: TournamentBook._changed,
    WagerRemoved: TournamentBook._removed,
    RoundSettled: TournamentBook._settled,
    RoundUndone: TournamentBook._given_back,
    MistakePutRight: _mistaken,
    RoundVoided: _voided,
    EntrantEliminated: _eliminated,
    EntrantDisqualified: TournamentBook._disqualified,
    LimitsChanged: _limits,
}
