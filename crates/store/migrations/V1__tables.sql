-- Everything that belongs to a table is found by its number: an id given by the caller may be long, and the
-- journal would repeat it in every entry.
CREATE TABLE tables (
    number        INTEGER PRIMARY KEY,
    id            TEXT    NOT NULL UNIQUE,
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT    NOT NULL,
    seats         INTEGER NOT NULL CHECK (seats BETWEEN 0 AND 255),
    seed          BLOB    NOT NULL CHECK (length(seed) = 32),
    seed_digest   TEXT    NOT NULL,
    seed_chosen   INTEGER NOT NULL CHECK (seed_chosen IN (0, 1)),
    name          TEXT    NOT NULL,
    public        INTEGER NOT NULL CHECK (public IN (0, 1)),
    status        TEXT    NOT NULL CHECK (status IN ('open', 'running', 'over')),
    policy        TEXT    NOT NULL,
    host          BLOB    NOT NULL CHECK (length(host) = 32),
    origin        TEXT,
    created_at    INTEGER NOT NULL,
    updated_at    INTEGER NOT NULL,
    over_at       INTEGER
) STRICT;

CREATE INDEX tables_by_status ON tables (status, number);
CREATE INDEX public_tables ON tables (number) WHERE public = 1;
CREATE INDEX public_tables_by_status ON tables (status, number) WHERE public = 1;

CREATE TRIGGER tables_stay BEFORE DELETE ON tables BEGIN
    SELECT RAISE(ABORT, 'a table is never deleted');
END;
CREATE TRIGGER tables_keep_their_luck BEFORE UPDATE OF number, id, game, seats, seed, seed_digest, seed_chosen ON tables BEGIN
    SELECT RAISE(ABORT, 'the identity and the seed of a table never change');
END;

CREATE TABLE seats (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    seat         INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    kind         TEXT    NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    name         TEXT    NOT NULL,
    bot          TEXT,
    token_hash   BLOB CHECK (length(token_hash) = 32),
    preferences  TEXT    NOT NULL,
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE holders (
    table_number INTEGER NOT NULL,
    seat         INTEGER NOT NULL,
    guest_hash   BLOB    NOT NULL CHECK (length(guest_hash) = 32),
    since        INTEGER NOT NULL,
    PRIMARY KEY (table_number, seat, guest_hash),
    FOREIGN KEY (table_number, seat) REFERENCES seats (table_number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX holders_by_guest ON holders (guest_hash);

-- The journal. What it says was acknowledged to somebody, so it only ever grows, entry by entry.
CREATE TABLE entries (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    seq          INTEGER NOT NULL,
    kind         TEXT    NOT NULL,
    seat         INTEGER CHECK (seat BETWEEN 0 AND 255),
    payload      TEXT    NOT NULL,
    state_hash   INTEGER NOT NULL,
    key          TEXT,
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_number, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_key ON entries (table_number, key) WHERE key IS NOT NULL;

CREATE TRIGGER entries_follow_each_other BEFORE INSERT ON entries
WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM entries WHERE table_number = NEW.table_number) BEGIN
    SELECT RAISE(ABORT, 'the journal of a table has no gaps');
END;
CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries BEGIN
    SELECT RAISE(ABORT, 'the journal of a table is never changed');
END;
CREATE TRIGGER entries_stay BEFORE DELETE ON entries BEGIN
    SELECT RAISE(ABORT, 'the journal of a table is never shortened');
END;

CREATE TABLE snapshots (
    table_number  INTEGER NOT NULL REFERENCES tables (number),
    seq           INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    bytes         BLOB    NOT NULL,
    PRIMARY KEY (table_number, seq)
) STRICT;

CREATE TABLE chat (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    number       INTEGER NOT NULL,
    author       TEXT    NOT NULL,
    text         TEXT    NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    guest_hash   BLOB    NOT NULL CHECK (length(guest_hash) = 32),
    text         TEXT    NOT NULL,
    PRIMARY KEY (table_number, guest_hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE visits (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    guest_hash   BLOB    NOT NULL CHECK (length(guest_hash) = 32),
    seq          INTEGER NOT NULL,
    PRIMARY KEY (table_number, guest_hash)
) STRICT, WITHOUT ROWID;
