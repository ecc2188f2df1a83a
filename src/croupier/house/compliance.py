"""The compliance of a house behind the desk: who may play, and what is looked into.

It follows every table. What a table would allow is still refused to somebody who is excluded, who
has reached a limit or who must first read how long they have played; what is somebody's own is
paid out all the same. Everything it knows comes from the log.
"""

from bisect import bisect
from collections import defaultdict
from dataclasses import replace
from typing import Final

from croupier.compliance.cards import CardIssued
from croupier.compliance.care import (
    Stake,
    check_due,
    clear_until,
    refuse_excluded,
    refuse_play,
)
from croupier.compliance.declare import (
    CaseCommand,
    CaseDecision,
    CaseEvent,
    Circumstances,
    ConductCommand,
    Ground,
    OfficeEvent,
    PatronCommand,
    PatronDecision,
    PatronEvent,
    case_roles,
    decide_case,
    decide_office,
    decide_patron,
    evolve_case,
    evolve_office,
    evolve_patron,
)
from croupier.compliance.exclusions import ExclusionLifted, exclude_at_table
from croupier.compliance.incidents import OpenCase
from croupier.compliance.limits import DAY, HOUR, PlayRules, house_rule
from croupier.compliance.play import PlayBook
from croupier.compliance.state import Case, Exclusion, Office, Patron
from croupier.compliance.viewing import NoteView
from croupier.core.messages import say
from croupier.core.money import Money
from croupier.core.names import alike, why_not_a_name
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.answers import Answer
from croupier.house.codecs import COMPLIANCE_CODEC, TABLE_CODEC
from croupier.house.house import House
from croupier.house.log.record import Record
from croupier.house.log.store import Store
from croupier.house.policies import Request
from croupier.house.recent_play import PLAYED, find_exclusions, find_lately
from croupier.house.stream_kind import StreamKind
from croupier.house.tables import stream_of
from croupier.house.views.care import show_care
from croupier.house.views.own_play import CareShown
from croupier.house.winnings import day_of, refuse_end, winnings
from croupier.roulette.catalogue import find_book
from croupier.roulette.game import Game
from croupier.table.claims import EndSeizure, SeizeWinnings
from croupier.table.conduct import PlayerExcluded
from croupier.table.declare import Event
from croupier.table.fraud import FRAUD
from croupier.table.opening import OpenTable
from croupier.table.phases import Phase
from croupier.table.seats import BoughtIn, Join, PlayerJoined
from croupier.table.state import Table
from croupier.table.wagers import StrayWagerLaid, WagersChanged

PATRONS: Final = "patron:"
CASES: Final = "case:"
OFFICES: Final = "office:"
OFFICE: Final = "office:house"
STREAMS: Final = (PATRONS, CASES, OFFICE)
#: What a card that was shown may be said to be, in place of its number.
CARD_WORDS: Final = frozenset({"valid", "expired", "borrowed", "none"})
#: Laying wagers and sitting down, the only things that are ever refused here.
_REVIEWED: Final = frozenset(
    {"join", "buy-in", "ticket-in", "place", "call-bet", "repeat", "undo", "move"}
)
#: Longer nothing is being written.
_WRITING_MS: Final = 10_000
_SPINNING: Final = frozenset({Phase.BETTING, Phase.FINAL_BETS, Phase.NO_MORE_BETS})


