"""The OpenAPI page tells what really comes: every refusal in the shape in which it is sent."""

from typing import Any

import jsonschema
import pytest

from tests.server.serving import Server

METHODS = {"get", "post"}


@pytest.fixture(scope="module")
def page(server: Server) -> dict[str, Any]:
    told: dict[str, Any] = server.get("/api/schema/openapi.json").json()
    return told


def test_every_address_tells_the_refusals_it_may_answer_with(page: dict[str, Any]) -> None:
    for path, verbs in page["paths"].items():
        for verb in METHODS & verbs.keys():
            told = verbs[verb]["responses"]
            assert {"400", "401", "403", "404", "409", "429", "500", "503"} <= told.keys(), path
            for status in told.keys() - {"200", "201", "204"}:
                (content,) = told[status]["content"].values()
                assert content["schema"] == {"$ref": "#/components/schemas/Refusal"}, (path, status)


def test_a_refusal_is_what_the_page_says(server: Server, page: dict[str, Any]) -> None:
    shape = page["components"]["schemas"]["Refusal"]
    table = server.post("/api/tables", {"game": "nimmt", "players": 2, "name": "Ada"}).json()["table"]
    for refused, status in (
        (server.post("/api/tables", {"game": "nimmt"}), 400),
        (server.post(f"/api/tables/{table}/leave"), 401),
        (server.get("/api/tables/none"), 404),
        (server.get(f"/api/tables/{table}/record"), 409),
    ):
        assert refused.status_code == status
        jsonschema.validate(refused.json(), shape)
