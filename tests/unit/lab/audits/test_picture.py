"""The picture of a wheel."""

import numpy as np
import pytest

from croupier.lab.audits.picture import draw_wheel, pocket_deviations
from croupier.lab.audits.spins import read_spins
from croupier.lab.audits.wheel import audit_wheel
from croupier.roulette.wheel import DOUBLE_ZERO_WHEEL, SINGLE_ZERO
from tests.unit.lab.audits.wheels import as_spins, generator


def test_deviations_are_counted_from_an_equal_share() -> None:
    # In no order that would speak of the records.
    numbers = generator(7).permutation(np.arange(370) % 37)
    audit = audit_wheel(as_spins(numbers), SINGLE_ZERO)
    assert np.allclose(pocket_deviations(audit), 0)
    spins = as_spins(generator(7).permutation([*range(37)] * 10 + [0] * 37))
    more = pocket_deviations(audit_wheel(spins, SINGLE_ZERO))
    assert more[0] == pytest.approx((47 - 11) / np.sqrt(407 / 37 * 36 / 37))
    assert more.sum() == pytest.approx(0)


def test_a_picture_is_drawn_for_either_wheel_and_for_wild_counts() -> None:
    places = np.concatenate((generator(1).integers(0, 38, 500), np.zeros(3000, dtype=np.int64)))
    audit = audit_wheel(as_spins(places, DOUBLE_ZERO_WHEEL), DOUBLE_ZERO_WHEEL)
    assert draw_wheel(audit, dpi=40).startswith(b"\x89PNG")


def test_drop_zones_and_speeds_are_drawn_where_they_were_recorded() -> None:
    random = generator(3)
    rows = ["number,drop zone,rotor speed"]
    for place in random.integers(0, 37, 600):
        zone, speed = random.integers(1, 9), random.integers(14, 22)
        rows.append(f"{SINGLE_ZERO.order[place]},{zone},{speed}")
    plain = read_spins(
        "\n".join(row.split(",")[0] for row in rows).encode(), SINGLE_ZERO, source=""
    )
    answer = read_spins("\n".join(rows).encode(), SINGLE_ZERO, source="")
    drawn = draw_wheel(audit_wheel(answer.recording, SINGLE_ZERO), kind="svg").decode()
    without = draw_wheel(audit_wheel(plain.recording, SINGLE_ZERO), kind="svg").decode()
    for words in ("zone of the bowl", "rotor speed"):
        assert words in drawn
        assert words not in without
