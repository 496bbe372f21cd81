"""Many tables of Skip-Bo, side by side."""

from __future__ import annotations

from stockpile.kernel import batch as loops
from stockpile.kernel.compile import LoopBinder
from stockpile.kernel.skipbo import actions, layout, tensors

bind = LoopBinder(__name__, actions, layout, tensors)

begin = bind(loops.begin)
deal_next = bind(loops.deal_next)
close = bind(loops.close)
reset = bind(loops.reset)
show = bind(loops.show)
reveal = bind(loops.reveal)
refused = bind(loops.refused)
refused_moves = bind(loops.refused_moves)
list_all = bind(loops.list_all)
step = bind(loops.step)
