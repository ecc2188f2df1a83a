"""Colour checks: chips without a value of their own, given out and taken back."""

from collections.abc import Iterator
from typing import Annotated

from croupier.core.declarations import FieldKind, PlayerName
from croupier.core.messages import Message, say
from croupier.core.money import Money
from croupier.core.refusal import ApprovalNeeded, Reason, Refusal
from croupier.core.roles import PIT, Role
from croupier.roulette.bets import Kind
from croupier.table.answer import Decision, cited, refuse
from croupier.table.checks import in_hand, in_hand_value
from croupier.table.declare import Command, Event, Heard, command, event
from croupier.table.lookup import find_seat
from croupier.table.phases import EVER, WHILE_OPEN
from croupier.table.state import ColourIssue, Table
from croupier.table.tasks import raise_tasks
from croupier.table.tokens import chips_of


@command("colour", phases=WHILE_OPEN, roles=PIT)
class IssueColour(Command):
    """Give a player chips without denomination; `value` is what the player declares each to be.

    One that somebody else holds is given once every holder has agreed to share it (`share-colour`).
    A second colour is for nobody while somebody else waits for a first (`want-colour`). `approved`
    is the role of somebody who let the player hold several; the house fills it in once they have,
    nobody types it.
    """

    player: PlayerName
    colour: str
    value: Money | None = None
    count: int
    approved: Annotated[str, FieldKind("house")] = ""
    #: How many marker buttons the register has at the table; None where none is kept.
    buttons: Annotated[int | None, FieldKind("house")] = None

    def decide(self, table: Table) -> Decision:
        """Give out colour checks at one declared value, as the book allows."""
        seat = find_seat(table, self.player)
        if isinstance(seat, Refusal):
            return seat
        rule = table.game.colours
        if rule is None:
            return refuse(Reason.NOT_OFFERED, say("table-game-not-played-colour-checks"))
        value = self.value
        if value is None:
            if not rule.value_defaults:
                return refuse(
                    Reason.INVALID, say("table-player-declares-what-each-worth"), rule.value_clauses
                )
            value = table.limits.table.min
        if value <= 0 or self.count <= 0:
            return refuse(
                Reason.INVALID, say("table-some-checks-some-value-wanted"), rule.value_clauses
            )
        if refusal := _refuse_value(table, value) or _refuse_colour(table, self, value):
            return refusal
        cost, chips = value * self.count, chips_of(seat)
        if cost + in_hand_value(table, seat.player) > chips:
            detail = say("table-checks-in-chips", cost=cost, balance=chips)
            return refuse(Reason.INSUFFICIENT_CREDIT, detail, rule.value_clauses)
        approved = {self.approved, self.by} & rule.several_roles
        if _other_colours(table, self) and not approved:
            detail = say("table-several-colours-one-player-need")
            clauses, roles = rule.several_clauses, rule.several_roles
            return ApprovalNeeded(Reason.NOT_PERMITTED, detail, clauses, roles=roles)
        return (
            ColourIssued(
                at=self.at,
                by=self.by,
                player=seat.player,
                colour=self.colour,
                value=value,
                count=self.count,
                marker=value > table.limits.table.min,
                clauses=cited(
                    rule.several_clauses if _other_colours(table, self) else (),
                    rule.value_clauses,
                    rule.marker_clauses,
                ),
                warnings=tuple(_too_few_buttons(table, self, value)),
            ),
        )


def _too_few_buttons(table: Table, command: IssueColour, value: Money) -> Iterator[Message]:
    """A warning where more colours are above the minimum than there are buttons to say so."""
    least = table.limits.table.min
    marked = {name for name, issue in table.colours.items() if issue.value > least}
    if command.buttons is None or value <= least or command.colour in marked:
        return
    if len(marked) >= command.buttons:
        count = len(marked) + 1
        yield say("warning-buttons-short", count=count, buttons=command.buttons)


@event(heard=Heard.SEEN)
class ColourIssued(Event):
    """Colour checks went to a player at a declared value; `marker` shows it above the minimum."""

    player: str
    colour: str
    value: Money
    count: int
    marker: bool

    def evolve(self, table: Table) -> Table:
        issue = table.colours.get(self.colour) or ColourIssue(self.value, {})
        out = {**issue.out, self.player: issue.out.get(self.player, 0) + self.count}
        colours = {**table.colours, self.colour: ColourIssue(self.value, out)}
        left = table.want_colour - {self.player}
        issued = table.but(colours=colours, shared=self._shared(table), want_colour=left)
        if not self.marker:
            return issued
        return issued.but(tasks=raise_tasks(issued, "colour-marker", player=self.player))

    def _shared(self, table: Table) -> dict[str, dict[str, frozenset[str]]]:
        """Who agreed has agreed to one issue, as a holder of what was out then."""
        shared = {name: dict(each) for name, each in table.shared.items() if name in table.colours}
        own = shared.pop(self.colour, {})
        new = self.player not in table.colours.get(self.colour, ColourIssue(self.value, {})).out
        gone = {self.player} if new else frozenset[str]()
        left = {who: by - gone for who, by in own.items() if who != self.player and by - gone}
        return {**shared, self.colour: left} if left else shared


