"""OpenSpiel: importing this registers ``stockpile_skipbo`` and ``stockpile_breakers``.

>>> import pyspiel
>>> import stockpile.environments.openspiel
>>> game = pyspiel.load_game("stockpile_skipbo(seats=2,stock=3)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), [state.action_to_string(a) for a in state.legal_actions()][:2]
(0, ['h1>1', 'h1>2'])

Chance nodes are exact. A card is drawn when somebody first sees it, from those that could be
there: at most 13 outcomes in Skip-Bo, 16 in Breakers. Seat A starts.

Parameters are ``edition``, ``seats``, ``teams`` (their number) or ``partners`` (``AC-BD``), and
``most_moves``, after which a round is a draw; in Skip-Bo ``stock``, ``laying`` and ``stalemate``,
in Breakers ``answer``, ``passing`` and ``lone_joker``.

The information state is a string with perfect recall. As a tensor it would have no useful size; the
observation tensor has what the seat can see and could have counted: see `Tables.describe`.
"""

from __future__ import annotations

from typing import Any

from stockpile.extras import needs
from stockpile.games import choices_of, make_game

with needs("stockpile.environments.openspiel", "openspiel"):
    import pyspiel

    from stockpile.environments.openspiel.form import form_of
    from stockpile.environments.openspiel.observer import Observer
    from stockpile.environments.openspiel.state import State
    from stockpile.environments.single import MOST_MOVES

__all__ = ["Breakers", "Observer", "SkipBo", "State"]


class _Game(pyspiel.Game):
    """A table of one of the games.

    >>> import pyspiel
    >>> import stockpile.environments.openspiel
    >>> game = pyspiel.load_game("stockpile_skipbo(seats=3,stock=3)")
    """

    name: str
    long_name: str

    def __init__(self, parameters: Any = None) -> None:
        given = {**self.defaults(), **(parameters or {})}
        options = {name: value for name, value in given.items() if value not in ("", 0)}
        most_moves = options.pop("most_moves", MOST_MOVES)
        if most_moves < 1:
            raise ValueError(f"a round has at least one move, not {most_moves}")
        partners = options.pop("partners", None)
        if partners is not None and "teams" in options:
            raise ValueError("teams and partners say the same: give one of them")
        if partners is not None:
            options["teams"] = partners.split("-")
        edition = options.pop("edition", self.name)
        game = make_game(edition, **options)
        if game.name != self.name:
            raise ValueError(f"{edition} is not an edition of {self.long_name}")
        self.form = form = form_of(game.setup, most_moves)
        info = pyspiel.GameInfo(
            num_distinct_actions=form.actions,
            max_chance_outcomes=form.reveals.CARDS,
            num_players=form.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=most_moves,
        )
        super().__init__(self.kind(), info, parameters or {})

    @classmethod
    def defaults(cls) -> dict[str, Any]:
        """Every parameter; an empty text or 0 stands for the usual value.

        >>> sorted(SkipBo.defaults())[:3]
        ['edition', 'laying', 'most_moves']
        """
        options = {
            choice.name.replace("-", "_"): ""
            for choice in choices_of(cls.name)
            if choice.name not in ("conduct", "caught", "memory-aid")
        }
        numbers = {"seats": 0, "teams": 0, "most_moves": MOST_MOVES}
        return {"edition": "", "partners": "", **numbers, **options}

    @classmethod
    def kind(cls) -> Any:
        """What OpenSpiel has to know about the game.

        >>> SkipBo.kind().short_name
        'stockpile_skipbo'
        """
        return pyspiel.GameType(
            short_name=f"stockpile_{cls.name}",
            long_name=cls.long_name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=8,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=True,
            parameter_specification=cls.defaults(),
        )

    def new_initial_state(self) -> State:
        """A round before its first card is dealt.

        >>> game.new_initial_state().is_chance_node()
        True
        """
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer for a kind of information.

        >>> type(game.make_py_observer()).__name__
        'Observer'
        """
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return Observer(self.form, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """The largest number of cards that can be seen in a round.

        >>> game.max_chance_nodes_in_history()
        2162
        """
        return int(len(self.form.game.pack) + self.form.most_moves)


class SkipBo(_Game):
    """Skip-Bo.

    >>> import pyspiel
    >>> import stockpile.environments.openspiel
    >>> pyspiel.load_game("stockpile_skipbo(seats=4,teams=2,stock=5)").num_players()
    4
    """

    name = "skipbo"
    long_name = "Skip-Bo"

    @classmethod
    def defaults(cls) -> dict[str, Any]:
        """Every parameter, and the size of the stock piles."""
        return {**super().defaults(), "stock": 0}


class Breakers(_Game):
    """Skip-Bo Breakers.

    >>> import pyspiel
    >>> import stockpile.environments.openspiel
    >>> pyspiel.load_game("stockpile_breakers(seats=3)").num_distinct_actions()
    804
    """

    name = "breakers"
    long_name = "Skip-Bo Breakers"


for _kind in (SkipBo, Breakers):
    if _kind.kind().short_name not in pyspiel.registered_names():
        pyspiel.register_game(_kind.kind(), _kind)
