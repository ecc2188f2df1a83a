"""The one door: a tournament and a command give events or a refusal.

Checks come in one order: may this role do it, is the tournament still on, and then the matter.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from croupier.core.messages import say
from croupier.core.refusal import Reason, Refusal
from croupier.core.roles import Role, may_not
from croupier.roulette.common import ANYONE, MACHINE, PIT, SUPERVISORS
from croupier.roulette.tournament import Topic
from croupier.tournament import (
    coming_back,
    conduct,
    correcting,
    duties,
    ending,
    entering,
    forms,
    play_off,
    preparing,
    prizes,
    seating,
    settling,
    turns,
    wagering,
)
from croupier.tournament import commands as c
from croupier.tournament import round_commands as rc
from croupier.tournament.answer import Decision, refuse
from croupier.tournament.state import Tournament

Handler = Callable[[Tournament, Any], Decision]

_DIRECTOR: Final = frozenset({Role.TOURNAMENT_DIRECTOR})
OPERATORS: Final = frozenset({Role.OPERATOR})
DIRECTORS: Final = _DIRECTOR | OPERATORS
STAFF: Final = MACHINE | _DIRECTOR
CLERKS: Final = PIT | _DIRECTOR | {Role.CASHIER, Role.PLAYER}
PLAYERS: Final = ANYONE | _DIRECTOR
CHECKERS: Final = SUPERVISORS | _DIRECTOR


#: What is still to be done when a tournament was called off, and when its prizes are awarded.
AFTER_ALL: Final = (c.PayPrize, c.ReturnChips, c.ReleaseTables)
AFTER_AWARD: Final = (rc.OpenDispute, rc.ResolveDispute, c.CancelTournament)


def decide(tournament: Tournament, command: c.Command) -> Decision:
    """What a command leads to. Changes nothing itself."""
    refusal = why_not(tournament, command)
    return refusal if refusal else _HANDLERS[type(command)][1](tournament, command)


def why_not(tournament: Tournament, command: c.Command) -> Refusal | None:
    """Why a command cannot be taken up at all now; None where the matter itself decides."""
    roles = roles_for(type(command))
    if command.by not in roles:
        who = may_not(command.by, command.action, roles)
        return refuse(tournament, Reason.NOT_PERMITTED, who, Topic.DIRECTOR, Topic.DISPUTE)
    if tournament.cancelled and type(command) not in AFTER_ALL:
        detail = say("tournament-cancelled")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.CANCELLING)
    if tournament.is_awarded and type(command) not in (*AFTER_ALL, *AFTER_AWARD):
        detail = say("tournament-over")
        return refuse(tournament, Reason.WRONG_PHASE, detail, Topic.PRIZES)
    return None


def roles_for(command: type[c.Command]) -> frozenset[Role]:
    """Who may give a command."""
    return _HANDLERS[command][0]


def commands() -> dict[str, type[c.Command]]:
    """Every command that somebody can send, by its action."""
    return {kind.action: kind for kind in _HANDLERS if kind not in _AT_TABLES}


_HOUSE: Final = frozenset({Role.SYSTEM})
#: What comes from a session's table alone: who may is the table's to say.
_AT_TABLES: Final[Mapping[type[c.Command], tuple[frozenset[Role], Handler]]] = {
    rc.PlayAtTable: (frozenset(Role), wagering.play_at_table),
    rc.DoDuty: (duties.HOLDERS, duties.do_duty),
    rc.OpenRound: (_HOUSE, settling.open_round),
    rc.SettleRound: (_HOUSE, settling.settle_round),
    rc.SettleAnew: (_HOUSE, correcting.settle_anew),
    rc.VoidRound: (_HOUSE, settling.void_round),
}
_HANDLERS: Final[Mapping[type[c.Command], tuple[frozenset[Role], Handler]]] = {
    c.PublishTerms: (DIRECTORS, preparing.publish_terms),
    c.AdviseRegulator: (DIRECTORS, preparing.advise_regulator),
    c.AppointDirector: (OPERATORS, preparing.appoint_director),
    c.RecordPresence: (DIRECTORS | CHECKERS, preparing.record_presence),
    c.DesignateTables: (DIRECTORS, preparing.designate_tables),
    c.ReleaseTables: (DIRECTORS, preparing.release_tables),
    c.BriefPlayers: (DIRECTORS, preparing.brief_players),
    c.SpinForPractice: (STAFF, preparing.practise),
    c.AddValue: (OPERATORS, preparing.add_value),
    c.Enter: (CLERKS, entering.enter),
    c.RefuseEntry: (DIRECTORS, entering.refuse_entry),
    c.GiveCopy: (CLERKS, entering.give_copy),
    c.SignTerms: (CLERKS, entering.sign_terms),
    c.Withdraw: (CLERKS, entering.withdraw),
    c.NameSubstitute: (CLERKS, entering.name_substitute),
    c.CancelTournament: (DIRECTORS, entering.cancel),
    c.SeatPlayers: (DIRECTORS | CHECKERS, seating.seat_players),
    c.DrawSeats: (DIRECTORS, seating.draw_seats),
    c.IssueChips: (STAFF | {Role.CASHIER}, seating.issue_chips),
    c.MoveStart: (DIRECTORS, seating.move_start),
    c.StartSession: (DIRECTORS | CHECKERS, seating.start_session),
    c.BuyBack: (CLERKS, coming_back.buy_back),
    c.BuyAddOn: (CLERKS, seating.buy_add_on),
    c.EndSession: (DIRECTORS | CHECKERS, ending.end_session),
    c.EndTableEarly: (DIRECTORS, ending.end_table_early),
    c.StartPlayOff: (DIRECTORS, play_off.start_play_off),
    c.ReturnChips: (STAFF, ending.return_chips),
    c.AwardPrizes: (DIRECTORS, prizes.award_prizes),
    c.PayPrize: (DIRECTORS | {Role.CASHIER}, prizes.pay_prize),
    rc.PlaceMarker: (STAFF, turns.place_marker),
    rc.LayWager: (PLAYERS, wagering.lay_wager),
    rc.RemoveWager: (PLAYERS, wagering.remove_wager),
    rc.PlayPassCard: (PLAYERS, wagering.play_pass_card),
    rc.PassForm: (PLAYERS, forms.pass_form),
    rc.CheckForm: (CHECKERS, forms.check_form),
    rc.ReadForm: (PLAYERS, forms.read_form),
    rc.ReportAbsence: (STAFF, conduct.report_absence),
    rc.CallTime: (STAFF, conduct.call_time),
    rc.ReportNoWager: (STAFF, conduct.report_no_wager),
    rc.RecordRemoval: (STAFF, conduct.record_removal),
    rc.ChangeLimits: (DIRECTORS, conduct.change_limits),
    rc.OpenDispute: (PLAYERS, conduct.open_dispute),
    rc.ResolveDispute: (_DIRECTOR, conduct.resolve_dispute),
    rc.ReportChipsAdded: (STAFF, conduct.report_chips_added),
    rc.ReportChipsHidden: (STAFF, conduct.report_chips_hidden),
    rc.ExchangeChips: (PLAYERS, conduct.exchange_chips),
    rc.Disqualify: (DIRECTORS, conduct.disqualify),
    rc.Reinstate: (DIRECTORS, coming_back.reinstate),
    rc.Penalise: (DIRECTORS, conduct.penalise),
    rc.CountChips: (STAFF, conduct.count_chips),
    **_AT_TABLES,
}
