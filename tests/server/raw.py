"""Lines spoken byte by byte, so that a client may also do what no library would: over TCP and nothing above it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.serving import Server

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
TEXT, PING, PONG = 1, 9, 10
_HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def port_of(server: Server) -> int:
    """Return the port of a server."""
    return int(server.http.rsplit(":", 1)[1])


def framed(data: bytes, opcode: int = TEXT, *, ends: bool = True) -> bytes:
    """Return a frame as a client sends it, masked with zeros."""
    size = len(data)
    short = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2) if size < 2**16 else b""
    length = short or b"\xff" + size.to_bytes(8)
    return bytes([0x80 * ends | opcode]) + length + b"\0\0\0\0" + data


async def open_line(port: int, address: str = "127.0.0.1") -> Line:
    """Open a line from an address of this computer, and say nothing."""
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))


async def shake_hands(line: Line, table: str) -> None:
    """Make a line a socket at a table."""
    reader, writer = line
    writer.write(_HANDSHAKE.format(table=table).encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 101"), answer


@asynccontextmanager
async def raw_socket(server: Server, table: str) -> AsyncIterator[Line]:
    """Hold a socket at a table as long as this lasts."""
    line = await open_line(port_of(server))
    await shake_hands(line, table)
    try:
        yield line
    finally:
        line[1].close()


async def rest_of(line: Line) -> bytes:
    """Wait until the server hangs up, and return what it said until then."""
    async with asyncio.timeout(30):
        try:
            return await line[0].read()
        except ConnectionResetError:
            return b""


async def next_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Return what kind of frame comes next, and what is in it."""
    opcode, size = await reader.readexactly(2)
    if size in (126, 127):
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
    return opcode & 0x0F, await reader.readexactly(size)
