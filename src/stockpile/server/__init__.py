"""The table server: lobby, sessions and the protocol, over HTTP and WebSocket."""
