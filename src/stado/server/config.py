"""How a server is set up: one frozen struct, whose every field can come from a `STADO_*` environment variable."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from stado.core.errors import StadoError

DEFAULT_PORT = 8666
IN_MEMORY = ":memory:"
_LISTS = {"origins", "hosts"}
_SECRETS = {"admin_token", "database", "hub"}  # even one that will not do
_POSTGRES = ("postgresql://", "postgres://")
_HUBS = ("redis://", "rediss://", "unix://")

Positive = Annotated[int, Meta(ge=1)]


class InvalidConfig(StadoError):
    """A setting the server cannot use."""

    code = "invalid-config"


class Config(Struct, frozen=True, kw_only=True):
    """What a host may choose. The defaults suit one person with a laptop."""

    host: str = "127.0.0.1"  # 0.0.0.0 lets others on the network in
    port: Annotated[int, Meta(ge=0, le=65535)] | None = None  # None: 8666, or the next free one; 0: any free one
    database: str = "stado.sqlite3"  # a file, or postgresql://…; `:memory:` forgets everything at the end
    database_connections: Positive = 10  # of this process to PostgreSQL, besides that of the hub
    hub: str = ""  # redis://… between processes; empty: the notifications of PostgreSQL, if that is the database
    origins: tuple[str, ...] = ()  # pages of other sites that may connect, such as https://club.example
    address: str = ""  # where others find it, such as http://192.168.1.7:8666; empty: it finds out
    hosts: tuple[str, ...] = ()  # names this server goes by on the internet, such as club.example
    hello_seconds: Annotated[float, Meta(gt=0)] = 10.0  # how long a connection may take to say who it is
    grace_seconds: Annotated[float, Meta(gt=0)] = 90.0  # how long an absent player is waited for
    abandon_days: Positive = 30  # after so many without anyone there, nobody will finish a game, and its cards are told
    beat_seconds: Annotated[float, Meta(ge=0)] = 0.1  # bots answer on a beat: their time tells nothing; 0: at once
    bot_processes: Annotated[int, Meta(ge=0)] | None = None  # in which bots think; None: all cores but one; 0: none
    message_bytes: Positive = 4096  # the longest message a client may send
    messages_per_second: Positive = 10  # of one connection, on average; twice as many at once
    requests_per_minute: Positive = 300  # of one address, on average
    connections_per_address: Positive = 200  # that are sockets, and as many that are not
    connections: Positive = 10_000  # sockets of all addresses; fewer where the system allows fewer files
    tables_per_minute: Positive = 30  # opened by one address, on average
    watchers_per_table: Positive = 100
    keep_days: Annotated[int, Meta(ge=0)] = 0  # tables nobody has been at for so long are swept; 0: none ever
    admin_token: Annotated[str, Meta(pattern=r"^(\S{16,})?$")] = ""  # opens /admin and the figures; empty: nobody does
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    def __post_init__(self) -> None:
        """Refuse what does not go together."""
        if self.hub and not self.hub.startswith(_HUBS):
            raise InvalidConfig("the hub is at redis://…, rediss://… or unix://…")
        if self.hub and not in_postgres(self):
            raise InvalidConfig("a hub links processes that share a database: STADO_DATABASE=postgresql://…")


def from_environment(environ: Mapping[str, str] = os.environ, **chosen: Any) -> Config:
    """Read the configuration from `STADO_*` variables; what is chosen here wins."""
    fields = msgspec.structs.fields(Config)
    given = {field.name: _read(field, environ) for field in fields if _variable(field.name) in environ}
    return Config(**given | {name: value for name, value in chosen.items() if value is not None})


def to_environment(config: Config) -> dict[str, str]:
    """Write a configuration as the variables `from_environment` reads, for a process started anew."""
    values = {name: getattr(config, name) for name in config.__struct_fields__}
    return {_variable(name): _written(value) for name, value in values.items() if value is not None}


def _variable(name: str) -> str:
    return f"STADO_{name.upper()}"


def _read(field: msgspec.structs.FieldInfo, environ: Mapping[str, str]) -> Any:
    text = environ[_variable(field.name)]
    value = [part.strip() for part in text.split(",") if part.strip()] if field.name in _LISTS else text
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError as error:
        told = "…" if field.name in _SECRETS else text
        raise InvalidConfig(f"{_variable(field.name)}={told}: {error}") from None


def _written(value: Any) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def in_memory(config: Config) -> bool:
    """Tell whether nothing is to be kept."""
    return config.database == IN_MEMORY


def in_postgres(config: Config) -> bool:
    """Tell whether the log lives in PostgreSQL, which many processes may share."""
    return config.database.startswith(_POSTGRES)


def in_file(config: Config) -> bool:
    """Tell whether the log lives in a file."""
    return not in_memory(config) and not in_postgres(config)


def database_file(config: Config) -> Path:
    """Return the file the log lives in."""
    return Path(config.database).expanduser()
