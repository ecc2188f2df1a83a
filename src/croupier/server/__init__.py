"""The house over HTTP and WebSocket: who is there, what they see, what they may do."""
