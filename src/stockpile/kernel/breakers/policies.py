"""How bots choose in Breakers, by name. All are called alike."""

from __future__ import annotations

from stockpile.kernel import policies
from stockpile.kernel.breakers import baseline_policy, learned_policy
from stockpile.kernel.breakers.playout_policy import playout_move
from stockpile.kernel.breakers.skilled_policy import skilled_move
from stockpile.kernel.compile import LoopBinder

bind = LoopBinder(__name__, baseline_policy, learned_policy)

POLICIES = {
    "baseline": bind(policies.baseline),
    "playout": playout_move,
    "skilled": skilled_move,
    "master": bind(policies.master),
}
