"""A table of a server, as any client in the terminal knows it: the app, and plain lines."""
