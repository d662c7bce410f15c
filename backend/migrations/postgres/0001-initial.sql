-- PostgreSQL begins with the tables as SQLite has them after 0011; what comes later is one file for
-- both (backend/db/migrations.ts says how its types are read here).

-- SQLite has these two of its own and of ours. The folding is that of backend/db/fold-text.ts, for the
-- scripts that people here write in: no accents, no case, one sigma, one apostrophe.
CREATE FUNCTION instr(text, text) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS 'SELECT strpos($1, $2)';
CREATE FUNCTION fold_text(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT translate(
      lower(regexp_replace(normalize($1, NFD),
        '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g')
        COLLATE "und-x-icu"),
      'ς‘’ʼʹ‛′＇`´', 'σ''''''''''''''''''') COLLATE "C"
  $$;

CREATE TABLE roles (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  icon TEXT,
  description TEXT
) STRICT;

INSERT INTO roles (id, name, icon, description) VALUES
  ('8a2f0c5e-6d1b-4f7a-9c3e-1b5d7e9f0a24', 'Administrator', 'verified', 'Everything, accounts included'),
  ('3c9e7b41-2f58-4d06-a1b7-6e0d4c8f2935', 'Editor', 'edit', 'Content, leads and files'),
  ('f61d2a98-0b37-4c5e-8e4f-92a7c3d5b016', 'Public', 'public', 'The website itself, by its static token');

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  email TEXT UNIQUE,
  password TEXT,
  title TEXT,
  description TEXT,
  location TEXT,
  avatar TEXT,
  language TEXT,
  tfa_secret TEXT,
  tfa_last_step INTEGER,
  status TEXT NOT NULL DEFAULT 'active',
  role TEXT REFERENCES roles (id) ON DELETE SET NULL,
  last_access TEXT,
  provider TEXT NOT NULL DEFAULT 'default',
  external_identifier TEXT
) STRICT;
CREATE INDEX users_role ON users (role);
CREATE INDEX users_avatar ON users (avatar);
CREATE UNIQUE INDEX users_external ON users (provider, external_identifier)
  WHERE external_identifier IS NOT NULL;

CREATE TABLE files (
  id TEXT PRIMARY KEY,
  storage TEXT NOT NULL DEFAULT 'local',
  filename_disk TEXT NOT NULL UNIQUE,
  filename_download TEXT NOT NULL,
  title TEXT,
  description TEXT,
  type TEXT NOT NULL,
  filesize INTEGER NOT NULL,
  checksum TEXT NOT NULL,
  uploaded_by TEXT REFERENCES users (id) ON DELETE SET NULL,
  uploaded_on TEXT NOT NULL
) STRICT;
CREATE INDEX files_uploaded_by ON files (uploaded_by);
ALTER TABLE users ADD FOREIGN KEY (avatar) REFERENCES files (id) ON DELETE SET NULL;

-- What is in a file, in parts that are read one by one; it goes with its record.
CREATE TABLE file_parts (
  name TEXT NOT NULL REFERENCES files (filename_disk) ON DELETE CASCADE,
  part INTEGER NOT NULL,
  content BYTEA NOT NULL,
  PRIMARY KEY (name, part)
);
ALTER TABLE file_parts ALTER COLUMN content SET STORAGE EXTERNAL;

-- What all processes sign with (backend/secret.ts).
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE known_devices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  "user" TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash TEXT NOT NULL UNIQUE,
  last_used INTEGER NOT NULL
) STRICT;
CREATE INDEX known_devices_user ON known_devices ("user", last_used);
CREATE INDEX known_devices_last_used ON known_devices (last_used);

-- One row per sign-in; its refresh tokens are one family.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  "user" TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider TEXT NOT NULL,
  created INTEGER NOT NULL,
  last_used INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  ip TEXT,
  user_agent TEXT,
  device INTEGER REFERENCES known_devices (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX sessions_user ON sessions ("user");
CREATE INDEX sessions_expires ON sessions (expires);
CREATE INDEX sessions_device ON sessions (device);

CREATE TABLE refresh_tokens (
  hash TEXT PRIMARY KEY,
  session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  expires INTEGER NOT NULL,
  spent INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX refresh_tokens_session ON refresh_tokens (session);
CREATE INDEX refresh_tokens_expires ON refresh_tokens (expires);

-- Reset links and invitations. A row without a user is a decoy for an unknown address.
CREATE TABLE one_time_tokens (
  hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  "user" TEXT REFERENCES users (id) ON DELETE CASCADE,
  expires INTEGER NOT NULL,
  known INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX one_time_tokens_user ON one_time_tokens ("user");
CREATE INDEX one_time_tokens_expires ON one_time_tokens (expires);

CREATE TABLE recovery_codes (
  "user" TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  PRIMARY KEY ("user", hash)
) STRICT, WITHOUT ROWID;

-- No foreign keys: the record of what someone did outlives the account.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  action TEXT NOT NULL,
  "user" TEXT,
  timestamp TEXT NOT NULL,
  ip TEXT,
  user_agent TEXT,
  collection TEXT,
  item TEXT,
  detail TEXT
) STRICT;
CREATE INDEX audit_timestamp ON audit (timestamp);

CREATE TABLE pages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL,
  locale TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT,
  body TEXT,
  status TEXT NOT NULL DEFAULT 'draft',
  date_created TEXT,
  date_updated TEXT,
  UNIQUE (key, locale)
) STRICT;

CREATE TABLE articles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE,
  author TEXT,
  category TEXT,
  audience TEXT,
  related TEXT,
  published TEXT,
  updated TEXT,
  goes_live TEXT,
  status TEXT NOT NULL DEFAULT 'draft',
  date_created TEXT,
  date_updated TEXT
) STRICT;
CREATE INDEX articles_listed ON articles (status, published);

