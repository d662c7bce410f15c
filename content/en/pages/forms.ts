/** What all forms say to the visitor; English has one way of saying "you". */
const voice = {
  draft: {
    kept: "A draft is kept on this device.",
    restored: "This is the draft kept on this device.",
    clear: "Clear it",
    cleared: "The draft is cleared.",
  },
  limit: {
    heading: "That was a lot at once",
    text: "From your network we have had as many messages as we take in one go. {{opens}} If it can’t wait, write to {{email}}; nothing you typed here is lost.",
    opens: {
      one: "The form opens again in {{count}} minute.",
      other: "The form opens again in {{count}} minutes.",
    },
  },
  unavailable: {
    heading: "We couldn’t take it in just now",
    text: "The fault is ours. Nothing you typed is lost: send it again in a minute, or write to {{email}}.",
  },
  offline: {
    heading: "It didn’t get through",
    text: "The connection seems to be gone. Nothing you typed is lost: send it again when you are back online, or write to {{email}}.",
  },
  consent: {
    label: "B4 may keep my answers and write back to me.",
    link: "How we handle your details",
  },
  orWrite: "Prefer e-mail? Write to",
  sendNote: "A person reads it and answers within {{days}} working days.",
  sent: {
    bug: "Received",
    heading: "We have it.",
    reference: "Your reference",
    referenceHint: "Quote it when you write or call, and we find you at once.",
    nextHeading: "What happens next",
    byHeading: "By when",
    by: "Within {{days}} working days, by {{date}} if you sent it today.",
    askHeading: "Whom to ask",
    ask: "Write to {{name}} at {{email}} and quote the reference.",
    askNobody: "Write to {{email}} and quote the reference.",
    mail: "A receipt is on its way to your e-mail. If it isn’t there in ten minutes, check your junk folder.",
    back: "Back to the home page",
  },
};

/** Words of every form, whoever it is for; those of one form are with its page. */
export const formWords = {
  /** Before the page's title when a form comes back: "Error: Apply to join". */
  titlePrefix: "Error",
  optional: "(optional)",
  choose: "Choose",
  sending: "Sending…",
  /** A field that people don't see and machines fill in. */
  trap: "Leave this empty",
  summary: { one: "One thing to fix", other: "{{count}} things to fix" },
  personal: voice,
  formal: voice,
  errors: {
    required: "This can’t stay empty",
    choose: "Choose one of the answers",
    email: "Write a full e-mail address, such as name@example.com",
    emailLocal: "An e-mail address has at most {{max}} characters before the @",
    phone: "Write a phone number with digits only, with or without the country code",
    url: "Write a web address, such as https://example.com",
    date: "Write a date that exists as year-month-day, such as 2004-03-01",
    tooLong: "Keep this under {{max}} characters",
    tooShort: "Write at least {{min}} characters",
    tick: "Tick the box to go on",
    unknown: "Check this answer",
  },
  leadAnswers: { yes: "Yes", no: "No", none: "No answer" },
};

/** The mails that a submission sets off. */
export const formMails = {
  forms: {
    "creators-join": "Creator application",
    "brands-join": "Message from a brand",
    "brands-campaigns": "Campaign brief",
    "careers-apply": "Job application",
    contact: "Message",
  },
  notice: {
    subject: "{{form}} {{reference}}: {{name}}",
    body: "{{name}} has sent this through the website.\n\n{{summary}}\n\nReference: {{reference}}\nAnswer by {{date}}\n\nRead it and answer here:\n{{link}}\n",
    to: "For {{name}}",
  },
  personal: {
    subject: "We have it: {{reference}}",
    body: "Hello{{called}},\n\nYour message has reached {{site}}. A person will read it and write back by {{date}}.\n\nReference: {{reference}}\n\n{{next}}\n\nQuestions? Write to {{email}} and quote the reference.\n\n{{site}}\n{{origin}}\n\nYou didn’t write to us? Then somebody mistyped an address. Tell us at {{email}} and we erase it.\n",
  },
  formal: {
    subject: "We have it: {{reference}}",
    body: "Hello{{called}},\n\nYour message has reached {{site}}. A person will read it and write back by {{date}}.\n\nReference: {{reference}}\n\n{{next}}\n\nQuestions? Write to {{email}} and quote the reference.\n\n{{site}}\n{{origin}}\n\nYou didn’t write to us? Then somebody mistyped an address. Tell us at {{email}} and we erase it.\n",
  },
  /** In the receipt of a creator who named a handle; the address leads to its picture. */
  poster: "Your poster, to keep:\n{{poster}}",
  next: {
    "creators-join":
      "What happens next: we read your application to the end, then we talk, at an hour that suits you.",
    "brands-join":
      "What happens next: we look at what you sell, ask two or three questions by e-mail, then we talk.",
    "brands-campaigns":
      "What happens next: we read the brief, tell you what is missing, and suggest creators.",
    "careers-apply":
      "What happens next: we read your application and your CV. If it fits, we arrange a talk; if not, we say so.",
    contact: "What happens next: your message goes to whoever can answer it.",
  },
};
