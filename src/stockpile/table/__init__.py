"""One table with people and bots: no sockets, driven by the server and by the terminal alike."""

from stockpile.extras import require

require("stockpile.table", "server", "msgspec")
