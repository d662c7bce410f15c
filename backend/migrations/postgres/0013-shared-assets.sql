-- Built files of every build that ran lately, for pages that one process wrote and another one is asked about.
CREATE TABLE shared_assets (
  name TEXT PRIMARY KEY,
  content BYTEA NOT NULL,
  seen INTEGER NOT NULL
) STRICT;
ALTER TABLE shared_assets ALTER COLUMN content SET STORAGE EXTERNAL;
