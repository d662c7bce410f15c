/** /admin/outbox: mail on its way and mail that went, for administrators. */
export const adminOutbox = {
  title: "Outbox",
  lead: "Every e-mail the site sends. Undelivered mail is retried automatically for as long as it takes. Nothing is automatically sent twice.",
  noServer:
    "No mail server is set up (SMTP_URL), so nothing goes out. A link in a mail can be given to the person it is for.",
  searchPlaceholder: "Address or subject",
  tabs: {
    label: "Mails by state",
    all: "All",
    waiting: "Waiting",
    trouble: "Not delivered yet",
    unsure: "May have been sent",
    sent: "Sent",
    cancelled: "Canceled",
  },
  columns: { to: "To", subject: "Subject", state: "State", when: "Written" },
  states: {
    waiting: "Waiting",
    sending: "Being sent",
    trouble: "Not delivered yet",
    unsure: "May have been sent",
    sent: "Sent",
    cancelled: "Canceled",
  },
  emptyTitle: "No mails",
  emptyText: "Invitations, links for new passwords and answers to applications show up here.",
  done: {
    retried: "It is being sent now. If that fails, the reason shows up here.",
    cancelled: "The mail is canceled and will not be sent.",
  },
  mail: {
    facts: {
      state: "State",
      to: "To",
      language: "Language",
      written: "Written",
      attempts: "Attempts",
      next: "Next attempt",
      sent: "Sent",
      reason: "Why it failed",
    },
    text: "Text",
    textGone: "The text of a sent mail isn’t kept, because it may hold a personal link.",
    secret:
      "Links in a mail may sign somebody in. Share them only with the person the mail is for.",
    steps: "Actions",
    retry: {
      label: "Send now",
      consequence: "It is sent at once, instead of waiting for the next attempt.",
      submit: "Send it now",
    },
    revive: {
      label: "Send anyway",
      consequence: "The mail goes out as it was written. A link in it may no longer work.",
      submit: "Send it anyway",
    },
    cancel: {
      label: "Cancel",
      consequence:
        "The mail will not be sent, and whoever waits for it hears nothing. You can still send it later.",
      submit: "Cancel the mail",
    },
    unsure:
      "The mail server was given this mail, and the connection or the program ended before it confirmed receipt. It may have arrived. It isn’t resent automatically, so nobody gets it twice.",
    again: {
      label: "Send again",
      consequence:
        "If the first one arrived after all, it comes twice. A link in it may no longer work.",
      submit: "Send it again",
    },
    leave: {
      label: "Leave it",
      consequence:
        "It isn’t sent again, and no longer shows up as a task. Right when it has arrived, or isn’t needed any more.",
      submit: "Leave it",
    },
    underWay: "It is being sent right now. Check again in a minute.",
    nothing: "It has been sent. There is nothing left to do.",
    tooLate: "That came too late: the mail was sent in the meantime, or is being sent.",
  },
};
