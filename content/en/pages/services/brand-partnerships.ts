export const serviceBrandPartnerships = {
  title: "Brand partnerships with creators",
  description:
    "We match brands with creators whose audience fits, agree terms that both sides can defend, and see the work through to the last report.",
  heading: "Brand partnerships",
  lead: "The right creator for the product, at a rate you can defend and with a report you can forward.",
  price: { strong: "Price agreed first", rest: "per campaign" },
  action: "Brief a campaign",
  wall: {
    tags: ["Your product", "The creator", "Their people"],
    name: "@dafnirey",
    role: "sample creator",
  },
  offer: {
    heading: "The right person, in writing.",
    itemsHeading: "What you get",
    items: [
      "A short list of creators, each with a reason and a doubt",
      "Terms that both sides can defend: work, rights, dates, price",
      "A one-page brief that a creator can use",
      "Production and live management on the day",
      "A report you can forward: what happened, what it cost, what we would change",
    ],
    forHeading: "For you if",
    forItems: [
      "people understand your product best when someone uses it",
      "you want a series rather than a post",
      "your figures have to survive a finance meeting",
    ],
    notHeading: "Not for you if",
    notItems: [
      "you need a script read out word for word",
      "you need sales guaranteed by a date: nobody can honestly promise that",
    ],
  },
  matching: {
    heading: "Fit first, followers last.",
    lead: "An example sheet for an imaginary brief, a sunscreen for runners. Each line scores 0 to 3. The creator with the smallest audience wins.",
    caption: "Example scores of three creators, 0 to 3 a line",
    hint: "Take a line out, and see who is left in front.",
    reason: "Reason",
    doubt: "Doubt",
    criterion: "What we look at",
    total: "Fit, of {{max}}",
    score: "{{score}} of 3",
    best: "Best fit",
    rows: [
      "Their audience lives where you sell",
      "They talk about the subject anyway",
      "Their chat asks them for advice",
      "They are on air when they said they would be",
      "No competitor of yours in recent months",
      "Size of the audience",
    ],
    note: "Example figures, not an assessment of anyone.",
  },
  agreement: {
    heading: "What the agreement says",
    items: [
      "What is made: how many, how long, by when",
      "Who approves it, and in how many rounds",
      "Where it may run, and until when",
      "Paid ads, priced apart",
      "Competitors by name, exclusivity in weeks",
      "How it is marked as advertising",
      "What is measured, and who sees it",
      "What happens if somebody cancels",
    ],
  },
  steps: {
    heading: "From a brief to a report.",
    items: [
      {
        title: "You answer four questions",
        text: "What it is, who it is for, when it must happen and what it may cost. That is a brief.",
      },
      {
        title: "You get names",
        text: "A short list with a reason for each, a format for each, and one written price.",
      },
      {
        title: "It goes on air",
        text: "Contracts are signed, creators briefed, the live is produced. You watch, and you know whom to call.",
      },
      {
        title: "You get the report",
        text: "Against the number we agreed at the start, whether it was reached or not.",
      },
    ],
  },
  cost: {
    heading: "One price, in four parts.",
    lead: "You get it in writing before work starts, split so that you can see what each part does.",
    items: [
      { title: "The creator", text: "Making the work, and the people it reaches." },
      {
        title: "The rights",
        text: "Where you may use it, with money behind it or without, until when.",
      },
      { title: "The production", text: "Crew, place and kit, from one phone to six cameras." },
      { title: "Our work", text: "Finding, contracting, running, reporting." },
    ],
    note: "Change one part, and only that part’s price moves.",
  },
  facts: [
    {
      heading: "What a budget can carry.",
      lead: "Examples for each range that the brief asks about. Every campaign is priced on its own.",
      items: [
        { title: "Under €5,000", text: "One creator, one video or one live from a phone." },
        {
          title: "€5,000 to €15,000",
          text: "One creator for a short series, or one video each with three.",
        },
        {
          title: "€15,000 to €50,000",
          text: "A series with lives, a crew on the main nights, and the right to run the best video as an ad.",
        },
        { title: "Over €50,000", text: "A year with one creator, or an event and its stream." },
      ],
      note: "For orientation, and not a price list: fees depend on the creator, the rights and the country.",
    },
    {
      heading: "Six weeks, the last one live.",
      lead: "An example, counted from the day the brief arrives. The date you can’t move decides the real one.",
      items: [
        { title: "Week 1", text: "Our answer: what is missing, and the first names." },
        { title: "Week 2", text: "You choose. Terms and price in writing, signed by all sides." },
        {
          title: "Weeks 3 and 4",
          text: "The product is with the creator, the format is rehearsed.",
        },
        { title: "Week 5", text: "One round of notes. Labels, links and codes are tested." },
        { title: "Week 6", text: "On air." },
      ],
      note: "Faster is possible when the creator knows the product. Tell us the date in the brief.",
    },
  ],
  questions: {
    heading: "Asked before a first campaign",
    items: [
      {
        question: "Can we choose the creator ourselves?",
        answer:
          "Yes. Tell us who and why. If we see a better fit we will say so, and the choice stays yours.",
      },
      {
        question: "Do we approve the content?",
        answer:
          "You approve the facts, the claims and the format, in the rounds the agreement gives. How it is said belongs to the creator: that is what you are paying for.",
      },
      {
        question: "How soon will we see results?",
        answer:
          "Results typically appear within the first quarter. One post tells you little; a series tells you whether people come back.",
      },
      {
        question: "What if it goes wrong on air?",
        answer:
          "A producer talks to the creator throughout, and moderators watch the chat. What is pulled, who decides and what you are owed is in the agreement before anyone goes live.",
      },
    ],
  },
  next: {
    heading: "Tell us what it is.",
    text: "Four questions make a brief. With those, our answer has names in it.",
    also: "Also in the rundown",
  },
};
