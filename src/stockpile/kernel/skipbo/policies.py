"""How bots choose in Skip-Bo, by name. All are called alike."""

from __future__ import annotations

from stockpile.kernel import policies
from stockpile.kernel.compile import LoopBinder
from stockpile.kernel.skipbo import baseline_policy, learned_policy
from stockpile.kernel.skipbo.playout_policy import playout_move
from stockpile.kernel.skipbo.skilled_policy import skilled_move

bind = LoopBinder(__name__, baseline_policy, learned_policy)

POLICIES = {
    "baseline": bind(policies.baseline),
    "playout": playout_move,
    "skilled": skilled_move,
    "master": bind(policies.master),
}
