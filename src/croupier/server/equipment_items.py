"""What goes over the wire about the house's equipment."""

from typing import Annotated, Any

import msgspec

from croupier.core.declarations import whole
from croupier.core.messages import Params
from croupier.equipment.entering import RetireItem
from croupier.equipment.inspecting import InspectItem
from croupier.equipment.placing import PlaceItem
from croupier.equipment.template import Findings
from croupier.house.views.worded import Worded
from croupier.server.command_messages import Message, Text, command_message

#: The mark of a thing, as it stands on it.
Mark = Annotated[str, whole("[A-Za-z0-9][A-Za-z0-9_.-]{0,47}")]
#: A measure as people write it: no more than three places on either side of the point.
Measure = Annotated[str, whole(r"[0-9]{1,3}(\.[0-9]{1,3})?")]
Number = Annotated[str, whole("[0-9]{1,2}")]
Count = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
Checks = Annotated[dict[Text, bool], msgspec.Meta(max_length=50)]


class WheelDescription(Message, frozen=True, kw_only=True):
    """A wheel: its pockets clockwise, its diameter in metres, and who signed for its order."""

    order: Annotated[tuple[Number, ...], msgspec.Meta(max_length=60)]
    diameter_m: Measure | None = None
    checks: Checks = {}
    signed_by: Text = ""
    #: The regulator's reference, where its book wants one.
    approval: Text = ""


class BallDescription(Message, frozen=True, kw_only=True):
    """A ball: its diameter in millimetres and what it is made of."""

    diameter_mm: Measure
    material: Text
    metallic: bool
    sphere: bool = True


class PartDescription(Message, frozen=True, kw_only=True):
    """A part of a table, by the name that its book has for it."""

    name: Text
    count: Count = 1
    material: Text = ""
    approval: Text = ""


class ChipsDescription(Message, frozen=True, kw_only=True):
    """A set of chips without denominations."""

    table: Text
    emblem: Text
    colours: Annotated[frozenset[Text], msgspec.Meta(max_length=50)]


class ButtonDescription(Message, frozen=True, kw_only=True):
    """A neighbours button: the number in its middle and those on its rim."""

    centre: Number
    rim: Annotated[frozenset[Number], msgspec.Meta(max_length=20)]


class TerminalDescription(Message, frozen=True, kw_only=True):
    """A machine at which a player wagers; `part` is what the book calls such machines."""

    part: Text = "stations"
    serial: Text = ""
    approval: Text = ""


class ItemDescription(Message, frozen=True, kw_only=True):
    """A thing of the house: exactly one of these."""

    wheel: WheelDescription | None = None
    ball: BallDescription | None = None
    part: PartDescription | None = None
    chips: ChipsDescription | None = None
    button: ButtonDescription | None = None
    terminal: TerminalDescription | None = None


Inspecting: Any = command_message(InspectItem, "id")
Placing: Any = command_message(PlaceItem, "id")
Retiring: Any = command_message(RetireItem, "id")


class FaultDetails(Message, frozen=True, kw_only=True):
    """Something that keeps a table from being dealt, and the clauses behind it."""

    detail: str
    clauses: tuple[str, ...] = ()
    code: str = ""
    params: Params = {}


class NeedDetails(Message, frozen=True, kw_only=True):
    """One demand of a book; `lacks` says why it is not met, and is empty where it is."""

    name: str
    clauses: tuple[str, ...]
    required: bool
    least: int
    most: int | None
    here: int
    lacks: tuple[str, ...]
    #: The same to be said in any language.
    lacking: tuple[Worded, ...] = ()


class TableNeeds(Message, frozen=True, kw_only=True):
    """Everything that a table of a book needs, and what somebody must find out to fill it in.

    `ready` says that the table may be dealt as far as its equipment goes.
    """

    table: str
    book: str
    game: str
    ready: bool
    complete: bool
    needs: tuple[NeedDetails, ...]
    faults: tuple[FaultDetails, ...]
    findings: tuple[str, ...]


class Found(Message, frozen=True, kw_only=True):
    """What somebody found at a table that is being fitted out."""

    diameter_m: Measure | None = None
    signed_by: Text = ""
    passed: Annotated[tuple[Text, ...], msgspec.Meta(max_length=50)] = ()
    ball_mm: Measure | None = None
    ball_material: Text = ""
    approval: Text = ""
    materials: Annotated[dict[Text, Text], msgspec.Meta(max_length=50)] = {}
    counts: Annotated[dict[Text, Count], msgspec.Meta(max_length=50)] = {}


def read_findings(found: Found) -> Findings:
    """What somebody found, without what is said of the table."""
    plain = msgspec.to_builtins(found)
    return msgspec.convert({name: plain[name] for name in Found.__struct_fields__}, Findings)


class Filling(Found, frozen=True, kw_only=True):
    """The template of a game is entered with what somebody found.

    Book, game and options are those of a table that is not open yet.
    """

    book: Text = ""
    game: Text = ""
    options: Annotated[dict[Text, Text], msgspec.Meta(max_length=20)] = {}


class RegisteredItem(Message, frozen=True, kw_only=True):
    """A thing as it stands; `refused` says why the book of its table does not let it be used."""

    id: str
    kind: str
    item: ItemDescription
    table: str
    checks: dict[str, bool]
    inspected_at: int | None
    unfit: str
    retired: str
    refused: FaultDetails | None = None


class TableEquipment(Message, frozen=True, kw_only=True):
    """What is wrong with a table's equipment; nothing where it may be dealt."""

    table: str
    items: int
    faults: tuple[FaultDetails, ...]


class EquipmentList(Message, frozen=True, kw_only=True):
    """The register. `complete` says that a table needs everything that its book requires."""

    items: tuple[RegisteredItem, ...]
    tables: tuple[TableEquipment, ...]
    complete: bool
