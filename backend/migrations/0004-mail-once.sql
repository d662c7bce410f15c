-- Who has taken a mail to send it, and when its text was handed to the mail server: what is known of
-- a mail whose sender ended in the middle (backend/mail/claims.ts).
ALTER TABLE outbox ADD COLUMN claim TEXT;
ALTER TABLE outbox ADD COLUMN handed TEXT;
