-- Entries of the lists that pages show (decision 110): one row for each, its words in every language.
CREATE TABLE entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  list TEXT NOT NULL,
  key TEXT NOT NULL,
  sort INTEGER,
  facts TEXT,
  words TEXT,
  status TEXT NOT NULL DEFAULT 'draft',
  date_created TEXT,
  date_updated TEXT,
  UNIQUE (list, key)
) STRICT;

-- No page has ever read these.
DROP TABLE openings;
DROP TABLE faq;

-- From now on pages show what is published here; until now nobody saw it, nor was it checked.
UPDATE pages SET status = 'draft' WHERE status = 'published';
