-- Replies to begin with; staff change them as they like. {{name}}, {{reference}} and {{sender}} are
-- filled in where a reply is written. A Directus gets the same rows (scripts/directus/seeds.ts).
INSERT INTO reply_templates (key, form, locale, subject, body, date_created) VALUES
  ('creator-call', 'creators-join', 'en', 'Let’s talk about your channel ({{reference}})',
'Hi {{name}},

Thank you for applying. We watched your recent work and would like to hear where you want to take it.

Would a 20-minute video call suit you this week? Send us two or three times that work for you, with your time zone.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('creator-call', 'creators-join', 'el', 'Πάμε να τα πούμε για το κανάλι σου ({{reference}})',
'Γεια σου {{name}},

Σε ευχαριστούμε για την αίτησή σου. Είδαμε τη δουλειά σου και θέλουμε να ακούσουμε πού θέλεις να τη φτάσεις.

Σε βολεύει μια βιντεοκλήση 20 λεπτών μέσα στην εβδομάδα; Στείλε μας δυο τρεις ώρες που μπορείς και σε ποια πόλη βρίσκεσαι.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('creator-not-now', 'creators-join', 'en', 'Your application to us ({{reference}})',
'Hi {{name}},

Thank you for showing us your work. We take on few creators at a time, so that each gets our full attention, and we cannot offer you a place right now.

If your channel takes a new turn, apply again: we read every application from the start.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('creator-not-now', 'creators-join', 'el', 'Η αίτησή σου ({{reference}})',
'Γεια σου {{name}},

Σε ευχαριστούμε που μας έδειξες τη δουλειά σου. Αναλαμβάνουμε λίγους δημιουργούς κάθε φορά, για να έχουμε χρόνο για τον καθέναν, και αυτή τη στιγμή δεν μπορούμε να σου προτείνουμε συνεργασία.

Αν αλλάξει κάτι στο κανάλι σου, κάνε ξανά αίτηση: τις διαβάζουμε όλες από την αρχή.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('brand-call', 'brands-join', 'en', 'Working together ({{reference}})',
'Hello {{name}},

Thank you for your interest. To suggest creators who really fit, we would like to understand what you want to achieve and by when.

Could we speak for half an hour this week? Please send us two or three times that suit you.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('brand-call', 'brands-join', 'el', 'Για τη συνεργασία μας ({{reference}})',
'Γεια σας {{name}},

Σας ευχαριστούμε για το ενδιαφέρον σας. Για να σας προτείνουμε δημιουργούς που πραγματικά σας ταιριάζουν, θέλουμε να καταλάβουμε τι θέλετε να πετύχετε και πότε.

Θα είχατε μισή ώρα να μιλήσουμε μέσα στην εβδομάδα; Στείλτε μας δυο τρεις ώρες που σας βολεύουν.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('campaign-proposal', 'brands-campaigns', 'en', 'Our proposal for your campaign ({{reference}})',
'Hello {{name}},

Thank you for the brief. You will find our proposal below: the creators we suggest, the formats, the dates and the cost.

[proposal]

We are glad to go through it with you by phone.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('campaign-proposal', 'brands-campaigns', 'el', 'Η πρότασή μας για την καμπάνια σας ({{reference}})',
'Γεια σας {{name}},

Σας ευχαριστούμε για το brief. Πιο κάτω θα βρείτε την πρότασή μας: τους δημιουργούς που σκεφτήκαμε, τη μορφή του περιεχομένου, τις ημερομηνίες και το κόστος.

[πρόταση]

Αν θέλετε, τη βλέπουμε μαζί και από το τηλέφωνο.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('career-interview', 'careers-apply', 'en', 'Your application: let’s meet ({{reference}})',
'Hi {{name}},

Thank you for applying. We liked what we read and would like to meet you, by video call, for about 45 minutes.

Please send us two or three times that suit you in the next days.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('career-interview', 'careers-apply', 'el', 'Η αίτησή σου: να γνωριστούμε ({{reference}})',
'Γεια σου {{name}},

Σε ευχαριστούμε για την αίτησή σου. Μας άρεσε αυτό που διαβάσαμε και θέλουμε να σε γνωρίσουμε σε μια βιντεοκλήση, περίπου 45 λεπτά.

Στείλε μας δυο τρεις ώρες που μπορείς τις επόμενες μέρες.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('career-not-now', 'careers-apply', 'en', 'Your application ({{reference}})',
'Hi {{name}},

Thank you for the time you gave your application. We have decided on somebody whose experience is closer to what this position needs now.

We would be glad to hear from you again when another opening fits you.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('career-not-now', 'careers-apply', 'el', 'Η αίτησή σου ({{reference}})',
'Γεια σου {{name}},

Σε ευχαριστούμε για τον χρόνο που έδωσες στην αίτησή σου. Για αυτή τη θέση επιλέξαμε κάποιον με εμπειρία πιο κοντά σε αυτό που χρειαζόμαστε τώρα.

Αν δεις άλλη θέση που σου ταιριάζει, θα χαρούμε να έχουμε ξανά νέα σου.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('received', NULL, 'en', 'We have your message ({{reference}})',
'Hello {{name}},

Thank you for writing. We are looking into it and will come back to you with an answer.

{{sender}}', '2026-11-01T00:00:00.000Z'),
  ('received', NULL, 'el', 'Λάβαμε το μήνυμά σας ({{reference}})',
'Γεια σας {{name}},

Σας ευχαριστούμε που μας γράψατε. Το εξετάζουμε και θα επικοινωνήσουμε μαζί σας για την απάντηση.

{{sender}}', '2026-11-01T00:00:00.000Z');
