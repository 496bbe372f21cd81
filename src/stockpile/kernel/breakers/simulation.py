"""Many rounds of Breakers at once, each played on from its current state."""

from __future__ import annotations

from stockpile.kernel import simulation as loops
from stockpile.kernel.breakers import layout, rules, tensors, worlds
from stockpile.kernel.breakers.policies import POLICIES
from stockpile.kernel.compile import LoopBinder

bind = LoopBinder(__name__, layout, rules, tensors, worlds)

sample_all = bind(loops.sample_all)
apply_to_all = bind(loops.apply_to_all)
share_all = bind(loops.share_all)

# One function for each policy, so that only those in use are compiled.
PLAY_OUT = {
    name: bind(loops.play_out, f"play_out_{name}", choose=POLICIES[name]) for name in POLICIES
}
