/** /admin: what needs attention today. */
export const adminOverview = {
  title: "Overview",
  greeting: {
    morning: "Good morning, {{name}}",
    afternoon: "Good afternoon, {{name}}",
    evening: "Good evening, {{name}}",
    night: "Still up, {{name}}?",
  },
  name: {
    title: "What are you called?",
    text: "Your colleagues see it beside what you do, and it stands under the letters you write.",
    first: "First name",
    last: "Last name",
    optional: "(optional)",
    submit: "Save my name",
  },
  today: "Needs attention today",
  nothing: {
    title: "All quiet",
    text: "Nothing is waiting for you. New applications and briefs show up here as soon as they arrive.",
  },
  damagedIntake: {
    heading: "The file that keeps what visitors send was damaged",
    text: "Noticed: {{time}}. What could still be read was carried over to a new file, and forms are taken as before. Something sent shortly before that may be missing. The old file, {{name}}, is still on the server: ask whoever runs it to look inside. This notice goes once the file has been moved away.",
  },
  backup: {
    title: "Backup",
    last: "Last backup: {{time}}.",
    none: "No backup of this server has been made yet. Whoever runs it sets BACKUP_TO and BACKUP_CRON.",
    old: "That is more than two days ago. Ask whoever runs the server.",
    failed: "A newer attempt failed: {{time}}. Ask whoever runs the server.",
  },
  unknown: "Some figures couldn’t be read just now; the ones shown are right.",
  tasks: {
    unfiled: {
      title: {
        one: "submission that could not be filed",
        other: "submissions that could not be filed",
      },
      line: "The senders believe we have them. See why, fix it and try again.",
    },
    strayFiles: {
      title: { one: "CV without a lead", other: "CVs without a lead" },
      line: "Stored for more than an hour without an application.",
    },
    lateAnswers: {
      title: { one: "answer is late", other: "answers are late" },
      line: "The day that we promised is over.",
    },
    guardians: {
      title: { one: "parent or guardian to ask", other: "parents or guardians to ask" },
      line: "The applicant is under 18. The letter is ready on the lead’s page.",
    },
    newLeads: {
      title: { one: "new application or brief", other: "new applications and briefs" },
      line: "Nobody has looked at them yet.",
    },
    toAnswer: {
      title: { one: "lead waits for an answer", other: "leads wait for an answer" },
      line: "Looked at, not answered yet. The one promised first comes first.",
    },
    unowned: {
      title: { one: "open lead without an owner", other: "open leads without an owner" },
      line: "In progress, but nobody owns them: take them or assign them to a colleague.",
    },
    formerOwners: {
      title: {
        one: "open lead with a former colleague",
        other: "open leads with former colleagues",
      },
      line: "Whoever looked after them can’t sign in any more: give them to somebody.",
    },
    spam: {
      title: { one: "message held as spam", other: "messages held as spam" },
      line: "A person decides: the filter can be wrong.",
    },
    failedMails: {
      title: {
        one: "mail that couldn’t be delivered yet",
        other: "mails that couldn’t be delivered yet",
      },
      line: "Retried automatically. See why it failed.",
    },
    unsureMails: {
      title: {
        one: "mail that may have been sent",
        other: "mails that may have been sent",
      },
      line: "The mail server didn’t confirm it. Send it again, or leave it.",
    },
    waitingMails: {
      title: { one: "mail waiting to go out", other: "mails waiting to go out" },
      line: "They have waited longer than they should. Is the mail server set up?",
    },
    unsentMails: {
      title: { one: "mail that can’t go out", other: "mails that can’t go out" },
      line: "No mail server is set up (SMTP_URL). Links for colleagues can be passed on from the outbox.",
    },
    invitations: {
      title: { one: "open invitation", other: "open invitations" },
      line: "Not accepted yet. Send it again or withdraw it.",
    },
    failedSignIns: {
      title: { one: "failed sign-in in 24 hours", other: "failed sign-ins in 24 hours" },
      line: "More than usual. Look at who and from where.",
    },
  },
  byForm: {
    title: "New, by form",
    forms: {
      "creators-join": "Creators",
      "brands-join": "Brands",
      "brands-campaigns": "Campaign briefs",
      "careers-apply": "Job applications",
      contact: "Messages",
    },
  },
  recent: {
    title: "Recent activity",
    none: "Nothing has happened yet.",
    all: "All activity",
  },
  latestLeads: {
    title: "Latest leads",
    none: "No leads yet. They arrive here from the forms on the site.",
    all: "All leads",
  },
};
