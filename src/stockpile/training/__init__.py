"""How the learned bot is made: self-play, training, evaluation."""
