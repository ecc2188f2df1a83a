"""Spellings that look the same to a person are one name; the house's own are nobody's."""

import pytest

from croupier.core.names import alike, why_not_a_name


@pytest.mark.parametrize(
    "other",
    ["Bob", "BOB", " bob ", "b-o-b", "b.o.b", "bo_b", "ｂｏｂ", "bоb", "Bób", "bo\u200bb"]
    + ["b0b", "BΟB", "bօb", "bøb", "вов", "ꓐꓳꓐ"],
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


@pytest.mark.parametrize(
    ("name", "other"),
    [("carol", "сarol"), ("nina", "піпа"), ("hal", "НАӀ"), ("ann", "ɑnn"), ("ron", "гoո")],
)
def test_letters_of_other_scripts_are_read_as_what_they_are_drawn_like(
    name: str, other: str
) -> None:
    assert alike(other) == alike(name)


@pytest.mark.parametrize("name", ["ΝINA", "сarol", "ΗAL", "ann аnd bob", "ａｎｎ ａｎｄ ｂｏｂ"])
def test_nobody_mixes_scripts_that_look_the_same_or_signs_as_two_in_them(name: str) -> None:
    assert why_not_a_name(name)


@pytest.mark.parametrize("name", ["Νίκος", "Анна", "Արամ", "李 Lee", "Zoë"])
def test_names_in_a_script_of_their_own_are_names_in_every_case(name: str) -> None:
    assert why_not_a_name(name) is None
    assert alike(name) == alike(name.upper()) == alike(name.lower())
