-- When an article that is published goes live by itself.
ALTER TABLE articles ADD COLUMN goes_live TEXT;
