-- Scoring pads that somebody saved: a short text each, never changed.
CREATE TABLE pads (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    code TEXT NOT NULL
);
