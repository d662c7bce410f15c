-- Sums of what each process counts by itself, such as addresses that are asked for in vain.
CREATE TABLE shared_tallies (
  store TEXT NOT NULL,
  key TEXT NOT NULL,
  count INTEGER NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (store, key)
) STRICT;
