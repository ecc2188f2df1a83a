"""The forms of a tournament's commands are what their declarations say, and nothing else."""

import msgspec
import pytest

from croupier.core.declarations import own_fields
from croupier.core.roles import Role
from croupier.house.views.contests import FORMS, director_view
from croupier.house.views.form_description import FormDescription
from croupier.server.command_messages import command_messages
from croupier.tournament.catalogue import COMMANDS
from croupier.tournament.declare import TOURNAMENTS
from tests.clauses.hosting import opened

#: What the house adds before a command is decided: nobody sends it.
ADDED = ("order", "stands")
SHAPES = command_messages(COMMANDS, *ADDED)
#: What no form asks for: a program may say it, or a desk has a page of its own for it.
BY_PROGRAM = {
    "appoint-director": {"licensed"},
    "enter": {"entitled"},
    "move-start": {"to"},
    "publish-terms": {"terms"},
    "substitute": {"entitled"},
    "wager": {"tender"},
}
BY_ACTION = {form.action: form for form in FORMS}


def test_each_command_that_people_give_has_one_form() -> None:
    given = {action for action, kind in TOURNAMENTS.commands.items() if not kind.from_table}
    assert [form.action for form in FORMS] == sorted(given)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.action)
def test_a_form_asks_for_all_that_may_be_sent(form: FormDescription) -> None:
    sent = {field.name: field for field in msgspec.structs.fields(SHAPES[form.action])}
    del sent["by"]
    assert set(sent) - {field.name for field in form.fields} == BY_PROGRAM.get(form.action, set())
    for field in form.fields:
        assert field.optional is not sent[field.name].required


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.action)
def test_what_stands_beforehand_is_what_holds_anyway(form: FormDescription) -> None:
    declared = {field.name: field for field in own_fields(COMMANDS[form.action])}
    for field in form.fields:
        if field.first:
            assert field.first == str(declared[field.name].default)
        if field.options:
            assert field.kind == "choice"
            assert field.first in field.options


def test_what_is_hard_to_take_back_is_grave() -> None:
    assert {form.action for form in FORMS if form.grave} == {
        *("award-prizes", "cancel", "disqualify", "end-session", "end-table-early", "hide-chips"),
        *("pay-prize", "reinstate", "reopen-session", "resolve", "take-back-award", "withdraw"),
    }


def test_the_desk_gets_the_forms_with_what_it_sees() -> None:
    view = director_view(opened("star").state, {}, {Role.OPERATOR}, seq=0, time=0)
    assert view.forms == FORMS
    assert set(view.may) <= set(BY_ACTION)
    kinds = {field.name: field.kind for field in BY_ACTION["check-form"].fields}
    assert kinds == {"player": "entrant", "as_written": "flag"}
