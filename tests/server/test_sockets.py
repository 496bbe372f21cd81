"""Messages go out as any WebSocket library would write them."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from stockpile.server.sockets import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_message_has_the_form_of_the_standard(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
