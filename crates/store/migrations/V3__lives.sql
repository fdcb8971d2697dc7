-- When the server was up, so that no clock counts the time between.
CREATE TABLE lives (
    started INTEGER NOT NULL PRIMARY KEY,
    last    INTEGER NOT NULL CHECK (started <= last)
) STRICT;
