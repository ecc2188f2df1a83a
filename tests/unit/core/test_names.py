"""Spellings that look the same to a person are one name; the house's own are nobody's."""

import pytest

from croupier.core.names import alike, why_not_a_name


@pytest.mark.parametrize(
    "other", ["Bob", "BOB", " bob ", "b-o-b", "b.o.b", "bo_b", "ｂｏｂ", "bоb", "Bób", "bo\u200bb"]
)
def test_spellings_of_one_name_are_alike(other: str) -> None:
    assert alike(other) == alike("bob")


@pytest.mark.parametrize("other", ["rob", "bobby", "bo", "bob2"])
def test_other_names_are_not(other: str) -> None:
    assert alike(other) != alike("bob")


@pytest.mark.parametrize(
    "name", ["system", "House", "virtual-dealer", "Virtual Dealer", "NOBODY", "", " .-", "a\nb"]
)
def test_nobody_has_the_house_s_names_or_none(name: str) -> None:
    assert why_not_a_name(name)


@pytest.mark.parametrize("name", ["ann", "Ann Lee", "José", "李", "o'neill", "b2"])
def test_people_have_their_names(name: str) -> None:
    assert why_not_a_name(name) is None
