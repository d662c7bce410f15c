export const brandsJoin = {
  title: "Work with B4 as a brand",
  description:
    "Start working with B4: tell us about your company, what you want to achieve and when, and the right partnership lead will write back.",
  heading: "Open a line with us.",
  lead: "Tell us about the company, the goal and the timing. The partnership lead nearest to your market writes back.",
  stage: {
    bug: "Line open",
    name: "Your product",
    role: "in their hands",
    stepsHeading: "What happens next",
    steps: [
      { title: "We read it", text: "and look at what you sell" },
      { title: "We ask back", text: "two or three questions, by e-mail" },
      { title: "We talk", text: "with the office on your clock" },
      { title: "You get a proposal", text: "a format and the first names" },
    ],
  },
  apply: {
    heading: "Write to us.",
    lead: "Six lines are plenty. The button opens a message with the headings in place, so nothing is forgotten.",
    listHeading: "What to put in it",
    items: [
      {
        title: "Company and website",
        text: "And what you sell, in one sentence you would say aloud.",
      },
      { title: "Your name and role", text: "So that we know who decides and who asks." },
      { title: "Markets", text: "The countries where people can buy, not where the office is." },
      { title: "The goal", text: "One verb: search, visit, order, book, come." },
      { title: "Timing", text: "A launch date or a season. “No date yet” helps too." },
      { title: "What you have tried", text: "With creators or without, and what came of it." },
    ],
    button: "Write the e-mail",
    subject: "Working with B4",
    address: "No mail program on this device? Write to",
    exampleHeading: "It can sound like this",
    example:
      "We make a picnic cooler that keeps ice for two days and sell it online in three countries. Summer is our season. We have paid for ads, and people click and forget. We would like them to see the ice on the Sunday.",
    exampleNote: "An example. The cooler is made up.",
    privacy: "We use what you send to answer you, and for nothing else.",
    privacyLink: "How we handle your details",
    back: "I already have a brief",
  },
};

export const brandsCampaigns = {
  title: "Brief a creator campaign",
  description:
    "Write your campaign brief in steps: the product, the audience, the budget and the dates. We answer with hosts and a plan you can defend.",
  heading: "Four questions make a brief.",
  lead: "What it is, who it is for, when it has to happen and what it may cost. With those we can answer with names.",
  stage: {
    bug: "Brief",
    name: "Your host",
    role: "name to follow",
    stepsHeading: "What happens next",
    steps: [
      { title: "We read the brief", text: "and tell you what is missing" },
      { title: "We suggest hosts", text: "each with a reason that is not a number" },
      { title: "We agree terms", text: "fees, rights and dates, on paper" },
      { title: "You say go", text: "and the countdown starts" },
    ],
  },
  apply: {
    heading: "Send the brief.",
    lead: "Answer in your own words; short is good. The button opens a message with the four questions in it.",
    listHeading: "The four questions",
    items: [
      {
        title: "What is it?",
        text: "The product, and the one thing about it that people repeat to each other.",
        example: "A picnic cooler. The ice is still there on Sunday.",
      },
      {
        title: "Who is it for?",
        text: "The people, their country, their language. Not an age bracket; a habit.",
        example: "Families in Greece who leave on Friday for the beach.",
      },
      {
        title: "When does it have to happen?",
        text: "The date that can’t move, and the last day on which you can still change something.",
        example: "In the shops by 1 June. Changes until 10 May.",
      },
      {
        title: "What may it cost?",
        text: "A figure or a range, and what it has to cover: fees, production, paid use.",
        example: "Between $15,000 and $20,000, all in.",
      },
    ],
    button: "Send the brief by e-mail",
    subject: "Campaign brief",
    address: "No mail program on this device? Write to",
    exampleLabel: "For example",
    extraHeading: "Worth adding, if you know it",
    extras: [
      "The action that counts: a search, a visit, an order, a question",
      "Claims that must be worded exactly, and why",
      "Names you have in mind, and names you would rather avoid",
      "Who approves, and how many rounds",
    ],
    privacy: "We use what you send to answer your brief, and for nothing else.",
    privacyLink: "How we handle your details",
    back: "Read the chapter on briefs",
  },
};
