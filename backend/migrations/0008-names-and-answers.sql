-- How letters call somebody, where staff have set right what the name gave (packages/greek-names).
ALTER TABLE leads ADD COLUMN addressed_as TEXT;

-- Whom an answer from a mail program goes to: of a notice to the house, the sender of its lead.
ALTER TABLE outbox ADD COLUMN reply_to TEXT;

-- The first administrator was called Admin before anybody was asked.
UPDATE users SET first_name = NULL WHERE first_name = 'Admin' AND last_name IS NULL;
