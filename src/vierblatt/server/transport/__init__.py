"""How bytes come in and go out: connections, WebSocket frames, where a request comes from."""
