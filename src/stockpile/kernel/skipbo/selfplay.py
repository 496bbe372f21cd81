"""Many tables of Skip-Bo at which a network learns."""

from __future__ import annotations

from stockpile.kernel import selfplay as loops
from stockpile.kernel.compile import LoopBinder
from stockpile.kernel.skipbo import (
    layout,
    learned_policy,
    network,
    playout_policy,
    rules,
    skilled_policy,
    tensors,
)

bind = LoopBinder(
    __name__, layout, learned_policy, network, playout_policy, rules, skilled_policy, tensors
)

begin = bind(loops.begin)
make_moves = bind(loops.make_moves)
proceed = bind(loops.proceed)
proceed_all = bind(loops.proceed_all)
copy_candidates = bind(loops.copy_candidates)
ponder = bind(loops.ponder)
decide = bind(loops.decide)
follow = bind(loops.follow)
duel = bind(loops.duel)
