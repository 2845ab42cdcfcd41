-- By what the server knows a person again: only the hashes are kept.
CREATE TABLE credentials (
    hash BLOB NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX credentials_of ON credentials (person);

-- By a code another device becomes a person's own. A person has one at a time.
CREATE TABLE codes (
    hash BLOB NOT NULL PRIMARY KEY,
    person TEXT NOT NULL UNIQUE,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- An invitation leads to a seat until somebody sits down by it.
CREATE TABLE invitations (
    hash BLOB NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_to ON invitations (table_id, seat);

INSERT INTO invitations (hash, table_id, seat)
SELECT hash, table_id, seat FROM secrets JOIN progress USING (table_id)
WHERE finished = 0 AND NOT EXISTS (
    SELECT 1 FROM events
    WHERE events.table_id = secrets.table_id AND event LIKE 'sit P' || (seat + 1) || ' %'
);

DROP TABLE secrets;

ALTER TABLE guests RENAME TO members;
ALTER TABLE members RENAME COLUMN guest TO person;

-- When somebody was last at a table.
CREATE TABLE presence (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

ALTER TABLE progress ADD COLUMN summary TEXT NOT NULL DEFAULT '{}';
ALTER TABLE progress ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE progress ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
ALTER TABLE progress ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;

-- When a table was made, and when it last changed, was not kept before: it is as old as this knowledge,
-- and if something has happened at it, that was a second later.
UPDATE progress SET
    summary = json_object('names', json_extract(header, '$.names')),
    host = coalesce(json_extract(header, '$.host'), ''),
    made = unixepoch() - 1,
    touched = unixepoch()
FROM tables WHERE id = table_id;

CREATE INDEX made_by ON progress (host, finished);

-- Persons, addresses and networks that are kept out.
CREATE TABLE bans (
    who TEXT NOT NULL PRIMARY KEY,
    made INTEGER NOT NULL,
    why TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Finished games as they were told: readable even when their rules are not known any more.
CREATE TABLE records (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    record BLOB NOT NULL
) STRICT;

CREATE INDEX members_at ON members (table_id);

CREATE INDEX presence_of ON presence (person);

-- When a pad was last saved was not kept before: it is as old as this knowledge.
ALTER TABLE pads ADD COLUMN saved INTEGER NOT NULL DEFAULT 0;
UPDATE pads SET saved = unixepoch();
CREATE INDEX pads_saved ON pads (saved);
