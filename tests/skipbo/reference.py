"""The rules of Skip-Bo a second time, slowly, on positions as they are written (lists of texts).

Written from the rules alone and sharing no code with the package, so that two readings of the rules
have to agree. Seats are letters and piles count from 1.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

Position = dict[str, Any]
Shuffle = Callable[[str, int, list[str]], list[str]]


def _seats(position: Position) -> list[str]:
    return [chr(ord("A") + index) for index in range(len(position["seats"]))]


def _at(position: Position, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = position["seats"][_seats(position).index(seat)]
    return found


def _next(position: Position, seat: str) -> str:
    seats = _seats(position)
    return seats[(seats.index(seat) + 1) % len(seats)]


def sides(position: Position) -> list[list[str]]:
    """Who wins together."""
    return position["teams"] or [[seat] for seat in _seats(position)]


def outcome(position: Position) -> dict[str, Any] | None:
    """S19, S20, S23 and S29: how the round has ended, if it has."""
    left = [sum(len(_at(position, seat)["stock"]) for seat in side) for side in sides(position)]
    for side, cards in zip(sides(position), left, strict=True):
        if cards == 0:
            return {"winners": side, "points": 25 + 5 * sum(left), "ending": "stock-empty"}
    if position["passes"] < len(position["seats"]):
        return None
    fewest = [
        (side, cards)
        for side, cards in zip(sides(position), left, strict=True)
        if cards == min(left)
    ]
    if position["options"].get("stalemate") == "fewest-stock" and len(fewest) == 1:
        side, cards = fewest[0]
        return {"winners": side, "points": 25 + 5 * (sum(left) - cards), "ending": "fewest-stock"}
    return {"winners": [], "points": 0, "ending": "stalemate"}


def _lays(position: Position) -> set[str]:
    seat = position["turn"]
    sources = [(f"h{card}", card) for card in _at(position, seat)["hand"]]
    for owner in next(side for side in sides(position) if seat in side):
        whose = "" if owner == seat else f"{owner}."
        piles = {"stock": _at(position, owner)["stock"]}
        for number, pile in enumerate(_at(position, owner)["discards"], 1):
            piles[f"d{number}"] = pile
        sources += [(whose + name, pile[-1]) for name, pile in piles.items() if pile]
    return {
        f"{source}>{number}"
        for source, card in sources
        for number, pile in enumerate(position["building"], 1)
        if card in ("S", str(len(pile) + 1))
    }


def legal(position: Position) -> set[str]:
    """The legal moves of the seat on turn, which has drawn."""
    if outcome(position):
        return set()
    lays = _lays(position)
    binding = {
        "free": set[str](),
        "stock-first": {lay for lay in lays if lay.startswith("stock")},
        "forced": lays,
    }
    usual = {"skipbo-2003": "free", "skipbo-2011": "stock-first"}[position["edition"]]
    if binding[position["options"].get("laying", usual)]:
        return lays
    hand = _at(position, position["turn"])["hand"]
    return lays | ({f"h{card}>d{pile}" for card in hand for pile in range(1, 5)} or {"pass"})


def _in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: 13 if card == "S" else int(card))


def _shuffled(position: Position, purpose: str, cards: list[str], shuffle: Shuffle) -> None:
    position["draw"] = shuffle(purpose, position["shuffles"], _in_order(cards))
    position["shuffles"] += 1


def _fill_hand(position: Position, shuffle: Shuffle) -> None:
    """S8, S14, S18 and S28: up to five, one card at a time, as far as there are any."""
    hand = _at(position, position["turn"])["hand"]
    while len(hand) < 5 and (position["draw"] or position["aside"]):
        if not position["draw"]:
            aside, position["aside"] = position["aside"], []
            _shuffled(position, "reshuffle", aside, shuffle)
        hand.append(position["draw"].pop())
    hand[:] = _in_order(hand)


def _next_turn(position: Position, shuffle: Shuffle) -> None:
    position["turn"] = _next(position, position["turn"])
    position["laid"] = False
    _fill_hand(position, shuffle)


def _redeal(position: Position, shuffle: Shuffle) -> None:
    loose = []
    for seat in position["seats"]:
        for pile in [seat["hand"], *seat["discards"]]:
            loose += pile
            pile.clear()
    for pile in position["building"]:
        loose += pile
        pile.clear()
    _shuffled(position, "redeal", loose, shuffle)
    position["passes"] = 0
    position["redealt"] = True


def _pass(position: Position, shuffle: Shuffle) -> None:
    if not position["laid"]:
        position["passes"] += 1
    if position["passes"] == len(position["seats"]):
        redeals = position["options"].get("stalemate", "redeal") == "redeal"
        if not redeals or position["redealt"]:
            return
        _redeal(position, shuffle)
    _next_turn(position, shuffle)


def _lay(position: Position, source: str, target: str, shuffle: Shuffle) -> None:
    seat = position["turn"]
    hand = _at(position, seat)["hand"]
    if source.startswith("h"):
        card = source[1:]
        hand.remove(card)
    else:
        owner, name = source.split(".") if "." in source else (seat, source)
        if name == "stock":
            position["redealt"] = False
            card = _at(position, owner)["stock"].pop()
        else:
            card = _at(position, owner)["discards"][int(name[1:]) - 1].pop()
    pile = position["building"][int(target) - 1]
    pile.append(card)
    position["laid"] = True
    position["passes"] = 0
    if len(pile) == 12:
        position["aside"] += pile
        pile.clear()
    if not outcome(position) and not hand:
        _fill_hand(position, shuffle)


def _discard(position: Position, card: str, pile: str, shuffle: Shuffle) -> None:
    mine = _at(position, position["turn"])
    mine["hand"].remove(card)
    mine["discards"][int(pile) - 1].append(card)
    position["passes"] = 0
    _next_turn(position, shuffle)


def apply(before: Position, move: str, shuffle: Shuffle) -> Position:
    """The position after a legal move and all that follows it by itself."""
    position = deepcopy(before)
    source, _, target = move.partition(">")
    if move == "pass":
        _pass(position, shuffle)
    elif target.startswith("d"):
        _discard(position, source[1:], target[1:], shuffle)
    else:
        _lay(position, source, target, shuffle)
    ended = outcome(position)
    if ended and ended["winners"] and position["scores"]:
        position["scores"][sides(position).index(ended["winners"])] += ended["points"]
    return position
