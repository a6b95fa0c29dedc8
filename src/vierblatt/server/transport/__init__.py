"""How bytes come in and go out: connections, WebSocket frames, the origin of a request."""