@command("want-colour", phases=WHILE_OPEN, roles=PIT | {Role.PLAYER})
class WantColour(Command):
    """A player wants colour checks and waits for a colour, or no longer does.

    The player's own screen says so, or somebody who heard it at the table; which is on record.
    """

    player: PlayerName
    wanted: bool = True

    def decide(self, table: Table) -> Decision:
        """Only somebody who has no colour waits for one."""
        if table.game.colours is None:
            return refuse(Reason.NOT_OFFERED, say("table-game-not-played-colour-checks"))
        clauses = table.game.colours.several_clauses
        if isinstance(seat := find_seat(table, self.player), Refusal):
            return seat
        if self.wanted and (held := colours_out(table, seat.player)):
            detail = say("table-holds-colour-already", player=seat.player, colour=held[0])
            return refuse(Reason.INVALID, detail, clauses)
        if self.wanted is (seat.player in table.want_colour):
            return refuse(Reason.WRONG_PHASE, say("table-said-already"), clauses)
        return (
            ColourWanted(
                at=self.at, by=self.by, player=seat.player, wanted=self.wanted, clauses=clauses
            ),
        )


@event()
class ColourWanted(Event):
    """A player waits for colour checks, or no longer does."""

    player: str
    wanted: bool

    def evolve(self, table: Table) -> Table:
        others = table.want_colour - {self.player}
        return table.but(want_colour=others | {self.player} if self.wanted else others)


@command("share-colour", phases=WHILE_OPEN, roles=PIT | {Role.PLAYER})
class ShareColour(Command):
    """A player who holds a colour agrees that somebody else gets the same.

    The player's own screen says so, or somebody who heard it at the table; which is on record.
    """

    player: PlayerName
    colour: str
    sharer: PlayerName

    def decide(self, table: Table) -> Decision:
        """Only a holder agrees, and only for somebody else at the table."""
        rule, held = table.game.colours, table.colours.get(self.colour)
        clauses = rule.same_colour_clauses if rule is not None else ()
        if rule is None:
            return refuse(Reason.NOT_OFFERED, say("table-game-not-played-colour-checks"))
        if held is None or self.player not in held.players:
            detail = say("table-does-not-hold-colour", player=self.player, colour=self.colour)
            return refuse(Reason.INVALID, detail, clauses)
        if self.sharer == self.player or self.sharer in held.players:
            detail = say("table-holds-colour-already", player=self.sharer, colour=self.colour)
            return refuse(Reason.INVALID, detail, clauses)
        if isinstance(seat := find_seat(table, self.sharer), Refusal):
            return seat
        return (
            ColourShared(
                at=self.at,
                by=self.by,
                player=self.player,
                colour=self.colour,
                sharer=seat.player,
                clauses=clauses,
            ),
        )


@event()
class ColourShared(Event):
    """A holder agreed that somebody else gets the same colour."""

    player: str
    colour: str
    sharer: str

    def evolve(self, table: Table) -> Table:
        shared = table.shared.get(self.colour, {})
        agreed = shared.get(self.sharer, frozenset()) | {self.player}
        return table.but(shared={**table.shared, self.colour: {**shared, self.sharer: agreed}})


@command("colour-out", phases=EVER, roles=PIT)
class RedeemColour(Command):
    """Turn chips without denomination back into value chips at the table that issued them."""

    player: PlayerName
    colour: str
    count: int

    def decide(self, table: Table) -> Decision:
        """Take colour checks back at the table that issued them, at their value."""
        rule, issue = table.game.colours, table.colours.get(self.colour)
        if rule is None or issue is None:
            clauses = rule.table_clauses if rule else ()
            detail = say("table-checks-not-issued-at-table", colour=self.colour)
            return refuse(Reason.NOT_OFFERED, detail, clauses)
        out = in_hand(table, self.player).get(self.colour, 0)
        if not 0 < self.count <= out:
            detail = say("table-checks-in-hand", player=self.player, out=out, colour=self.colour)
            return refuse(Reason.INSUFFICIENT_CREDIT, detail, rule.table_clauses)
        return (
            ColourRedeemed(
                at=self.at,
                by=self.by,
                player=self.player,
                colour=self.colour,
                value=issue.value,
                count=self.count,
                clauses=rule.table_clauses,
            ),
        )


