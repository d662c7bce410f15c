-- Leads get what lists show and filters ask for as columns of their own. Both tables are made anew,
-- the one that refers first: SQLite adds no column that may not be null and has no default.
CREATE TABLE new_leads (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  form TEXT NOT NULL,
  locale TEXT NOT NULL,
  queue TEXT NOT NULL DEFAULT 'inbox',
  stage TEXT NOT NULL DEFAULT 'new',
  owner TEXT REFERENCES users (id) ON DELETE SET NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  summary TEXT,
  source TEXT,
  campaign TEXT,
  cv TEXT REFERENCES files (id) ON DELETE SET NULL,
  consent_version TEXT,
  submitted TEXT NOT NULL,
  retain_until TEXT,
  payload TEXT NOT NULL,
  created TEXT,
  updated TEXT,
  -- The searched columns, folded (backend/write/search-text.ts).
  search_text TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE new_lead_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lead TEXT NOT NULL REFERENCES new_leads (id) ON DELETE CASCADE,
  author TEXT REFERENCES users (id) ON DELETE SET NULL,
  kind TEXT NOT NULL DEFAULT 'note',
  note TEXT,
  detail TEXT,
  created TEXT
) STRICT;

INSERT INTO new_leads (id, reference, form, locale, stage, owner, name, email, submitted, payload,
  created, updated, search_text)
SELECT id, 'B4-' || upper(substr(hex(id), 1, 13)), form, locale, stage, owner,
  coalesce(json_extract(payload, '$.name'), ''), lower(coalesce(json_extract(payload, '$.email'), '')),
  coalesce(created, strftime('%Y-%m-%dT%H:%M:%fZ')), payload, created, updated,
  lower(coalesce(json_extract(payload, '$.name'), '') || char(10) || coalesce(json_extract(payload, '$.email'), ''))
FROM leads;
INSERT INTO new_lead_notes (id, lead, author, note, created)
SELECT id, lead, author, note, created FROM lead_notes;

DROP TABLE lead_notes;
DROP TABLE leads;
ALTER TABLE new_leads RENAME TO leads;
ALTER TABLE new_lead_notes RENAME TO lead_notes;

-- Holds every column that lists filter, sort and search by, so that none of it reads payloads.
CREATE INDEX leads_listed ON leads (queue, submitted, form, stage, owner, locale, source, campaign,
  name, email, reference, created, updated, search_text, id);
CREATE INDEX leads_email ON leads (email);
CREATE INDEX leads_owner ON leads (owner);
CREATE INDEX leads_cv ON leads (cv);
CREATE INDEX leads_retain_until ON leads (retain_until);
CREATE INDEX lead_notes_lead ON lead_notes (lead, created);
CREATE INDEX lead_notes_author ON lead_notes (author);

-- Mails about a lead go when it goes.
ALTER TABLE outbox ADD COLUMN lead TEXT REFERENCES leads (id) ON DELETE CASCADE;
CREATE INDEX outbox_lead ON outbox (lead);
CREATE INDEX outbox_recipient ON outbox (recipient);
CREATE INDEX outbox_created ON outbox (created);

CREATE TABLE saved_views (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  owner TEXT REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  query TEXT NOT NULL,
  created TEXT
) STRICT;
CREATE INDEX saved_views_owner ON saved_views (owner);

CREATE TABLE reply_templates (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL,
  form TEXT,
  locale TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  date_created TEXT,
  date_updated TEXT,
  UNIQUE (key, locale)
) STRICT;
