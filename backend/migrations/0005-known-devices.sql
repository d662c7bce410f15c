-- Browsers that have signed in to an account before: what they bring again is a guess at its password
-- with a budget of its own (backend/security/devices.ts).
CREATE TABLE known_devices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash TEXT NOT NULL UNIQUE,
  last_used INTEGER NOT NULL
) STRICT;
CREATE INDEX known_devices_user ON known_devices (user, last_used);
CREATE INDEX known_devices_last_used ON known_devices (last_used);

-- The browser that a session was begun in.
ALTER TABLE sessions ADD COLUMN device INTEGER REFERENCES known_devices (id) ON DELETE SET NULL;
CREATE INDEX sessions_device ON sessions (device);

-- Links that a known browser asked for, which no stranger's asking voids.
ALTER TABLE one_time_tokens ADD COLUMN known INTEGER NOT NULL DEFAULT 0;