class ComplianceDesk:
    """Registers of patrons and incidents, and the guard at every table."""

    def __init__(self, store: Store, house: House, rules: PlayRules | None = None) -> None:
        self.house = house
        self.rules = rules or PlayRules()
        self.patrons: dict[str, Patron] = {}
        #: Names that a person would take for one another: an exclusion holds for all of them.
        self._spellings: dict[str, set[str]] = {}
        self.cases: dict[str, Case] = {}
        self.office = Office()
        self.plays = PlayBook(self.rules)
        #: Whose card a number is.
        self.cards: dict[str, str] = {}
        self._store = store
        #: What tables have said, and how often the house had lifted what stood by then.
        self._at_tables: defaultdict[str, dict[Exclusion, int]] = defaultdict(dict)
        #: The records of those lifts.
        self._lifts: defaultdict[str, list[int]] = defaultdict(list)
        #: Who has viewed whose play, and until when that counts as one view.
        self._viewed: dict[tuple[str, str, str], int] = {}
        self._granted: dict[tuple[str, str], int] = {}
        #: Up to when nothing can speak against a player's wagers, so that nothing is looked up.
        self._clear: dict[str, int] = {}
        #: What wagers that are being written bring somebody to, by table, and since when.
        self._staked: dict[str, dict[str, tuple[int, int]]] = {}
        self._add_streams()

    def _add_streams(self) -> None:
        streams = self.house.streams
        patrons: StreamKind[Patron, PatronEvent] = StreamKind(
            prefix=PATRONS,
            codec=COMPLIANCE_CODEC,
            decide=self._decide_patron,
            evolve=evolve_patron,
            empty=lambda name: Patron(name=name),
        )
        cases: StreamKind[Case, CaseEvent] = StreamKind(
            prefix=CASES,
            codec=COMPLIANCE_CODEC,
            decide=self._decide_case,
            evolve=evolve_case,
            empty=lambda number: Case(number=number),
        )
        office: StreamKind[Office, OfficeEvent] = StreamKind(
            prefix=OFFICES,
            codec=COMPLIANCE_CODEC,
            decide=decide_office,
            evolve=evolve_office,
            empty=lambda name: Office(),
        )
        streams.add(patrons).policies.follow(self._follow_patron)
        streams.add(cases).policies.follow(self._follow_case)
        streams.add(office).policies.follow(self._follow_office)

    async def start(self, now: int) -> None:
        """Read the registers from the log, and who has played lately; then follow the tables."""
        for prefix in (PATRONS, CASES, OFFICES):
            await self.house.streams.start(prefix)
        for name, stream in self.house.tables.items():
            if stream.state.excluded:
                for record in await find_exclusions(self._store, stream_of(name)):
                    event = TABLE_CODEC.decode(record.kind, record.payload)
                    self._note_excluded(name, event, record.number)
        since = min(self.rules.day_ends(now) - DAY, now - DAY // 2)
        lately = await find_lately(self._store, stream_of(""), PLAYED, since)
        # What a table has yet to take up, because another node wrote it, is noted when it does.
        for record in filter(self.house.has_read, lately):
            table = record.stream.removeprefix(stream_of(""))
            self.plays.take(table, (TABLE_CODEC.decode(record.kind, record.payload),))
        for name, stream in self.house.tables.items():
            for player, play in self.plays.players.items():
                seat = stream.state.seats.get(player)
                staked = stream.state.staked(seat) if seat is not None else 0
                if staked != play.at_risk.get(name, 0):
                    play.at_risk[name] = staked
        self._attach()

    def _attach(self) -> None:
        """Stand at every table from now on."""
        policies = self.house.policies
        policies.fill(self._read_card, Join.action)
        policies.review(self._refuse_opening, OpenTable.action)
        policies.review(self._review_play, *_REVIEWED, clears=lambda table: self._is_clear)
        policies.review(self._review_seizure, SeizeWinnings.action)
        policies.review(self._review_end, EndSeizure.action)
        for kind, entry in self.plays.entries():
            policies.note(entry, kind)
        policies.note(self._note_excluded, PlayerExcluded)
        policies.note(self._note_staked, WagersChanged, StrayWagerLaid)

    def _follow_patron(
        self, name: str, record: Record, event: PatronEvent, before: Patron, after: Patron
    ) -> None:
        if isinstance(event, ExclusionLifted):
            self._lifts[name].append(record.number)
        for exclusion, lifts in self._at_tables.get(name, {}).items():
            after = exclude_at_table(after, exclusion, lifts)
        self._enter(after)
        if isinstance(event, CardIssued):
            self.cards[event.card] = name

    def _follow_case(
        self, number: str, record: Record, event: CaseEvent, before: Case, after: Case
    ) -> None:
        self.cases[number] = after

    def _follow_office(
        self, name: str, record: Record, event: OfficeEvent, before: Office, after: Office
    ) -> None:
        self.office = after

    def _enter(self, patron: Patron) -> None:
        self.patrons[patron.name] = patron
        self._spellings.setdefault(alike(patron.name), set()).add(patron.name)
        self._clear.pop(patron.name, None)
        if patron.exclusions:
            for name in [each for each in self._clear if alike(each) == alike(patron.name)]:
                del self._clear[name]

    def roles_for(self, kind: type[PatronCommand], table: str) -> frozenset[Role]:
        """Who may do something about a patron, with the power that a table's book gives."""
        stream = self.house.tables.get(table)
        power = stream.state.game.powers.get(kind.action) if stream is not None else None
        return power.roles if power is not None else kind.roles or frozenset()

    def case_roles_for(self, kind: type[CaseCommand], case: str) -> frozenset[Role]:
        """Who may do something about an incident, with the power that its table's book gives."""
        stream = self.house.tables.get(self.case(case).table)
        powers = stream.state.game.powers if stream is not None else {}
        return case_roles(kind, powers) or frozenset()

    def patron(self, name: str) -> Patron:
        """Somebody as the house knows them; nothing is known of a stranger."""
        return self.patrons.get(name) or Patron(name=name)

    def case(self, number: str) -> Case:
        """An incident by its number."""
        return self.cases.get(number) or Case(number=number)

    async def case_history(self, number: str) -> list[tuple[Record, CaseEvent]]:
        """Every fact about an incident, with who was behind it."""
        stream = await self.house.streams.find(f"{CASES}{number}")
        return [step async for step in stream.history()]

    def care(self, player: str, now: int) -> CareShown | None:
        """What a seat shows of its player's own play; None where nothing concerns them."""
        patron = self.patrons.get(player)
        if patron is None and now < self._clear.get(player, 0):
            return None
        play = self.plays.players.get(player)
        if patron is None and not check_due(self.rules, patron, play, now):
            return None
        return show_care(self.rules, player, patron, play, now)

    async def submit(self, command: ConductCommand, actor: Actor) -> Answer:
        """Have a command about a patron, an incident or the office decided."""
        if isinstance(command, OpenCase):
            return await self._open_case(command, actor)
        stream = OFFICE
        if isinstance(command, PatronCommand):
            stream = f"{PATRONS}{command.patron}"
        elif isinstance(command, CaseCommand):
            stream = f"{CASES}{command.case}"
        return await self.house.gateway.submit(actor, stream, command)

    async def note_view(self, viewer: str, patron: str, what: str, now: int) -> None:
        """Put on record that a member of staff views a patron's play, once in an hour."""
        view = (viewer, patron, what)
        if now < self._viewed.get(view, 0):
            return
        note = NoteView(by=Role.SYSTEM, at=now, viewer=viewer, patron=patron, what=what)
        await self.submit(note, Actor(id=viewer, roles=frozenset({Role.SYSTEM})))
        self._viewed = {each: until for each, until in self._viewed.items() if until > now}
        self._viewed[view] = now + HOUR

    async def _open_case(self, command: OpenCase, actor: Actor) -> Answer:
        """Put an incident on record under the next number that nobody else has taken."""
        if command.table and command.table not in self.house.tables:
            return Refusal(Reason.INVALID, say("house-there-no-table", table=command.table))
        number = len(self.cases)
        while True:
            number += 1
            name = f"C{number}"
            if name in self.cases:
                continue
            numbered = command.but(case=name)
            answer = await self.house.gateway.submit(actor, f"{CASES}{name}", numbered)
            if not isinstance(answer, Refusal) or name not in self.cases:
                return answer

    def _decide_patron(self, patron: Patron, command: PatronCommand) -> PatronDecision:
        # What tables have said of somebody counts as well.
        known = self.patrons.get(command.patron, patron)
        return decide_patron(known, command, self._circumstances(command))

    def _decide_case(self, case: Case, command: CaseCommand) -> CaseDecision:
        return decide_case(case, command, self._ground(case, command))

    def _circumstances(self, command: PatronCommand) -> Circumstances:
        stream = self.house.tables.get(getattr(command, "table", ""))
        about = Circumstances(
            rules=self.rules,
            play=self.plays.players.get(command.patron),
            card_of=self.cards.get(getattr(command, "card", ""), ""),
        )
        if stream is None:
            return about
        game, seat = stream.state.game, stream.state.seats.get(command.patron)
        return replace(
            about,
            power=game.powers.get(command.action),
            law=game.exclusion_law,
            kinds=game.restricted_kinds,
            started=seat is not None and (seat.started or bool(seat.wagers)),
        )

    def _ground(self, case: Case, command: CaseCommand) -> Ground:
        name = command.table if isinstance(command, OpenCase) else case.table
        stream = self.house.tables.get(name)
        if stream is None:
            return Ground()
        table = stream.state
        spun = table.spin is not None and not table.spin.void and table.phase in _SPINNING
        void = table.game.no_spins.get("interference")
        fraud = table.game.invalidations.get(FRAUD)
        return Ground(
            powers=table.game.powers if fraud is None else {**table.game.powers, FRAUD: fraud},
            spinning=spun,
            spin_no=table.spin_no,
            round_no=table.round_no,
            void_clauses=void.clauses if void is not None else (),
        )

    async def seize(self, case: str, table: str, by: Role, at: int, actor: Actor) -> Answer:
        """Seize what somebody won at a table while they held a device, as the log has it."""
        found = self.case(case)
        stream = self.house.tables.get(table)
        if stream is None or not found.is_open or found.held_from is None or not found.person:
            return Refusal(
                Reason.INVALID,
                say("house-no-open-case-device-named", case=case),
                house_rule("seize"),
            )
        won = winnings(await self.house.history(table), found.person, found.held_from)
        if won <= 0:
            return Refusal(
                Reason.INSUFFICIENT_CREDIT,
                say("house-won-nothing-at-since-device", person=found.person, table=table),
                house_rule("seize"),
            )
        seize = SeizeWinnings(by=by, at=at, player=found.person, amount=Money(won), case=case)
        self._granted[table, case] = won
        try:
            return await self.house.gateway.submit(actor, stream_of(table), seize)
        finally:
            self._granted.pop((table, case), None)

    def _review_seizure(
        self, table: Table, request: Request, events: tuple[Event, ...]
    ) -> Refusal | None:
        command = request.command
        if command.amount <= self._granted.get((table.id, command.case), 0):
            return None
        return Refusal(
            Reason.NOT_PERMITTED,
            say("house-what-seized-worked-out-from", amount=command.amount),
            house_rule("seize"),
        )

    def _review_end(
        self, table: Table, request: Request, events: tuple[Event, ...]
    ) -> Refusal | None:
        return refuse_end(table, request.command, self.cases.get(request.command.case))

    def _read_card(self, table: Table, command: Join) -> Join:
        """A command in which a card that was shown by its number stands as what it is."""
        if command.card in CARD_WORDS:
            return command
        return command.but(card=self.card_is(command.card, command.player))

    def card_is(self, card: str, player: str) -> str:
        """What a card is in somebody's hand: valid, expired, borrowed or none."""
        owner = self.cards.get(card)
        if owner is None:
            return "none"
        if owner != player:
            return "borrowed"
        return "expired" if self.patrons[owner].cards[card] else "valid"

    def _refuse_opening(
        self, table: Table, request: Request, events: tuple[Event, ...]
    ) -> Refusal | None:
        """Why no table opens under a book whose edition, or by a choice that, does not hold."""
        command = request.command
        if self.rules.registered_cards and (refusal := _refuse_ended(command)):
            return refusal
        held = self.office.editions.get(command.book)
        if held is None or day_of(command.at) >= held[1]:
            return None
        return Refusal(
            Reason.NOTICE_REQUIRED,
            say("house-edition-holds-from-on", edition=held[0], book=command.book, day=held[1]),
            house_rule("activate-edition"),
        )

    def _is_clear(self, request: Request) -> bool:
        """Whether somebody who lays a wager is known to be clear, so that nothing is added up."""
        command = request.command
        return bool(command.at < self._clear.get(command.player, 0))

    def _review_play(
        self, table: Table, request: Request, outcome: tuple[Event, ...]
    ) -> Refusal | None:
        """Why the house refuses what the book would allow; None nearly always."""
        command = request.command
        if len(outcome) == 1 and type(outcome[0]) is WagersChanged and self._is_clear(request):
            return None
        player, cost, joins = str(getattr(command, "player", "")), 0, False
        for event in outcome:
            kind = type(event)
            if isinstance(event, WagersChanged):
                for _, _, paid, _ in event.changes:
                    cost += paid
            elif isinstance(event, StrayWagerLaid):
                cost += event.change.cost
            elif kind is PlayerJoined or kind is BoughtIn:
                joins = True
        if joins and (refusal := self._refuse_joining(table, player, command.at, outcome)):
            return refusal
        return self._refuse_wager(table, player, command.at, cost) if cost > 0 else None

    def _refuse_joining(
        self, table: Table, player: str, at: int, outcome: tuple[Event, ...]
    ) -> Refusal | None:
        joins = any(isinstance(each, PlayerJoined) for each in outcome)
        return self.refuse_person(player, at, table.game if joins else None)

    def refuse_person(self, player: str, at: int, game: Game | None) -> Refusal | None:
        """Why somebody may not play; at the door, with a game, also for want of a card."""
        if reason := why_not_a_name(player):
            return Refusal(Reason.INVALID, reason, house_rule("names"))
        if refusal := self.refuse_excluded(player, at):
            return refusal
        patron = self.patrons.get(player)
        if game is None or not game.entry.card:
            return None
        entry = game.entry
        registered = patron is not None and bool(patron.member)
        if registered and patron is not None and patron.carded:
            return None
        if registered or self.rules.registered_cards:
            return Refusal(
                Reason.CARD_REQUIRED,
                say("house-no-card-stands-issued", player=player),
                entry.card_clauses,
            )
        return None

    def refuse_excluded(self, player: str, at: int) -> Refusal | None:
        """Why somebody who is excluded takes part in nothing, under whatever spelling."""
        for name in self._spellings.get(alike(player), ()):
            if exclusion := self.patrons[name].excluded(at):
                return refuse_excluded(player, exclusion)
        return None

    def _may_be_excluded(self, player: str) -> bool:
        """Whether anybody whose name is a spelling of this one has an exclusion on record."""
        spellings = self._spellings.get(alike(player), ())
        return any(self.patrons[name].exclusions for name in spellings)

    def _refuse_wager(self, table: Table, player: str, at: int, cost: int) -> Refusal | None:
        if at < self._clear.get(player, 0):
            return None
        rules, patron = self.rules, self.patrons.get(player)
        play = self.plays.players.get(player)
        stake = Stake(0, 0, 0)
        if rules.limits or (patron is not None and (patron.limits or patron.waiting)):
            seat = table.seats.get(player)
            staked = cost + (table.staked(seat) if seat is not None else 0)
            others = play.at_risk.items() if play is not None else ()
            # What is being written at another table counts as if it were.
            risks = {**dict(others), **self._staking(player, at)}
            elsewhere = sum(amount for name, amount in risks.items() if name != table.id)
            stake = Stake(cost, staked, staked + elsewhere)
        if self._may_be_excluded(player):
            # A name that sits there already may be another spelling of one that is.
            self._clear.pop(player, None)
            refusal = self.refuse_excluded(player, at)
        else:
            self._clear[player], refusal = clear_until(rules, patron, play, at), None
        refusal = refusal or refuse_play(rules, player, patron, play, at, stake)
        if refusal is None and stake.cost:
            self._staked.setdefault(player, {})[table.id] = (at, stake.staked)
        return refusal

    def _staking(self, player: str, at: int) -> dict[str, int]:
        """What somebody is about to have at risk, by table; what was never written is forgotten."""
        own = self._staked.get(player, {})
        return {name: staked for name, (since, staked) in own.items() if at < since + _WRITING_MS}

    def _note_staked(self, table: str, event: Event) -> None:
        """It is written, and counts among what is at risk."""
        player = getattr(event, "player", "")
        if (own := self._staked.get(player)) is not None:
            own.pop(table, None)
            if not own:
                del self._staked[player]

    def _note_excluded(self, table: str, event: Event, number: int = 2**62) -> None:
        """Take note of what a table said; by default after all that is known."""
        if not isinstance(event, PlayerExcluded) or not self.rules.excluded_everywhere:
            return
        exclusion = Exclusion(
            kind="table",
            since=event.at,
            until=None,
            reason=event.reason,
            table=table,
            clauses=event.clauses,
        )
        known, player = self._at_tables[event.player], event.player
        if exclusion in known:
            return
        known[exclusion] = lifts = bisect(self._lifts[player], number)
        self._enter(exclude_at_table(self.patron(player), exclusion, lifts))


def _refuse_ended(command: OpenTable) -> Refusal | None:
    """Why a table is not opened by a choice that its book had up to a day, and has no more."""
    offer = find_book(command.book).offer(command.game)
    for option in offer.options:
        ended, chosen = option.ended, command.options.get(option.name, option.default)
        if ended is not None and chosen == ended.value and day_of(command.at) >= ended.day:
            said = say("house-choice-ended", option=option.name, value=ended.value, day=ended.day)
            return Refusal(Reason.NOT_OFFERED, said, ended.clauses)
    return None
