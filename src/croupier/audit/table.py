"""One table computed again from its events: who holds what, and what the house has won.

Nothing is taken over from the desk's own state. Each event is checked against what the events
before it add up to, and then added.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from croupier.audit import banking
from croupier.audit.coverage import Cloth
from croupier.audit.keeping import (
    AuditFailure,
    Lay,
    Purse,
    Settled,
    Station,
    Totals,
    claim,
    claim_undone,
    claim_whole,
    line_key,
    lying_of,
    settle_purse_again,
    take_lay,
)
from croupier.audit.lines import Drawn, Line, LineCheck
from croupier.audit.past import PastRounds, claim_revised, settle_past_purse
from croupier.audit.prison import Lies, PrisonBook, Sentence
from croupier.audit.tokens import TokenBook, lay_tokens
from croupier.core.record import make
from croupier.roulette.book import NotOffered
from croupier.roulette.catalogue import find_book
from croupier.roulette.limits import Limits, Range
from croupier.table.betting import BettingOpened
from croupier.table.claims import ClaimHeld, ClaimReleased
from croupier.table.closing import TableClosed
from croupier.table.collected_checks import ColoursCollected, ColoursPaid, ColoursReturned
from croupier.table.colours import ColourIssued, ColourRedeemed
from croupier.table.corrections import MistakeRecorded
from croupier.table.declare import Event
from croupier.table.faults import MalfunctionReported
from croupier.table.floats import FloatCounted, FloatCredited, FloatFilled
from croupier.table.foreign import ChecksGone, ForeignColourRedeemed
from croupier.table.limits import LimitsChanged, PersonalLimitsSet
from croupier.table.lucky import LuckyBoostDrawn, LuckyNumbersDrawn
from croupier.table.no_spin import NoSpinCalled
from croupier.table.opening import TableOpened
from croupier.table.past_rounds import RoundResettled
from croupier.table.paying_out import PaidOut
from croupier.table.prison import LastSpinAnnounced, StakeShared
from croupier.table.result import RoundSettled
from croupier.table.seats import BoughtIn, CashedOut, PlayerJoined, PlayerLeft
from croupier.table.spin import BallSpun
from croupier.table.state import Move
from croupier.table.terminal_limits import TerminalLimitsSet
from croupier.table.tips import TipGiven
from croupier.table.voiding import OutcomeInvalidated
from croupier.table.wagers import StrayWagerLaid, StrayWagerLifted, WagersChanged, WagersReturned


class TableBook:
    """The auditor's book of one table. `take` raises Wrong at the first event that is."""

    def __init__(self, opening: TableOpened, name: str) -> None:
        claim(opening.table == name, f"it opens table {opening.table} on the stream of {name}")
        try:
            game = find_book(opening.book).game(opening.game, dict(opening.options))
        except NotOffered as error:
            raise AuditFailure(f"its game cannot be found: {error}") from error
        self.name = name
        self.digest = (opening.book, opening.digest)
        self.cloth = Cloth(game)
        self.tokens = TokenBook(game.tokens.tenders if game.tokens else frozenset())
        self.limits: Limits = opening.limits
        self.totals = Totals()
        self.purses: dict[str, Purse] = {}
        self.debts: dict[str, int] = {}
        self.payable: dict[str, int] = {}
        self.banked = 0
        self._before: dict[str, Station] = {}
        self._personal: dict[str, list[Range]] = {}
        #: Those of players who have left: a round of before was settled under them.
        self._personal_then: dict[str, list[Range]] = {}
        self._drawn = Drawn()
        self._spins = 0
        self._settled: Settled | None = None
        #: Whether the round is over, by a settlement or void, and whether by a settlement.
        self._is_over = True
        self._is_settled = False
        self._prison = PrisonBook(game.at_zero, opening.limits.smallest_chip)
        self._past = PastRounds()
        #: What each number makes of wagers, where nothing but the number does.
        self._checks: dict[str, LineCheck] = {}
        #: The round that must be settled anew next, and the one whose correction it follows.
        self._due: tuple[int, int] | None = None
        #: The players whose stakes lie otherwise in that round.
        self._moved: set[str] = set()

    @property
    def float(self) -> int:
        """The house's chips at the table."""
        return self.banked + self.totals.house_win

    def forget_past(self) -> None:
        """Keep the figures alone: no more events are to come."""
        self._past, self._settled = PastRounds(), None

    def take(self, event: Event) -> None:
        """Check an event against the book and enter it."""
        if type(event) is WagersChanged:
            self.change(event)
            return
        entry = _ENTRIES.get(type(event))
        self._claim_followed(event)
        if entry is not None:
            entry(self, event)
            for player in self._touched(event):
                self._check(player)

    def _claim_followed(self, event: Event) -> None:
        """A correction that changes what lay in prison later is followed through those rounds."""
        follows = isinstance(event, RoundResettled) and event.follows
        if self._due is None:
            claim(not follows, "it follows a correction that changes nothing in its round")
            return
        due, self._due = self._due, None
        said = isinstance(event, RoundResettled) and (self._prison.round_of(event), event.follows)
        claim(said == due, f"round {due[0]} is due to be settled anew after round {due[1]}")
        assert isinstance(event, RoundResettled)
        left_out = self._moved - {line.player for line in (*event.before, *event.lines)}
        claim(not left_out, f"{', '.join(sorted(left_out))} lay otherwise in round {due[0]}")
        self._moved = set()

    def _touched(self, event: Any) -> Iterable[str]:
        player = getattr(event, "player", None)
        named = [player] if player else []
        lines = (*getattr(event, "lines", ()), *getattr(event, "before", ()))
        return {name for name in (*named, *(line.player for line in lines)) if name in self.purses}

    def _check(self, player: str) -> None:
        """Nothing below zero, and the station's meters give what the player holds."""
        purse = self.purses[player]
        if purse.balance < 0:
            raise AuditFailure(f"{player} would hold {purse.balance}")
        if min(purse.wagers.values(), default=0) < 0:
            raise AuditFailure(f"{player} took down more than lay there")
        if self.tokens.of(player).hand > purse.balance:
            raise AuditFailure(f"{player} holds more tokens than all")
        metered = purse.came_in + purse.wins + purse.adjusted - purse.went_out - purse.turnover
        holds = purse.balance + self.staked(purse) + purse.held - purse.owed
        if metered != holds:
            raise AuditFailure(f"the meters of {player} give {metered}, and {holds} is there")

    def staked(self, purse: Purse) -> int:
        """What lies on the layout for a player, in all."""
        costs, total = self.cloth.costs, 0
        for lying in (purse.wagers, purse.strays):
            for bet, stake in lying.items():
                total += stake * costs[bet]
        return total

    def purse(self, player: str) -> Purse:
        """The purse of somebody at the table."""
        purse = self.purses.get(player)
        if purse is None:
            raise AuditFailure(f"{player} is not at the table")
        return purse

    def station(self, player: str) -> Station:
        """The meters of somebody at the table, over all visits."""
        return self._before.get(player, Station()).plus(self.purses[player])

    def _joined(self, event: PlayerJoined) -> None:
        owed = self.debts.get(event.player, 0)
        due = max(0, -owed) if event.player not in self.purses else 0
        claim(event.repaid == due, f"{event.repaid} goes back to {event.player}, and {due} is due")
        if event.player not in self.purses:
            self.debts.pop(event.player, 0)
            # An old debt comes back with its owner and is nothing that was just taken.
            self.purses[event.player] = Purse(
                balance=due, owed=max(0, owed), adjusted=-owed, carried=owed
            )

    def _left(self, event: PlayerLeft) -> None:
        purse = self.purse(event.player)
        holds = purse.balance + self.staked(purse)
        claim(holds == 0, f"{event.player} leaves with {holds} still at the table")
        if purse.held:
            # An amount withheld stays behind its owner.
            return
        self.tokens.purses.pop(event.player, None)
        if purse.owed:
            self.debts[event.player] = purse.owed
        self._before[event.player] = self.station(event.player)
        del self.purses[event.player]
        if gone := self._personal.pop(event.player, None):
            self._personal_then.setdefault(event.player, []).extend(gone)

    def _bought_in(self, event: BoughtIn) -> None:
        purse = self.purse(event.player)
        claim(event.amount > 0, f"a buy-in of {event.amount}")
        promoted = event.tender in self.tokens.tenders
        claim(event.tokens == promoted, f"{event.tender} taken for tokens: {event.tokens}")
        purse.balance += event.amount
        purse.came_in += event.amount
        self.totals.tenders[event.tender] += event.amount
        if promoted:
            self.tokens.buy(event.player, event.amount)
            self.totals.tokens_taken -= event.amount if event.tender != "token" else 0
        if event.tender != "chips" and not (promoted and event.tender == "token"):
            self.totals.drop[event.tender] += event.amount
        if event.tender != "chips" and not promoted:
            self.banked -= event.amount

    def _cashed_out(self, event: CashedOut) -> None:
        purse = self.purse(event.player)
        # Promotional tokens stay behind when chips are cashed out, and leave by themselves.
        tokens = self.tokens.of(event.player)
        whole = tokens.hand if event.payment == "tokens" else purse.balance - tokens.hand
        right = 0 < event.amount == whole
        claim(right, f"{event.player} cashes out {event.amount} and holds {purse.balance}")
        tokens.hand -= event.amount if event.payment == "tokens" else 0
        purse.balance -= event.amount
        purse.went_out += event.amount
        if event.payment == "tokens":
            self.totals.tokens_out += event.amount
        elif event.ticket:
            self.totals.tickets_out += event.amount
            purse.tickets_out += event.amount
        else:
            self.totals.chips_out += event.amount
        if event.owed:
            claim(not event.ticket, "a ticket is not owed in chips too")
            self.payable[event.player] = self.payable.get(event.player, 0) + event.amount

    def _paid_out(self, event: PaidOut) -> None:
        owed = self.payable.pop(event.player, 0)
        claim(event.amount == owed > 0, f"{event.amount} is paid out, and {owed} is owed")

    def _betting_opened(self, event: BettingOpened) -> None:
        due = self.totals.rounds + (0 if event.respin else 1)
        claim(event.round_no == due, f"round {event.round_no} opens where {due} is due")
        last = self.totals.rounds
        claim(self._is_over, f"round {last} was neither settled nor void when the next opened")
        self._is_over = self._is_settled = False
        self.totals.rounds = event.round_no
        if self._settled is not None and not event.respin:
            self._past.keep(event.round_no - 1, self._settled)
        self._drawn, self._settled = Drawn(), None

    def change(self, event: WagersChanged) -> None:
        """By far the most frequent event, which moves as much to the layout as off the balance.

        So the meters give what the player holds if they gave it before; what the player has on
        other bets was checked when it was laid.
        """
        player, costs = event.player, self.cloth.costs
        purse = self.purses.get(player) or self.purse(player)
        if event.checks:
            banking.colours_laid(self, event)
        tokens = self.tokens.purses.get(player)
        hand = tokens.hand if tokens is not None else 0
        wagers, balance, least = purse.wagers, purse.balance, 1
        for change in event.changes:
            bet, stake, cost, token = change
            if cost != stake * costs[bet]:
                due = stake * costs[bet]
                raise AuditFailure(f"{stake} on {bet} is said to cost {cost}; {due} is right")
            if token or cost > balance - hand:
                held = self.tokens.of(player)
                lay_tokens(held, change, chips=balance - hand)
                hand = held.hand
            lies = wagers[bet] = wagers.get(bet, 0) + stake
            if lies < least:
                least = lies
            balance -= cost
        purse.balance = balance
        if least <= 0:
            self._clear(player, event)
        if balance < 0:
            raise AuditFailure(f"{player} would hold {balance}")
        if hand > balance:
            raise AuditFailure(f"{player} holds more tokens than all")

    def _clear(self, player: str, event: WagersChanged) -> None:
        """Bets from which all was taken up; Wrong if it was more than that."""
        wagers = self.purses[player].wagers
        for bet, _, _, _ in event.changes:
            lies = wagers.get(bet, 0)
            if lies < 0:
                raise AuditFailure(f"{player} took down too much")
            if not lies:
                wagers.pop(bet, None)

    def _stray(self, event: StrayWagerLaid | StrayWagerLifted) -> None:
        purse, (bet, stake, cost, _) = self.purse(event.player), event.change
        due = stake * self.cloth.cost(bet)
        claim(cost == due, f"{stake} on {bet} is said to cost {cost}; {due} is right")
        left = purse.strays.get(bet, 0) + stake
        claim(left >= 0, f"{event.player} took down too much")
        purse.strays = {**purse.strays, bet: left}
        purse.strays = {name: lies for name, lies in purse.strays.items() if lies}
        purse.balance -= cost

    def _spun(self, event: BallSpun) -> None:
        claim(event.spin_no == self._spins + 1, f"spin {event.spin_no} follows {self._spins}")
        claim(not self._is_settled, f"the ball was spun again after round {self.totals.rounds}")
        # A round that was void goes on with its next spin.
        self._is_over = False
        self._spins = event.spin_no
        self._drawn = Drawn()

    @property
    def _colours(self) -> tuple[str, ...]:
        lucky = self.cloth.game.lucky
        return tuple(lucky.standard) if lucky is not None else ()

    def _numbers(self, event: LuckyNumbersDrawn) -> None:
        left = list(self.cloth.game.wheel.order)
        for colour, place in zip(self._colours, event.lot, strict=False):
            claim(place < len(left), f"the lot of {colour} is {place} of {len(left)}")
            claim(left.pop(place) == event.numbers[colour], f"another number is {colour}'s lot")
        self._drawn.numbers = {colour: str(number) for colour, number in event.numbers.items()}

    def _boost(self, event: LuckyBoostDrawn) -> None:
        if event.lot:
            claim(self._colours[event.lot[0]] == event.colour, f"the lot is not {event.colour}")
        self._drawn.boost = (event.colour, event.odds)

    def _lays(self, player: str) -> list[Lay]:
        purse, costs = self.purses[player], self.cloth.costs
        wagers = purse.wagers.items()
        lays = [make(Lay, (bet, stake * costs[bet], False)) for bet, stake in wagers]
        if purse.strays:
            lays += [Lay(bet, stake * costs[bet], True) for bet, stake in purse.strays.items()]
        return lays

    def _all_lays(self) -> dict[str, list[Lay]]:
        return {player: lays for player in self.purses if (lays := self._lays(player))}

    def _line_check(
        self, pocket: str, settled: Settled | None = None, sentence: Sentence | None = None
    ) -> LineCheck:
        sentence = sentence or self._prison.sentence()
        usual = settled is None and sentence is None and self._drawn == Drawn()
        kept = self._checks.get(pocket) if usual else None
        if kept is not None and kept.limits is self.limits:
            # The same number comes to the same, as long as nothing else has a part in it.
            return kept
        on_wheel = pocket in {str(number) for number in self.cloth.game.wheel.order}
        claim(on_wheel, f"{pocket} is not on this wheel")
        check = LineCheck(
            cloth=self.cloth,
            limits=settled.limits if settled else self.limits,
            pocket=pocket,
            drawn=settled.drawn if settled else Drawn() if usual else self._drawn,
            personal=self._personal_of_then() if settled else self._personal,
        )
        if sentence is not None:
            check.at_zero = sentence.span
        if usual:
            self._checks[pocket] = check
        return check

    def _round_settled(self, event: RoundSettled) -> None:
        claim(not self._is_settled, "the round was settled before")
        self._is_over = self._is_settled = True
        lays = self._all_lays()
        self._judge(self._line_check(event.pocket), lays, event.lines)
        self._prison.settle(event, self.totals.rounds)
        lying = self.tokens.lying()
        self._settled = Settled(list(event.lines), lays, self.limits, self._drawn, lying)
        frozen = event.frozen
        claim(
            frozen is None or (frozen.limits, frozen.spin_no) == (self.limits, self._spins),
            "it froze other limits, or another spin, than the round had",
        )
        # Tokens that the house takes in are no chips in the float.
        self._take_tokens(self.tokens.settle(event))
        self.totals.settled += 1
        for player in {line.player for line in event.lines}:
            self.purses[player].wagers, self.purses[player].strays = {}, {}
        lost = 0
        for line in event.lines:
            if not (line.win or line.returned):
                lost += line.stake
                continue
            self._credit(line)
            if line.stands:
                wagers = self.purses[line.player].wagers
                for bet, amount in line.stands:
                    wagers[bet] = wagers.get(bet, 0) + amount
        self.totals.house_win += lost
        self._meter(event.lines, 1)

    def _judge(self, check: LineCheck, lays: dict[str, list[Lay]], lines: Iterable[Line]) -> None:
        """Exactly one right line for each wager that lay there."""
        lying, lost, personal = lying_of(lays), check.lost, check.personal
        for line in lines:
            player, bet, stake = line.player, line.bet, line.stake
            nothing = not (line.win or line.returned or line.stands or line.odds or line.void)
            if nothing and (bet, stake) in lost and player not in personal:
                # Most lines of a log: no more is to be found out than that it lay there, once.
                key = (player, bet, stake, False)
                if lying.get(key) == 1:
                    del lying[key]
                    continue
            is_stray = take_lay(lying, line)
            if is_stray is None:
                what = f"{line.player}'s {line.stake} on {line.bet}"
                raise AuditFailure(f"{what} did not lie there when the ball came to rest")
            fault = check.fault(line, is_stray=is_stray) if is_stray else check.fault(line)
            if fault is not None:
                what = f"{line.player}'s {line.stake} on {line.bet}"
                raise AuditFailure(f"{what} on {check.pocket}: {fault}")
        left = [f"{player}'s {bet}" for player, bet, _, _ in lying]
        claim(not left, f"{', '.join(left)} has no line")

    def _take_tokens(self, amount: int) -> None:
        """Tokens that the house takes in are no chips in the float."""
        self.banked -= amount
        self.totals.tokens_taken += amount

    def _credit(self, line: Line) -> None:
        paid = line.win + line.returned
        standing = sum(amount for _, amount in line.stands) if line.stands else 0
        self.purse(line.player).balance += paid - standing
        self.totals.house_win += line.stake - paid

    def _meter(self, lines: Iterable[Line], sign: int) -> None:
        kinds, purses = self.cloth.kinds, self.purses
        turnover: dict[str, int] = {}
        returned: dict[str, int] = {}
        for line in lines:
            player, stake, paid = line.player, sign * line.stake, sign * (line.win + line.returned)
            # Who was away when a result was put right has meters of earlier visits.
            place = purses.get(player) or self._before.setdefault(player, Station())
            place.turnover += stake
            if paid:
                place.wins += paid
            if not line.void:
                kind = kinds[line.bet]
                turnover[kind] = turnover.get(kind, 0) + stake
                if paid:
                    returned[kind] = returned.get(kind, 0) + paid
        for kind, stake in turnover.items():
            self.totals.turnover[kind] += stake
            self.totals.won[kind] += stake - returned.get(kind, 0)

    def _given_back(self, lines: tuple[Line, ...]) -> None:
        """Wagers that go back without a result, or are forfeited where that was decided."""
        for player in {line.player for line in lines}:
            purse = self.purse(player)
            mine = [line for line in lines if line.player == player]
            for bet in {line.bet for line in mine}:
                lay = sum(lay.whole for lay in self._lays(player) if lay.bet == bet)
                given = sum(line.stake for line in mine if line.bet == bet)
                claim(lay == given, f"{given} of {player} on {bet} goes back, and {lay} lay there")
                purse.wagers.pop(bet, None)
                purse.strays.pop(bet, None)
        for line in lines:
            claim(line.void and not line.win, f"a wager of {line.player} goes back with a win")
            claim(line.returned in (0, line.stake), f"part of {line.player}'s wager goes back")
            self._credit(line)
        self._meter(lines, 1)

    def _returned(self, event: WagersReturned) -> None:
        if event.cause != "invalidated":
            claim_whole(event.lines)
        self._given_back(event.lines)
        self._take_tokens(self.tokens.settle(event))

    def _no_spin(self, event: NoSpinCalled) -> None:
        self.totals.void_spins += 1
        if event.round_no:
            return
        self._settled = None
        self._is_over, self._is_settled = True, False
        if event.lines:
            lays = Counter(
                (p, lay.bet, lay.whole) for p, m in self._all_lays().items() for lay in m
            )
            stated = Counter((line.player, line.bet, line.stake) for line in event.lines)
            claim(lays == stated, "its lines are not the wagers that lie on the layout")
        claim_whole(event.lines)
        if event.returned:
            self._given_back(event.lines)
            self._take_tokens(self.tokens.settle(event))

    def _invalidated(self, event: OutcomeInvalidated) -> None:
        if not event.round_no:
            self._settled = None
            self._is_over, self._is_settled = True, False

    def _closed(self, event: TableClosed) -> None:
        last = self.totals.rounds
        claim(self._is_over, f"round {last} was neither settled nor void when the table closed")

    def _malfunction(self, event: MalfunctionReported) -> None:
        if event.voids:
            self._is_over, self._is_settled = True, False

    def _resettled(self, event: RoundResettled) -> None:
        settled = self._settled_then(event.round_no)
        known = Counter(line_key(line) for line in settled.lines)
        undone = Counter(line_key(line) for line in event.before)
        claim(undone <= known, "what it undoes is not what was settled")
        self._judge_again(event, settled)
        round_no = self._prison.round_of(event)
        next_no = self._prison.after(round_no)
        self._follow(event.follows or round_no, next_no, self._prison.settle_again(event))
        moves = {move.player: move for move in event.moves}
        for player in {line.player for line in (*event.before, *event.lines)}:
            self._move(player, event, moves.get(player))
        again = self.tokens.settle_past if event.round_no else self.tokens.settle_again
        self._take_tokens(again(event, settled.tokens, self.purses))
        self._meter(event.before, -1)
        self._meter(event.lines, 1)
        for sign, lines in ((-1, event.before), (1, event.lines)):
            self.totals.house_win += sign * sum(x.stake - x.returned - x.win for x in lines)
        self._settle_again(event, settled)
        if event.round_no or event.follows:
            claim_revised(event.revised, settled)

    def _follow(self, origin: int, next_no: int, lies: dict[tuple[str, str], Lies]) -> None:
        """Stakes that lie otherwise for the next number, which is then settled anew."""
        for key, now in lies.items():
            (player, bet), settled = key, self._settled_then(next_no)
            lays = settled.lays.get(player, [])
            old = next((lay for lay in lays if lay.bet == bet and not lay.is_stray), None)
            if self._prison.differs(key, now, old.whole if old else 0, next_no):
                self._prison.lay_anew(key, now, next_no)
                rest = [lay for lay in lays if lay is not old]
                settled.lays[player] = [*rest, Lay(bet, now.stake)] if now.stake else rest
                self._due = (next_no, origin)
                self._moved.add(player)

    def _settled_then(self, round_no: int) -> Settled:
        """The settlement that an event speaks of: of this round, or of one of before."""
        if round_no and round_no != self.totals.rounds:
            return self._past.find(round_no)
        claim(self._settled is not None, "a settlement is undone where there is none")
        assert self._settled is not None
        return self._settled

    def _judge_again(self, event: RoundResettled, settled: Settled) -> None:
        """The new lines are right for the number, or give every stake back."""
        if event.cause == "correction":
            claim(event.pocket is not None, "a correction names no number")
            stated = {line.player for line in (*event.before, *event.lines)}
            if not event.follows:
                # A log of before left out those who had gone; what follows is for the moved alone.
                stated |= set(self.purses)
            here = {p: lays for p, lays in settled.lays.items() if p in stated}
            self._judge(
                self._line_check(str(event.pocket), settled, self._prison.sentence_again(event)),
                here,
                event.lines,
            )
            return
        if event.cause.startswith("override"):
            claim(
                sum(line.stake for line in event.lines) == sum(x.stake for x in event.before),
                "other stakes are settled than were undone",
            )
            check = self._line_check(str(event.pocket), settled)
            for line in event.lines:
                fault = None if line.void else check.fault(line)
                claim(fault is None, f"{line.player}'s {line.bet}: {fault}")
            return
        claim_undone(event.before, event.lines, may_forfeit=event.cause == "invalidated")

    def _move(self, player: str, event: RoundResettled, move: Move | None) -> None:
        """What undoing and settling again does to one player is what the event says it does."""
        old = [line for line in event.before if line.player == player]
        new = [line for line in event.lines if line.player == player]
        given = sum(line.win + line.returned - line.stake for line in new)
        gained = given - sum(line.win + line.returned - line.stake for line in old)
        if player not in self.purses:
            self.debts[player] = self.debts.get(player, 0) - gained
            due = (0, 0, -gained)
        elif event.round_no:
            stands = {bet: stake for line in new for bet, stake in line.stands}
            held = {x.bet: stands.get(x.bet, 0) for x in event.prison if x.player == player}
            due = settle_past_purse(self.purse(player), gained, held)
        else:
            due = settle_purse_again(self.purse(player), old, new)
        said = None if move is None else (move.balance, move.layout, move.owed)
        claim(said == due, f"it moves {said} for {player}, and {due} is right")

    def _settle_again(self, event: RoundResettled, settled: Settled) -> None:
        undone = Counter(line_key(line) for line in event.before)
        left = []
        for line in settled.lines:
            if undone[line_key(line)]:
                undone[line_key(line)] -= 1
            else:
                left.append(line)
        if event.cause == "correction":
            settled.lines = [*left, *event.lines]
            return
        # Who has no wager left that counts is out of the round; else only what was undone is.
        out = {line.player for line in event.before} - {x.player for x in left if not x.void}
        settled.lines = [*(x for x in left if x.player not in out), *event.lines]
        for player in out:
            settled.lays.pop(player, None)
        gone = {(line.player, line.bet) for line in event.before}
        for player in {player for player, _ in gone} - out:
            settled.lays[player] = [
                lay for lay in settled.lays[player] if lay.is_stray or (player, lay.bet) not in gone
            ]
        if event.cause.startswith("override"):
            for line in event.lines:
                if not line.void:
                    settled.lays.setdefault(line.player, []).append(Lay(line.bet, line.stake))

    def _shared(self, event: StakeShared) -> None:
        purse = self.purse(event.player)
        settled = self._settled or self._past.find(self._prison.round_no)
        taken = self._prison.share(event, purse, settled)
        self.totals.house_win += taken
        self.totals.won[self.cloth.kinds[event.bet]] += taken

    def _last_spin(self, event: LastSpinAnnounced) -> None:
        self._prison.is_last = True

    def _limits_changed(self, event: LimitsChanged) -> None:
        self.limits = self.limits.with_table(event.range)

    def _personal_of_then(self) -> dict[str, list[Range]]:
        """What was agreed with anybody at any time: who agreed to it may have left since."""
        then, now = self._personal_then, self._personal
        return {each: [*then.get(each, ()), *now.get(each, ())] for each in {**then, **now}}

    def _personal_limits(self, event: PersonalLimitsSet | TerminalLimitsSet) -> None:
        if event.range is not None:
            self._personal.setdefault(event.player, []).append(event.range)


