"""Who puts each game into sentences."""

from __future__ import annotations

from collections.abc import Mapping

from stockpile.terminal import breakers, skipbo
from stockpile.terminal.telling import Teller

TELLERS: Mapping[str, Teller] = {"skipbo": skipbo, "breakers": breakers}
