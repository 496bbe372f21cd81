"""What stands on the libraries' own connections: messages have the form of the standard, and a
version that lacks something is named.
"""

from __future__ import annotations

import sys
from importlib.metadata import version

import pytest
from websockets.frames import Frame, Opcode

from stockpile.core.refusal import Unreadable
from stockpile.server.http_connection import require
from stockpile.server.websocket import write_frame
from tests import processes


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_message_has_the_form_of_the_standard(size: int) -> None:
    text = b"x" * size
    assert write_frame(Opcode.TEXT, text) == Frame(Opcode.TEXT, text).serialize(mask=False)


UVICORN = "uvicorn.protocols.http.httptools_impl"


@pytest.mark.long
@pytest.mark.parametrize(
    ("change", "library", "missing"),
    [
        (
            f"from {UVICORN} import HttpToolsProtocol as one; del one.send_400_response",
            "uvicorn",
            "HttpToolsProtocol.send_400_response",
        ),
        (f"sys.modules['{UVICORN}'] = None", "uvicorn", UVICORN),
    ],
)
def test_a_version_that_does_not_fit_is_named_in_a_sentence(
    change: str, library: str, missing: str
) -> None:
    code = f"import sys; {change}; sys.argv[1:] = ['serve']; from stockpile.cli import main; main()"
    ran = processes.run([sys.executable, "-c", code], text=True, timeout=60)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    found = f"stockpile: {library} {version(library)}: The server cannot run with this version"
    assert ran.stderr.startswith(f"{found}, which lacks {missing}. Install {library}")
    assert "<" in ran.stderr


def test_an_attribute_that_only_a_constructor_sets_is_found() -> None:
    class Connection:
        def __init__(self) -> None:
            self.there = 1

    require("uvicorn", Connection, "there __init__")
    with pytest.raises(Unreadable, match=r"Connection\.gone"):
        require("uvicorn", Connection, "there gone")
