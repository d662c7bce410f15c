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
