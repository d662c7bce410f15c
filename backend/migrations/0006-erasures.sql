-- Who was erased, as a keyed fingerprint of the address: what was sent before that and arrives later
-- is not taken in (app/leads/erasures.server.ts).
CREATE TABLE erasures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  address TEXT NOT NULL,
  erased TEXT
) STRICT;
CREATE INDEX erasures_address ON erasures (address, erased);
