"""Whatever is sent, over HTTP or a socket: a refusal or nothing, never a fault of the server's own."""

import asyncio
import json
import socket
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from stado.server.wire import Refusal
from tests.server.player import Player, full_table, open_table
from tests.server.serving import Server

many = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
fields = st.sampled_from(
    ["type", "game", "players", "name", "options", "bots", "public", "bot", "token", "step", "choice", "card", "row"]
)
words = st.sampled_from(
    ["hello", "answer", "ping", "nimmt", "random", "play", "take", "Ada", -1, 0, 2, 4, 10**30, True, None]
)
almost: st.SearchStrategy[Any] = st.dictionaries(fields, words | json_values, max_size=6)
bodies = (
    st.binary(max_size=300)
    | json_values.map(lambda value: json.dumps(value).encode())
    | almost.map(lambda value: json.dumps(value).encode())
)
paths = st.sampled_from(["/api/tables", "/api/games", "/api/schema/openapi.json", "/", "/assets/x.js"]) | st.builds(
    lambda table, rest: f"/api/tables/{quote(table)}{rest}",
    st.text(max_size=8) | st.just("TABLE"),
    st.sampled_from(["", "/join", "/fill", "/leave", "/record", "/socket", "/%ff", "/..%2f..", "//", "?x=%00"]),
)
methods = st.sampled_from(["GET", "POST", "PUT", "HEAD", "OPTIONS", "DELETE", "PATCH", "TRACE", "NONSENSE"])
headers = st.lists(
    st.tuples(
        st.sampled_from(
            ["Authorization", "Content-Type", "Origin", "Accept", "Cookie", "If-None-Match", "Range", "Expect"]
        ),
        st.text(st.characters(min_codepoint=32, max_codepoint=255), max_size=40),
    ),
    max_size=4,
)


def status_of(server: Server, request: bytes, *, hang_up: bool = False) -> int:
    """Send raw bytes and return the status of the answer; 0 if there is none."""
    host, port = server.http.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=5) as line:
        line.sendall(request)
        if hang_up:
            line.shutdown(socket.SHUT_WR)
        answer = line.recv(65536)
    return int(answer.split(b" ")[1]) if answer.startswith(b"HTTP/") else 0


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return full_table(server, humans=2)[0].table


@many
@given(method=methods, path=paths, sent=headers, body=bodies)
def test_a_request_of_any_kind_is_no_fault_of_ours(
    server: Server, table: str, method: str, path: str, sent: list[tuple[str, str]], body: bytes
) -> None:
    lines = [f"{method} {path.replace('TABLE', table)} HTTP/1.1", "Host: stado", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in sent] + ["Connection: close", "", ""]
    assert status_of(server, "\r\n".join(lines).encode("latin-1") + body) < 500


@many
@given(body=bodies, path=st.sampled_from(["/api/tables", "/api/tables/TABLE/join", "/api/tables/TABLE/fill"]))
def test_a_body_of_any_kind_is_refused_or_done(server: Server, table: str, path: str, body: bytes) -> None:
    head = f"POST {path.replace('TABLE', table)} HTTP/1.1\r\nHost: stado\r\nContent-Length: {len(body)}\r\n"
    assert 200 <= status_of(server, head.encode() + b"Connection: close\r\n\r\n" + body) < 500


@many
@given(noise=st.binary(min_size=1, max_size=400))
def test_noise_is_no_fault_of_ours(server: Server, noise: bytes) -> None:
    assert status_of(server, noise, hang_up=True) < 500


@many
@given(body=bodies, missing=st.integers(1, 100))
def test_hanging_up_in_mid_sentence_is_no_fault_of_ours(server: Server, body: bytes, missing: int) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: stado\r\nContent-Length: {len(body) + missing}\r\n\r\n"
    assert status_of(server, head.encode() + body, hang_up=True) < 500


@many
@given(messages=st.lists(bodies | bodies.map(lambda body: body.decode("latin-1")), max_size=5), greeted=st.booleans())
def test_a_message_of_any_kind_is_refused_or_done(server: Server, messages: list[str | bytes], greeted: bool) -> None:
    host = open_table(server, players=2)
    asyncio.run(say(server, host.table, host.token if greeted else None, messages))


async def say(server: Server, table: str, token: str | None, messages: list[str | bytes]) -> None:
    """Send the messages and see that the line still works and told of no fault."""
    async with connect(server.address(table), ping_interval=None) as line:
        player = Player(line, None)
        if token:
            await player.send({"type": "hello", "token": token})
        for message in messages:
            await player.send_text(message)
        await player.send({"type": "ping"})
        await player.until(lambda message: message.__struct_config__.tag == "pong")
        assert not any(isinstance(heard, Refusal) and heard.code == "broken" for heard in player.heard)


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"\xff\xfe"),
        Frame(Opcode.TEXT, b"\xed\xa0\x80"),
        Frame(Opcode.CONT, b"x"),
        Frame(Opcode.PING, b"x" * 126),
        Frame(Opcode.CLOSE, b"\x00"),
        Frame(Opcode.TEXT, b"x" * 70_000),
        Frame(Opcode.TEXT, b"[" * 60_000),
    ],
    ids=["not UTF-8", "surrogate", "stray continuation", "long ping", "bad close", "too long", "too deep"],
)
def test_a_broken_frame_ends_one_line_and_nothing_else(server: Server, table: str, frame: Frame) -> None:
    asyncio.run(break_line(server, table, frame))
    assert server.get("/api/games").status_code == 200


async def break_line(server: Server, table: str, frame: Frame) -> None:
    async with connect(server.address(table), ping_interval=None) as line:
        wire = bytes([0x80 | frame.opcode])
        size = len(frame.data)
        wire += bytes([0x80 | size]) if size < 126 else bytes([0xFF]) + size.to_bytes(8, "big")
        line.transport.write(wire + b"\0\0\0\0" + frame.data)
        await asyncio.sleep(0.05)
