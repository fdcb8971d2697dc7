-- Who may change which table, so that hosts find their tables again; whoever made a table is among them.
CREATE TABLE hosts (
    guest_hash   BLOB    NOT NULL CHECK (length(guest_hash) = 32),
    table_number INTEGER NOT NULL REFERENCES tables (number),
    PRIMARY KEY (guest_hash, table_number)
) STRICT, WITHOUT ROWID;

INSERT INTO hosts (guest_hash, table_number) SELECT host, number FROM tables;
