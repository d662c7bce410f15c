/** /admin/tray: what visitors sent and the data store does not have. */
export const adminTray = {
  title: "Could not be filed",
  lead: "People were told that we have this, and we do, here. It isn’t among the leads yet, so answer it from here or repair it and try again.",
  retryAll: "Try all again",
  columns: { who: "From", form: "Form", state: "State", why: "Why", received: "Sent" },
  states: { held: "Needs a person", waiting: "On its way" },
  empty: {
    title: "Everything is filed",
    text: "What can’t be stored as a lead is laid here, with everything that was sent, until somebody has seen to it.",
  },
  done: {
    filed: "It is filed.",
    removed: "It is deleted.",
    retrying: "All of it is being tried again. What works disappears from here.",
    strayRemoved: "The file is deleted.",
  },
  why: {
    tooLong: "The data store finds “{{field}}” too long.",
    invalid: "The data store finds “{{field}}” wrong.",
    unknownField: "The data store has no “{{field}}”, or doesn’t let the website write it.",
    lead: "The data store refused it.",
    fileTooLarge: "The data store finds the file too large. Everything else is filed.",
    fileType: "The data store doesn’t take this type of file. Everything else is filed.",
    file: "The data store refused the file. Everything else is filed.",
    fileMissing: "The file is no longer on the server’s disk. Everything else is filed.",
    notAttached: "The file is stored, but the lead doesn’t name it yet.",
    mail: "The lead is filed; a mail about it could not be.",
    away: "The data store hasn’t answered. It is tried again by itself.",
    siteRefused:
      "The data store doesn’t accept the website. Whoever looks after the server has to set the right token; then it goes by itself.",
    program:
      "Our own program fails over it. Tell whoever looks after the server; it is tried again every hour.",
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
    repair: "Repair and try again",
    repairHint: "Change only what is wrong. What was sent stays as it is among the answers.",
    retryHint: "There is nothing to repair here. If the reason is gone, try again.",
    leaveOut: "Leave it empty to file it without.",
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
    waiting: "The data store doesn’t answer right now. It is tried again by itself.",
    busy: "It is being tried at this moment. Look again in a minute.",
    noLead: "Its lead was deleted in the meantime, so the file has nowhere to go.",
    remove: {
      label: "Delete",
      consequence:
        "Everything that was sent is gone for good, the file too. The sender believes that we have it: answer first.",
      submit: "Delete for good",
    },
    drop: {
      label: "Let it go",
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
    one: "Hello,\n\nsomebody sent something through {{site}} and was told that we have it. We do, but it could not be stored as a lead. It lies in the tray, whole, with the reason:\n{{link}}\n\nThis mail comes once, and again only after the tray was empty.\n\n{{site}}\n",
    other:
      "Hello,\n\n{{count}} people sent something through {{site}} and were told that we have it. We do, but it could not be stored as leads. It lies in the tray, whole, with the reasons:\n{{link}}\n\nThis mail comes once, and again only after the tray was empty.\n\n{{site}}\n",
  },
};
