"""What the PostgreSQL log says to its database. Every column is named: a newer Stado may have added some.

Whatever takes several rows takes them in one order, so that two processes never wait for each other.
"""

# ruff: noqa: S608  # statements are put together from names of our own fields, never from what came from outside

from stado.server.log.base import StoredTable

NAMES = StoredTable.__struct_fields__
COLUMNS = ", ".join(NAMES)
TABLES = f"SELECT {COLUMNS} FROM tables"
INSERT_TABLE = f"INSERT INTO tables ({COLUMNS}) VALUES ({', '.join(f'${n + 1}' for n in range(len(NAMES)))})"
IS_FULL = "players = (SELECT count(*) FROM seats WHERE table_id = tables.id)"
SEATS = "SELECT seat, kind, name, token FROM seats WHERE table_id = $1 ORDER BY sat"
ANSWERS = "SELECT step, seat, choice FROM answers WHERE table_id = $1 AND step >= $2 ORDER BY step, seat"
GIVEN = "SELECT token, contribution FROM contributions WHERE table_id = $1"
ENTRIES = (  # one statement sees one moment
    "SELECT place, ARRAY(SELECT ROW(seat, kind, name, token) FROM seats WHERE table_id = id ORDER BY sat),"
    " ARRAY(SELECT ROW(step, seat, choice) FROM answers WHERE table_id = id AND step >= since ORDER BY step, seat),"
    " ARRAY(SELECT ROW(token, contribution) FROM contributions WHERE table_id = id AND tables.seed = ''),"
    f" {COLUMNS} FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS wanted (wanted_id, since, place)"
    " JOIN tables ON id = wanted_id"
)
OFFERED = (
    f"{TABLES} WHERE public AND NOT over AND opened >= $1 AND coalesce(attended, opened) >= $2"
    " ORDER BY opened DESC, number DESC LIMIT $3"
)
FINISHED = (
    f"{TABLES} WHERE result IS NOT NULL AND coalesce(ended, opened) >= $1 ORDER BY coalesce(ended, opened), number"
)
OLD = "SELECT id FROM tables WHERE greatest(opened, attended, ended) < $1 ORDER BY opened, number LIMIT $2"
LATEST = f"{TABLES} ORDER BY opened DESC, number DESC LIMIT $1"
INSERT_SEAT = "INSERT INTO seats (table_id, seat, kind, name, token) VALUES ($1, $2, $3, $4, $5)"
FREE = (
    "DELETE FROM seats WHERE table_id = $1 AND seat = $2 AND kind = $3 AND name = $4"
    " AND token IS NOT DISTINCT FROM $5 RETURNING true"
)
SEAL = (
    "INSERT INTO answers (table_id, step, seat, choice)"
    " SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[])"
    " ON CONFLICT DO NOTHING RETURNING table_id, step, seat"
)
SEALED_SO = (
    "SELECT table_id, step, seat FROM answers JOIN unnest($1::text[], $2::int[], $3::int[], $4::text[])"
    " AS wanted (table_id, step, seat, choice) USING (table_id, step, seat, choice)"
)
CONTRIBUTE = (
    "INSERT INTO contributions SELECT id, $2, $3 FROM tables WHERE id = $1 AND seed = ''"
    " ON CONFLICT (table_id, token) DO UPDATE SET contribution = excluded.contribution"
    " WHERE contributions.contribution IS NULL RETURNING true"
)
ATTEND = (  # in one order, so that two processes never wait for each other
    "UPDATE tables SET attended = $2 WHERE id IN"
    " (SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE)"
)
FORGET = "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE)"
ABANDON = (
    "UPDATE tables SET over = true, abandoned = true, ended = $2"
    f" WHERE id = $1 AND NOT over AND seed != '' AND {IS_FULL} RETURNING true"
)
FINISH = "UPDATE tables SET over = true, result = $2, ended = $3 WHERE id = $1 AND result IS NULL AND NOT abandoned"
UNATTENDED = (
    "SELECT id FROM tables WHERE NOT over AND seed != '' AND secret IS NOT NULL AND coalesce(attended, opened) < $1"
)
MARKS = (
    "SELECT id, coalesce(last.step, -1), coalesce(last.answers, 0),"
    " concat_ws(' ', tables.xmin::text, sitting.latest, sitting.number, given.number) FROM tables"
    " LEFT JOIN LATERAL (SELECT step, count(*) AS answers FROM answers WHERE table_id = id AND step ="
    " (SELECT max(step) FROM answers WHERE table_id = id) GROUP BY step) AS last ON true,"
    " LATERAL (SELECT max(sat) AS latest, count(*) AS number FROM seats WHERE table_id = id) AS sitting,"
    " LATERAL (SELECT count(contribution) AS number FROM contributions WHERE table_id = id) AS given"
    " WHERE id = ANY($1)"
)
CHORE = (
    "INSERT INTO chores VALUES ($1, now() + $2 * interval '1 second') ON CONFLICT (name) DO UPDATE"
    " SET until = excluded.until WHERE chores.until < now() RETURNING true"
)
ALIVE = (
    "WITH me AS (INSERT INTO processes VALUES ($1, now() + $2 * interval '1 second')"
    " ON CONFLICT (name) DO UPDATE SET until = excluded.until)"
    " SELECT name FROM processes WHERE until > now() AND name != $1"
)
UNFINISHED = f"SELECT id FROM tables WHERE NOT over AND {IS_FULL} ORDER BY opened, number"
LACKING = f"{TABLES} WHERE over AND result IS NULL AND NOT abandoned ORDER BY number"
