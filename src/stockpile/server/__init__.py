"""The table server: lobby, sessions and the protocol, over HTTP and WebSocket."""

from stockpile.extras import require

# The terminal uses parts of the server that need nothing else.
require("stockpile.server", "server", "msgspec")
