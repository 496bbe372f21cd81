"""One table with people and bots: no sockets, driven by the server and by the terminal alike."""
