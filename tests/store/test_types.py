"""What can go wrong in a store, as its callers hear of it."""

from __future__ import annotations

import pytest

from stockpile.core.refusal import Refusal, Refused
from stockpile.store import Unsaved, Unsure, unsaved_refused


def test_what_could_not_be_saved_is_refused() -> None:
    with pytest.raises(Refused) as refused, unsaved_refused():
        raise Unsaved("the disk is full")
    assert refused.value.refusal == Refusal("cannot-save")
    # People are not told what the disk says.
    assert refused.value.__suppress_context__


def test_what_may_have_been_saved_is_not_refused() -> None:
    with pytest.raises(Unsure), unsaved_refused():
        raise Unsure
