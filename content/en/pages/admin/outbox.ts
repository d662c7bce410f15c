/** /admin/outbox: mail on its way and mail that went, for administrators. */
export const adminOutbox = {
  title: "Outbox",
  lead: "Every e-mail the site sends. What can’t be delivered is tried again by itself, for as long as it takes.",
  searchPlaceholder: "Address or subject",
  tabs: {
    label: "Mails by state",
    all: "All",
    waiting: "Waiting",
    trouble: "Not delivered yet",
    sent: "Sent",
    cancelled: "Cancelled",
  },
  columns: { to: "To", subject: "Subject", state: "State", when: "Written" },
  states: {
    waiting: "Waiting",
    trouble: "Not delivered yet",
    sent: "Sent",
    cancelled: "Cancelled",
  },
  emptyTitle: "No mails",
  emptyText: "Invitations, links for new passwords and answers to applications show up here.",
  done: {
    retried: "It is being sent now. If that fails, the reason shows up here.",
    cancelled: "The mail is cancelled and will not be sent.",
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
      "Links in a mail may sign somebody in. Don’t pass them on to anyone but the person it is for.",
    steps: "What can be done",
    retry: {
      label: "Send now",
      consequence: "It is sent at once, instead of waiting for the next attempt.",
      submit: "Send it now",
    },
    revive: {
      label: "Send after all",
      consequence: "The mail goes out as it was written. A link in it may no longer work.",
      submit: "Send it after all",
    },
    cancel: {
      label: "Cancel",
      consequence:
        "The mail will not be sent, and whoever waits for it hears nothing. You can still send it later.",
      submit: "Cancel the mail",
    },
    nothing: "It went out. There is nothing left to do.",
    tooLate: "That came too late: the mail was sent in the meantime.",
  },
};
