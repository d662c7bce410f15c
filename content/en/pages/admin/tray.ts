/** /admin/tray: what visitors sent and the data store does not have. */
export const adminTray = {
  title: "Could not be filed",
  lead: "People were told that we have this, and we do, here. It isn’t among the leads yet: answer it from here, or fix it and try again.",
  retryAll: "Try all again",
  columns: { who: "From", form: "Form", state: "State", why: "Why", received: "Sent" },
  states: { held: "Needs a person", waiting: "On its way" },
  empty: {
    title: "Everything is filed",
    text: "Anything that can’t be stored as a lead is kept here, with everything that was sent, until somebody deals with it.",
  },
  ways: { leads: "To the leads", outbox: "To the outbox" },
  done: {
    filed: "It is filed.",
    removed: "It is deleted.",
    retrying: "All of it is being tried again. What works disappears from here.",
    strayRemoved: "The file is deleted.",
  },
  why: {
    tooLong: "“{{field}}” is too long for the data store.",
    invalid: "The data store rejected “{{field}}” as invalid.",
    unknownField:
      "The data store has no field “{{field}}”, or doesn’t let the website write to it.",
    lead: "The data store refused it.",
    fileTooLarge: "The file is too large for the data store. Everything else is filed.",
    fileType: "The data store doesn’t take this type of file. Everything else is filed.",
    file: "The data store refused the file. Everything else is filed.",
    fileMissing: "The file is no longer on the server’s disk. Everything else is filed.",
    notAttached: "The file is stored, but the lead doesn’t name it yet.",
    mail: "The lead is filed; a mail about it could not be.",
    away: "The data store hasn’t answered. It will be retried automatically.",
    siteRefused:
      "The data store doesn’t accept the website. Whoever looks after the server has to set the right token; after that it goes through automatically.",
    program:
      "Our own software fails on it. Tell whoever looks after the server; it is retried every hour.",
    soon: "It has only just come in and is on its way.",
  },
  fields: {
    name: "Name",
    email: "E-mail",
    summary: "Summary",
    source: "Source",
    campaign: "Campaign",
    consent_version: "Version of the consent",
    payload: "Answers",
    recipient: "Recipient",
    subject: "Subject",
    body: "Text",
  },
  entry: {
    why: "Why it isn’t filed",
    technical: "What the data store said",
    said: "What was sent",
    raw: "As it was sent, word for word",
    file: "The file that came with it",
    download: "Download",
    repair: "Fix it and try again",
    repairHint: "Change only what is wrong. The original stays unchanged among the answers.",
    retryHint: "There is nothing to fix here. If the cause is gone, try again.",
    leaveOut: "Leave it empty to file it without this.",
    retry: "Try again",
    retrying: "Trying…",
    facts: {
      heading: "So far",
      reference: "Reference",
      received: "Sent",
      language: "Language",
      held: "Here since",
      attempts: "Attempts",
      next: "Next attempt",
      email: "E-mail",
    },
    errors: {
      name: "Write a name",
      email: "Write a full e-mail address, such as name@example.com",
    },
    refused: "It was tried and refused again. The reason above is the newest.",
    waiting: "The data store isn’t answering right now. It will be retried automatically.",
    busy: "It is being tried right now. Check again in a minute.",
    noLead: "Its lead was deleted in the meantime, so the file has nowhere to go.",
    remove: {
      label: "Delete",
      consequence:
        "Everything that was sent is deleted permanently, including the file. The sender believes we have it: answer first.",
      submit: "Delete permanently",
    },
    drop: {
      label: "Give up on it",
      consequence:
        "The lead stays as it is. What could not be filed with it is deleted here, the file too.",
      submit: "Delete it here",
    },
  },
  stray: {
    title: "CVs without a lead",
    text: "These files were stored more than an hour ago, and no lead names them. Either their application is still on its way on another server, or it was erased. Files of people who are nowhere else have to be deleted.",
    stored: "Stored",
    download: "Download {{name}}",
    remove: "Delete {{name}}",
    unknown: "Which files belong to no lead could not be read just now.",
  },
};

/** The mail to administrators when the tray is no longer empty. */
export const trayMail = {
  subject: "{{site}}: something sent through the website could not be filed",
  body: {
    one: "Hello,\n\nSomebody sent something through {{site}} and was told that we have it. We do, but it could not be stored as a lead. It is in the tray, complete, with the reason:\n{{link}}\n\nThis mail comes once, and again only after the tray has been empty.\n\n{{site}}\n",
    other:
      "Hello,\n\n{{count}} people sent something through {{site}} and were told that we have it. We do, but it could not be stored as leads. It is in the tray, complete, with the reasons:\n{{link}}\n\nThis mail comes once, and again only after the tray has been empty.\n\n{{site}}\n",
  },
};
