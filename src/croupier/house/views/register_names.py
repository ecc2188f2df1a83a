"""Every register by its name in requests."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from croupier.house.views.contest_statement import contests_report, denied_claims_report
from croupier.house.views.due import due_report
from croupier.house.views.entries import Entry
from croupier.house.views.figures import Window
from croupier.house.views.floor_registers import (
    incidents_report,
    malfunctions_report,
    staff_report,
)
from croupier.house.views.mistake_registers import mis_settled_report, month_end_report
from croupier.house.views.registers import (
    disputes_report,
    exclusions_report,
    patrons_report,
    views_report,
)
from croupier.house.views.report import Report
from croupier.house.views.wheel_report import wheel_report

Builder = Callable[[Sequence[Entry], int, Window], Report]

REGISTERS: Final[Mapping[str, Builder]] = {
    "due": due_report,
    "exclusions": exclusions_report,
    "patrons": patrons_report,
    "views": views_report,
    "disputes": disputes_report,
    "incidents": incidents_report,
    "malfunctions": malfunctions_report,
    "mis-settled": mis_settled_report,
    "month-end": month_end_report,
    "staff": staff_report,
    "wheel": wheel_report,
    "contests": contests_report,
    "denied-claims": denied_claims_report,
}
