"""Tables for many: HTTP to find a seat, one WebSocket per client to play, a log that is the truth."""
