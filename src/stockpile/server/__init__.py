"""The table server: lobby, sessions and the protocol, over HTTP and WebSocket."""

from stockpile.extras import require

require("stockpile.server", "server", "msgspec", "starlette", "uvicorn")
