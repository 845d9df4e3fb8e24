"""What the server says of itself in OpenAPI is so: every request it describes, and every one that it does not."""

from contextlib import suppress
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.generation import GenerationMode

from stado.server.app import create_app
from stado.server.config import Config
from tests.server.serving import Server
from tests.volume import SOAK

EXAMPLES = 500 if SOAK else 8  # of each address, as described and otherwise
load_all_checks()
RULED = "positive_data_acceptance"  # what is well-formed may still be against a game's rules, and is refused with 400
EVERY_CHECK = CHECKS.get_by_names([name for name in CHECKS.get_all_names() if name != RULED])
DESCRIBED = schemathesis.openapi.from_dict(create_app(Config(database=":memory:")).openapi_schema.to_schema())
FOUND: list[Any] = [cast("Any", found).ok() for found in DESCRIBED.get_all_operations()]
OPERATIONS = {f"{operation.method} {operation.path}": operation for operation in FOUND}


@pytest.mark.soak
@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_answer_is_as_described(server: Server, operation: str, mode: GenerationMode) -> None:

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=OPERATIONS[operation].as_strategy(mode))
    def told(case: Any) -> None:
        case.call_and_validate(base_url=server.http, checks=EVERY_CHECK)

    with suppress(Unsatisfiable):  # nothing one could ask of some addresses is wrong
        told()