CREATE TABLE article_translations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  article INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  locale TEXT NOT NULL,
  title TEXT NOT NULL,
  meta_title TEXT,
  description TEXT,
  lead TEXT,
  body TEXT,
  date_created TEXT,
  date_updated TEXT,
  UNIQUE (article, locale)
) STRICT;
CREATE INDEX article_translations_updated ON article_translations (date_updated);

CREATE TABLE openings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL,
  locale TEXT NOT NULL,
  title TEXT NOT NULL,
  department TEXT,
  location TEXT,
  summary TEXT,
  body TEXT,
  published TEXT,
  sort INTEGER,
  status TEXT NOT NULL DEFAULT 'draft',
  date_created TEXT,
  date_updated TEXT,
  UNIQUE (key, locale)
) STRICT;

CREATE TABLE faq (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  locale TEXT NOT NULL,
  title TEXT,
  question TEXT NOT NULL,
  answer TEXT NOT NULL,
  answered_by TEXT,
  sort INTEGER,
  status TEXT NOT NULL DEFAULT 'draft',
  date_created TEXT,
  date_updated TEXT
) STRICT;

CREATE TABLE redirects (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  path TEXT NOT NULL UNIQUE,
  target TEXT NOT NULL,
  permanent INTEGER NOT NULL DEFAULT 0,
  enabled INTEGER NOT NULL DEFAULT 1,
  date_created TEXT,
  date_updated TEXT
) STRICT;

CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  form TEXT NOT NULL,
  locale TEXT NOT NULL,
  queue TEXT NOT NULL DEFAULT 'inbox',
  stage TEXT NOT NULL DEFAULT 'new',
  owner TEXT REFERENCES users (id) ON DELETE SET NULL,
  name TEXT NOT NULL,
  addressed_as TEXT,
  email TEXT NOT NULL,
  phone TEXT,
  summary TEXT,
  source TEXT,
  campaign TEXT,
  cv TEXT REFERENCES files (id) ON DELETE SET NULL,
  consent_version TEXT,
  submitted TEXT NOT NULL,
  answer_by TEXT,
  answered TEXT,
  opened TEXT,
  guardian TEXT,
  guardian_email TEXT,
  retain_until TEXT,
  payload TEXT NOT NULL,
  created TEXT,
  updated TEXT,
  -- The searched columns, folded (backend/write/search-text.ts).
  search_text TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX leads_listed ON leads (queue, submitted, id);
CREATE INDEX leads_unsearched ON leads (id) WHERE search_text = '';
-- By which parts of words are found. Without the extension a search reads every row.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX leads_searched ON leads USING gin (search_text gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
    RAISE NOTICE 'pg_trgm is not there: %', SQLERRM;
END $$;
CREATE INDEX leads_email ON leads (email);
CREATE INDEX leads_owner ON leads (owner);
CREATE INDEX leads_cv ON leads (cv);
CREATE INDEX leads_retain_until ON leads (retain_until);

CREATE TABLE lead_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lead TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  author TEXT REFERENCES users (id) ON DELETE SET NULL,
  kind TEXT NOT NULL DEFAULT 'note',
  note TEXT,
  detail TEXT,
  created TEXT
) STRICT;
CREATE INDEX lead_notes_lead ON lead_notes (lead, created);
CREATE INDEX lead_notes_author ON lead_notes (author);

CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  reply_to TEXT,
  body TEXT,
  language TEXT NOT NULL,
  lead TEXT REFERENCES leads (id) ON DELETE CASCADE,
  status TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  created TEXT NOT NULL,
  next_attempt TEXT,
  sent TEXT,
  claim TEXT,
  handed TEXT
) STRICT;
CREATE INDEX outbox_status ON outbox (status, next_attempt);
CREATE INDEX outbox_lead ON outbox (lead);
CREATE INDEX outbox_recipient ON outbox (recipient);
CREATE INDEX outbox_created ON outbox (created);

CREATE TABLE erasures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  address TEXT NOT NULL,
  erased TEXT
) STRICT;
CREATE INDEX erasures_address ON erasures (address, erased);

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

CREATE TABLE settings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  value TEXT,
  public INTEGER NOT NULL DEFAULT 0,
  date_created TEXT,
  date_updated TEXT
) STRICT;
