"""Bots of Skip-Bo at many tables."""

from __future__ import annotations

from stockpile.kernel import bot_batch as loops
from stockpile.kernel.compile import LoopBinder
from stockpile.kernel.skipbo import actions, batch, layout, tensors
from stockpile.kernel.skipbo.policies import POLICIES

bind = LoopBinder(__name__, actions, batch, layout, tensors)

bot_moved = bind(loops.bot_moved)

# One function for each policy, so that only those in use are compiled.
PLAY = {name: bind(loops.play, f"play_{name}", choose=POLICIES[name]) for name in POLICIES}
SUGGEST = {name: bind(loops.suggest, f"suggest_{name}", choose=POLICIES[name]) for name in POLICIES}
