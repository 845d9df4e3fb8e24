"""The address of a table, as it stands in an invitation."""

import re
from typing import NamedTuple

import click

_PAGE = re.compile(r"(https?)://([^/?#\s]+)(/[^?#\s]*)?/table/([a-z0-9]+)/?(?:[?#].*)?")


class TableAddress(NamedTuple):
    """Where one table is."""

    scheme: str
    host: str
    folder: str  # below which the server lies there
    table: str

    @property
    def join(self) -> str:
        """Where one sits down."""
        return f"{self.scheme}://{self.host}{self.folder}/api/tables/{self.table}/join"

    @property
    def socket(self) -> str:
        """Where one plays."""
        return f"{self.scheme.replace('http', 'ws')}://{self.host}{self.folder}/api/tables/{self.table}/socket"


class TableUrl(click.ParamType[TableAddress]):
    """The link of a table."""

    name = "url"

    def convert(
        self, value: str | TableAddress, param: click.Parameter | None, ctx: click.Context | None
    ) -> TableAddress:
        """Return the address, or say what one looks like."""
        if isinstance(value, TableAddress):
            return value
        found = _PAGE.fullmatch(value)
        if found is None:
            self.fail(f"{value!r} is no table's link, such as http://127.0.0.1:8666/table/k3v9w2m7qp.", param, ctx)
        return TableAddress(found[1], found[2], found[3] or "", found[4])