_ENTRIES: dict[type[Event], Callable[[TableBook, Any], None]] = {
    PlayerJoined: TableBook._joined,
    PlayerLeft: TableBook._left,
    BoughtIn: TableBook._bought_in,
    CashedOut: TableBook._cashed_out,
    PaidOut: TableBook._paid_out,
    BettingOpened: TableBook._betting_opened,
    WagersChanged: TableBook.change,
    StrayWagerLaid: TableBook._stray,
    StrayWagerLifted: TableBook._stray,
    BallSpun: TableBook._spun,
    LuckyNumbersDrawn: TableBook._numbers,
    LuckyBoostDrawn: TableBook._boost,
    RoundSettled: TableBook._round_settled,
    RoundResettled: TableBook._resettled,
    WagersReturned: TableBook._returned,
    NoSpinCalled: TableBook._no_spin,
    OutcomeInvalidated: TableBook._invalidated,
    MalfunctionReported: TableBook._malfunction,
    TableClosed: TableBook._closed,
    StakeShared: TableBook._shared,
    LastSpinAnnounced: TableBook._last_spin,
    TipGiven: banking.tip,
    LimitsChanged: TableBook._limits_changed,
    PersonalLimitsSet: TableBook._personal_limits,
    TerminalLimitsSet: TableBook._personal_limits,
    ClaimHeld: banking.held,
    ClaimReleased: banking.released,
    ColourIssued: banking.colour_issued,
    ColourRedeemed: banking.colour_redeemed,
    ColoursCollected: banking.colours_collected,
    ColoursReturned: banking.colours_returned,
    ColoursPaid: banking.colours_paid,
    ForeignColourRedeemed: banking.foreign,
    ChecksGone: banking.checks_gone,
    FloatCounted: banking.counted,
    FloatFilled: banking.filled,
    FloatCredited: banking.credited,
    MistakeRecorded: banking.mistake,
}
