"""The learned networks that come with Stockpile: weights as files, each with a card beside it.

The card says what a network is, how it was trained, and what it was measured to be worth.
"""

from __future__ import annotations

import json
import zlib
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from stockpile.core.refusal import Unreadable
from stockpile.kernel.judge import Network

ZIP = b"PK"
"""What a file of several arrays begins with."""
_FOLDER = files("stockpile.bots").joinpath("weights")


def card(game: str) -> dict[str, Any]:
    """The card of a game's network."""
    read: dict[str, Any] = json.loads(_FOLDER.joinpath(f"{game}.json").read_text("utf-8"))
    return read


def content(game: str) -> bytes:
    """The file of a game's weights."""
    return _FOLDER.joinpath(f"{game}.npz").read_bytes()


@cache
def load(game: str) -> Network:
    """The weights of a game's network. ValueError if the file does not match its card."""
    return checked(content(game), card(game))


def checked(content: bytes, card: dict[str, Any]) -> Network:
    """Weights from a file's content. ValueError if it does not match the card."""
    if sha256(content).hexdigest() != card["sha256"]:
        raise ValueError(f"the weights for {card['game']} are not those that their card describes")
    return read(content)


def read_file(path: Path, game: str) -> Network:
    """Weights from a file; Unreadable unless they are those of a network for this game."""
    try:
        content = path.read_bytes()
    except OSError as wrong:
        raise Unreadable("no-file", str(path), reason=wrong.strerror or str(wrong)) from None
    try:
        if not content.startswith(ZIP):
            raise ValueError("not a file of several arrays")
        network = read(content)
        if not fits(network, game):
            raise ValueError("a network of other sizes")
    except (BadZipFile, EOFError, IndexError, KeyError, OSError, ValueError, zlib.error) as wrong:
        raise Unreadable("not-weights", str(path), game=game) from wrong
    return network


def fits(network: Network, game: str) -> bool:
    """Whether the sizes of a network are those of a game, and agree with each other."""
    wanted = import_module(f"stockpile.kernel.{game}.network").blank_network()
    width, narrow, hidden = (
        layer.shape[-1] for layer in (network.of_table, network.seat_layer, network.side_layer)
    )
    sizes = {
        "counts": wanted.counts.shape,
        "of_table": (len(wanted.of_table), width),
        "of_hand": (len(wanted.of_hand), width),
        "of_seat": (len(wanted.of_seat), width),
        "seat_layer": (width, narrow),
        "seat_bias": (narrow,),
        "side_layer": (2 * narrow + width, hidden),
        "side_bias": (hidden,),
        "score": (hidden,),
    }
    found = {name: array.shape for name, array in network._asdict().items()}
    return found == sizes and bool((network.counts == wanted.counts).all())


def describe(game: str, content: bytes) -> dict[str, Any]:
    """The part of a card that the weights determine."""
    network = read(content)
    fields = import_module(f"stockpile.kernel.{game}.network")
    return {
        "game": game,
        "fields": fields.VERSION,
        "sizes": {
            "width": network.of_table.shape[1],
            "narrow": network.seat_layer.shape[1],
            "hidden": network.side_layer.shape[1],
        },
        "sha256": sha256(content).hexdigest(),
        "bytes": len(content),
    }


def read(content: bytes) -> Network:
    """Weights from a file's content."""
    with np.load(BytesIO(content), allow_pickle=False) as arrays:
        return Network(
            **{
                name: arrays[name] if name == "counts" else arrays[name].astype(np.float32)
                for name in Network._fields
            }
        )


def write(network: Network) -> bytes:
    """The content of a file, in half precision."""
    content = BytesIO()
    halves = {
        name: array if name == "counts" else array.astype(np.float16)
        for name, array in network._asdict().items()
    }
    np.savez_compressed(content, **halves)
    return content.getvalue()
