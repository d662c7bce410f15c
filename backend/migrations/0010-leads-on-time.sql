-- What staff have to be on time for (packages/lib/collections/leads.ts), and more to find leads by.
ALTER TABLE leads ADD COLUMN phone TEXT;
ALTER TABLE leads ADD COLUMN answer_by TEXT;
ALTER TABLE leads ADD COLUMN answered TEXT;
ALTER TABLE leads ADD COLUMN opened TEXT;
ALTER TABLE leads ADD COLUMN guardian TEXT;
ALTER TABLE leads ADD COLUMN guardian_email TEXT;

-- Five working days are a week, less the days of the weekend that it was sent on. What was worked on
-- was looked at; what was answered says its timeline.
UPDATE leads SET
  phone = nullif(json_extract(payload, '$.answers.phone'), ''),
  answer_by = strftime('%Y-%m-%dT%H:%M:%fZ', submitted,
    CASE strftime('%w', submitted) WHEN '6' THEN '+6 days' WHEN '0' THEN '+5 days' ELSE '+7 days' END),
  answered = (SELECT min(created) FROM lead_notes WHERE lead = leads.id AND kind = 'mail'),
  opened = CASE WHEN stage <> 'new' OR owner IS NOT NULL
    OR EXISTS (SELECT 1 FROM lead_notes WHERE lead = leads.id AND kind IN ('note', 'mail'))
    THEN coalesce(updated, submitted) END,
  guardian = CASE WHEN stage IN ('new', 'in-review', 'contacted')
    AND date(json_extract(payload, '$.answers.birthDate'), '+18 years') > date(submitted) THEN 'ask' END,
  guardian_email = nullif(lower(json_extract(payload, '$.answers.guardianEmail')), ''),
  -- Made anew at the start, with what is searched now (backend/write/search-text.ts).
  search_text = '';

DROP INDEX leads_listed;
-- Holds every column that lists filter, sort and search by, so that none of it reads payloads.
CREATE INDEX leads_listed ON leads (queue, submitted, form, stage, owner, locale, source, campaign,
  name, email, phone, reference, answer_by, answered, opened, guardian, created, updated, search_text, id);
CREATE INDEX leads_unsearched ON leads (id) WHERE search_text = '';

-- The letter to a parent or guardian; {{applicant}} is the whole name. A Directus gets the same rows.
INSERT INTO reply_templates (key, form, locale, subject, body, date_created) VALUES
  ('guardian', 'creators-join', 'en', 'An application that needs your agreement ({{reference}})',
'Hello,

{{applicant}} has applied to work with us as a creator and named you as a parent or guardian. Because this is somebody under 18, we talk to you before anything else happens.

Do you agree that we look at the application and get in touch? Before you answer, ask us whatever you like: what we do, what we keep, and how it is deleted.

Answer this mail, or tell us when we may call you.

{{sender}}', '2026-11-23T00:00:00.000Z'),
  ('guardian', 'creators-join', 'el', 'Μια αίτηση που χρειάζεται τη συγκατάθεσή σας ({{reference}})',
'Καλημέρα σας,

Λάβαμε αίτηση συνεργασίας στο όνομα {{applicant}}, με εσάς ως γονέα ή κηδεμόνα. Επειδή πρόκειται για άτομο κάτω των 18, μιλάμε πρώτα μαζί σας και μετά προχωράμε.

Συμφωνείτε να εξετάσουμε την αίτηση και να επικοινωνήσουμε; Πριν απαντήσετε, ρωτήστε μας ό,τι θέλετε: τι κάνουμε, ποια στοιχεία κρατάμε και πώς διαγράφονται.

Απαντήστε σε αυτό το e-mail ή πείτε μας πότε μπορούμε να σας καλέσουμε.

{{sender}}', '2026-11-23T00:00:00.000Z');
