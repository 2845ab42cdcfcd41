-- What never changes stands apart from what changes with every step: a long header is written once.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    header TEXT NOT NULL
);

CREATE TABLE progress (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    version BIGINT NOT NULL,
    finished BOOLEAN NOT NULL,
    changed BIGINT NOT NULL
);

CREATE INDEX running ON progress (changed) WHERE NOT finished;

-- The version is the one the event leads to: the first event of a table has 1.
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version BIGINT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE guests (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
);

CREATE TABLE secrets (
    hash BYTEA NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat SMALLINT NOT NULL
);

CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);

-- Counts changes; gives them their order.
CREATE SEQUENCE changes;

-- Numbers the servers, so that each knows its own hints.
CREATE SEQUENCE servers;
