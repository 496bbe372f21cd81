"""The table server: lobby, sessions and the protocol, over HTTP and WebSocket."""

from stockpile.extras import require

# The terminal plays by parts of the server that need no more.
require("stockpile.server", "server", "msgspec")