@event(heard=Heard.SEEN)
class ColourRedeemed(Event):
    """Colour checks came back at their value."""

    player: str
    colour: str
    value: Money
    count: int

    def evolve(self, table: Table) -> Table:
        issue = table.colours[self.colour]
        out = {**issue.out, self.player: issue.out[self.player] - self.count}
        left = {player: count for player, count in out.items() if count}
        colours = {**table.colours, self.colour: ColourIssue(issue.value, left)}
        return table.but(
            colours={name: left_out for name, left_out in colours.items() if left_out.out}
        )


@command("require-colours", phases=WHILE_OPEN)
class RequireColours(Command):
    """Have players use colour checks of this table, or let them use any chips again."""

    on: bool = True

    def decide(self, table: Table) -> Decision:
        """Have everybody play with checks that belong to this table alone, or lift that again."""
        clauses = self.clauses_in(table.game)
        return (ColoursRequired(at=self.at, by=self.by, on=self.on, clauses=clauses),)


@event()
class ColoursRequired(Event):
    """Players must, or need no longer, use colour checks of this table."""

    on: bool

    def evolve(self, table: Table) -> Table:
        return table.but(colours_only=self.clauses if self.on else ())


def _refuse_value(table: Table, value: int) -> Refusal | None:
    """Where a colour's value is held to the sign: from the minimum to the straight maximum."""
    rule, straight = table.game.colours, table.limits.of(Kind.STRAIGHT)
    if rule is None or not rule.value_within_limits or straight.min <= value <= straight.max:
        return None
    reason = Reason.BELOW_MINIMUM if value < straight.min else Reason.ABOVE_MAXIMUM
    params = {"asked": value, "least": straight.min, "most": straight.max}
    detail = say("table-check-allowed", limits=straight.message, **params)
    return refuse(reason, detail, rule.value_clauses)


def _other_colours(table: Table, command: IssueColour) -> list[ColourIssue]:
    """What the player has in other colours than the one asked for."""
    return [
        issue
        for colour, issue in table.colours.items()
        if command.player in issue.players and colour != command.colour
    ]


def _refuse_colour(table: Table, command: IssueColour, value: int) -> Refusal | None:
    """One colour a player and one player a colour, save as the book says otherwise."""
    rule = table.game.colours
    assert rule is not None
    held = table.colours.get(command.colour)
    if held is None and rule.colours_max is not None and len(table.colours) >= rule.colours_max:
        detail = say("table-colours-out", count=rule.colours_max)
        return refuse(Reason.NOT_OFFERED, detail, rule.colours_max_clauses)
    if held and command.player not in held.players:
        agreed = table.shared.get(command.colour, {}).get(command.player, frozenset())
        missing = [player for player in held.players if player not in agreed]
        if missing:
            detail = say("table-held-by-who-have-not", colour=command.colour, players=missing)
            return refuse(Reason.NOT_PERMITTED, detail, rule.same_colour_clauses)
    if held and held.value != value:
        detail = say("table-out-at", colour=command.colour, value=held.value)
        return refuse(Reason.INVALID, detail, rule.value_clauses)
    others = _other_colours(table, command)
    if not others:
        return None
    if not rule.several_roles:
        return refuse(
            Reason.NOT_PERMITTED, say("table-one-player-one-colour"), rule.several_clauses
        )
    if table.want_colour - {command.player}:
        detail = say("table-somebody-else-would-kept-from")
        return refuse(Reason.NOT_PERMITTED, detail, rule.several_clauses)
    if rule.same_value and any(issue.value != value for issue in others):
        detail = say("table-all-colours-one-player-have", value=others[0].value)
        return refuse(Reason.INVALID, detail, rule.same_value_clauses)
    return None


def colours_out(table: Table, player: str) -> tuple[str, ...]:
    """The colours that a player has out."""
    return tuple(colour for colour, issue in table.colours.items() if player in issue.out)


def take_colours_back(table: Table, command: Command, player: str) -> Iterator[ColourRedeemed]:
    """A player who goes gives every colour up, so that it can be somebody else's.

    Checks that lie on the layout stay out until they are won or lost.
    """
    rule = table.game.colours
    hand = in_hand(table, player)
    for colour, issue in table.colours.items():
        if rule is not None and hand.get(colour):
            yield ColourRedeemed(
                at=command.at,
                by=command.by,
                player=player,
                colour=colour,
                value=issue.value,
                count=hand[colour],
                clauses=rule.table_clauses,
            )
