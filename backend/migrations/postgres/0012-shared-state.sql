-- What processes know together for a while (decision 77): texts under keys, and attempts that are counted.
CREATE TABLE shared_values (
  store TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  ends INTEGER NOT NULL,
  PRIMARY KEY (store, key)
) STRICT;
CREATE INDEX shared_values_ends ON shared_values (ends);

-- Not written to the log: a crash gives everybody their attempts back, and that is all it costs.
CREATE UNLOGGED TABLE shared_counts (
  place TEXT NOT NULL,
  key TEXT NOT NULL,
  remaining DOUBLE PRECISION NOT NULL,
  at INTEGER NOT NULL,
  full_at INTEGER NOT NULL,
  PRIMARY KEY (place, key)
) STRICT;
CREATE INDEX shared_counts_full_at ON shared_counts (full_at);

-- Files that came ahead of their form, which another process may be sent.
CREATE TABLE shared_documents (
  key TEXT PRIMARY KEY,
  facts TEXT NOT NULL,
  sender TEXT NOT NULL,
  ends INTEGER NOT NULL
) STRICT;
CREATE INDEX shared_documents_ends ON shared_documents (ends);
CREATE TABLE shared_document_parts (
  key TEXT NOT NULL REFERENCES shared_documents (key) ON DELETE CASCADE,
  part INTEGER NOT NULL,
  content BYTEA NOT NULL,
  PRIMARY KEY (key, part)
) STRICT;
ALTER TABLE shared_document_parts ALTER COLUMN content SET STORAGE EXTERNAL;
