-- Codes for whoever has lost the phone with the second factor; each opens the door once.
CREATE TABLE recovery_codes (
  user TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  PRIMARY KEY (user, hash)
) STRICT, WITHOUT ROWID;
