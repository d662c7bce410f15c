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

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  email TEXT UNIQUE,
  password TEXT,
  title TEXT,
  description TEXT,
  location TEXT,
  avatar TEXT REFERENCES files (id) ON DELETE SET NULL,
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
CREATE UNIQUE INDEX users_external ON users (provider, external_identifier)
  WHERE external_identifier IS NOT NULL;

-- One row per sign-in; its refresh tokens are one family.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  user TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider TEXT NOT NULL,
  created INTEGER NOT NULL,
  last_used INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  ip TEXT,
  user_agent TEXT
) STRICT;
CREATE INDEX sessions_user ON sessions (user);
CREATE INDEX sessions_expires ON sessions (expires);

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
  user TEXT REFERENCES users (id) ON DELETE CASCADE,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX one_time_tokens_user ON one_time_tokens (user);
CREATE INDEX one_time_tokens_expires ON one_time_tokens (expires);

-- No foreign keys: the record of what someone did outlives the account.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  action TEXT NOT NULL,
  user TEXT,
  timestamp TEXT NOT NULL,
  ip TEXT,
  user_agent TEXT,
  collection TEXT,
  item TEXT,
  detail TEXT
) STRICT;
CREATE INDEX audit_timestamp ON audit (timestamp);

CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT,
  language TEXT NOT NULL,
  status TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  created TEXT NOT NULL,
  next_attempt TEXT,
  sent TEXT
) STRICT;
CREATE INDEX outbox_status ON outbox (status, next_attempt);

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
  UNIQUE (article, locale)
) STRICT;

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
  form TEXT NOT NULL,
  locale TEXT NOT NULL,
  stage TEXT NOT NULL DEFAULT 'new',
  owner TEXT REFERENCES users (id) ON DELETE SET NULL,
  payload TEXT NOT NULL,
  created TEXT,
  updated TEXT
) STRICT;
CREATE INDEX leads_created ON leads (created);
CREATE INDEX leads_owner ON leads (owner);
CREATE INDEX leads_stage ON leads (stage, created);

CREATE TABLE lead_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lead TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  author TEXT REFERENCES users (id) ON DELETE SET NULL,
  note TEXT NOT NULL,
  created TEXT
) STRICT;
CREATE INDEX lead_notes_lead ON lead_notes (lead);
CREATE INDEX lead_notes_author ON lead_notes (author);

CREATE TABLE settings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  value TEXT,
  public INTEGER NOT NULL DEFAULT 0,
  date_created TEXT,
  date_updated TEXT
) STRICT;
