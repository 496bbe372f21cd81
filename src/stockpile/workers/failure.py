"""What to say about a bot that raised."""

from __future__ import annotations

import traceback
from pathlib import Path

from stockpile.bots import plugins
from stockpile.bots.conduct import Illegal, one_line

MAX_PLACE_LENGTH = 40
PACKAGE_FOLDER = Path(__file__).parents[1]


def describe(wrong: Exception, *, frank: bool) -> str:
    """What went wrong, and where in a bot's code. The message may name cards, and is left out
    unless ``frank``.
    """
    said = one_line(lambda: str(wrong)) if frank else ""
    what = one_line(lambda: type(wrong).__name__) + (said and f": {said}")
    place = None if isinstance(wrong, Illegal) else _place(wrong)
    if place is None:
        return what
    file = one_line(lambda: Path(place.filename).name, MAX_PLACE_LENGTH)
    return (
        f"{what} ({file}, line {place.lineno}, in {one_line(lambda: place.name, MAX_PLACE_LENGTH)})"
    )


def _place(wrong: Exception) -> traceback.FrameSummary | None:
    """The last place in a bot's own code; without any, where it was left, or the very last."""
    frames = traceback.extract_tb(wrong.__traceback__)
    theirs = [one for one in frames if not Path(one.filename).is_relative_to(PACKAGE_FOLDER)]
    own = [one for one in theirs if not plugins.is_installed(Path(one.filename))]
    return next(iter((*own[::-1], *theirs, *frames[::-1])), None)
