-- Contents in FILES_URL that no record names: on their way there since then, or to be erased when it is 0.
CREATE TABLE unnamed_contents (
  name TEXT PRIMARY KEY,
  since INTEGER NOT NULL
) STRICT;

-- Whatever deletes a record has its content erased: in the transaction that does it, so that nobody forgets.
CREATE FUNCTION leave_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM file_parts WHERE name = OLD.filename_disk) THEN
    INSERT INTO unnamed_contents VALUES (OLD.filename_disk, 0)
    ON CONFLICT (name) DO UPDATE SET since = 0;
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER leave_content BEFORE DELETE ON files FOR EACH ROW EXECUTE FUNCTION leave_content();
