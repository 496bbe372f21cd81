"""What the playout policy is shown of a lay."""

from __future__ import annotations

import numpy as np

from stockpile.kernel.chance import seeded
from stockpile.kernel.skipbo.encoding import encode
from stockpile.kernel.skipbo.layout import LAY_FIELDS, LAY_UNITS, SCRATCH_DTYPE, SCRATCH_SIZE
from stockpile.kernel.skipbo.lays import FIELDS, GAINS, LAYS, PLACE_FIELDS, SOURCE_FIELDS
from stockpile.kernel.skipbo.playout_policy import playout_move
from tests.skipbo.plans import Form, Plan, every_form


def test_every_field_and_gain_has_its_weights() -> None:
    assert len(LAYS) == (FIELDS + GAINS) * LAY_UNITS + LAY_UNITS + LAY_UNITS + 1


@every_form
def test_every_field_of_a_lay_picks_a_row(form: Form) -> None:
    scratch = np.zeros(SCRATCH_SIZE, SCRATCH_DTYPE)
    fields = scratch[LAY_FIELDS : LAY_FIELDS + PLACE_FIELDS + SOURCE_FIELDS + 1]
    picked: set[int] = set()
    for seed in range(3):
        sitting = Plan("free", "redeal", 6, 0.5, seed=seed).at(form)
        for played in sitting.play():
            fields[:] = -1
            playout_move(encode(sitting.game, played.before), seeded(0), scratch)
            if fields[0] >= 0:
                # A lay from the hand has one field less.
                shown = fields[: PLACE_FIELDS + SOURCE_FIELDS]
                assert ((shown >= 0) & (shown < FIELDS)).all()
                assert fields[-1] < FIELDS
                # Fields at the same place pick from rows of their own.
                assert (np.diff(shown) > 0).all()
                picked.update(shown.tolist())
    assert len(picked) > FIELDS // 3
