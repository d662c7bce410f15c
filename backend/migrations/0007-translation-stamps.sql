-- A translation that is written by itself is a change to its article: the site sees it by these.
ALTER TABLE article_translations ADD COLUMN date_created TEXT;
ALTER TABLE article_translations ADD COLUMN date_updated TEXT;
CREATE INDEX article_translations_updated ON article_translations (date_updated);
