export const serviceTalentManagement = {
  title: "Talent management for creators",
  description:
    "Contracts, calendar and rates handled by people who have been creators themselves, so that you can spend your hours on camera.",
  heading: "Talent management",
  lead: "We read the contracts, keep the calendar and ask for the money. You keep the camera.",
  price: { strong: "Price agreed first", rest: "in your contract" },
  action: "Apply as a creator",
  wall: {
    tags: ["Rates", "Contract", "You", "Calendar", "Calls"],
    name: "You",
    role: "on camera",
  },
  offer: {
    heading: "The work around the work.",
    itemsHeading: "What you get",
    items: [
      "Every contract read line by line, and explained before you sign",
      "One calendar for deals, deadlines, lives and days off",
      "Rates: what to ask, what to refuse, and a reason for both",
      "Brand mail answered and chased, so that your inbox is yours again",
      "Invoices sent, due dates watched, late payers called",
    ],
    forHeading: "For you if",
    forItems: [
      "brands already write to you, and you answer at midnight",
      "you have signed something you did not fully read",
      "you would like to say no more often, and have someone else say it",
    ],
    notHeading: "Too early if",
    notItems: [
      "you post when you feel like it: begin with content strategy",
      "you stream but have never filmed a deal: begin with TikTok LIVE management, which is free",
    ],
  },
  contract: {
    heading: "Seven lines we read first.",
    lead: "These are the lines that cost creators money when nobody reads them. A sample sheet; legal advice comes from a lawyer.",
    columns: { line: "The line", says: "What it may say", ask: "What we ask for" },
    rows: [
      {
        line: "Deliverables",
        says: "“Content as agreed”",
        ask: "A count, a length and a date for each piece",
      },
      {
        line: "Usage",
        says: "“In all media, worldwide”",
        ask: "Named channels, named countries, an end date",
      },
      {
        line: "Paid ads",
        says: "“The brand may promote the content”",
        ask: "A price of its own, by the month",
      },
      {
        line: "Exclusivity",
        says: "“No competing brands”",
        ask: "A list of names and a number of weeks",
      },
      {
        line: "Approval",
        says: "“Until the brand is satisfied”",
        ask: "Two rounds, then it counts as approved",
      },
      {
        line: "Payment",
        says: "“After the campaign”",
        ask: "A date, and part of it before you film",
      },
      {
        line: "Leaving",
        says: "Nothing at all",
        ask: "What is owed if either side walks away",
      },
    ],
    drafts: {
      label: "Which draft",
      arrived: "As it arrived",
      notes: "With our notes",
      signed: "As you sign it",
    },
    open: "Nobody has signed this",
    signed: "Read, then signed",
  },
  calendar: {
    heading: "One week, two kinds of work.",
    note: "An example week.",
    you: "You",
    we: "We",
    yourDays: ["Plan", "Film", "Film", "Go live", "Go live", "Off", "Off"],
    ourDays: [
      "Sort the brand mail",
      "Negotiate",
      "Read contracts",
      "Send drafts",
      "Send invoices",
      "Let brands wait",
      "Draw up Monday",
    ],
  },
  steps: {
    heading: "From a full inbox to an empty one.",
    items: [
      {
        title: "We read what you have signed",
        text: "Deals, channels, calendar. You get an honest list of what to keep and what to leave.",
      },
      {
        title: "We agree what you are worth",
        text: "A rate for each thing you make, with the reason beside it. You approve it before any brand sees it.",
      },
      {
        title: "We take the calls",
        text: "Offers come through us. You hear about the ones that fit, with our opinion and the deadline.",
      },
      {
        title: "We look back together",
        text: "What paid, what tired you, and what to ask more for next quarter.",
      },
    ],
  },
  cost: {
    heading: "The price is in the contract.",
    lead: "How we are paid is written in your contract, and the contract is agreed before we start. One figure would not be true for everyone, so there is none on this page.",
    items: [
      {
        title: "Before anything",
        text: "You see how we are paid: on what, how much, until when. In numbers.",
      },
      {
        title: "What moves it",
        text: "How many deals, in how many markets, and whether strategy comes with it.",
      },
      {
        title: "What stays free",
        text: "TikTok LIVE management. With a management contract or without.",
      },
    ],
    note: "Show it to a lawyer of your own before you sign. We would.",
  },
  facts: [
    {
      heading: "Five lines of your contract with us.",
      lead: "What they settle. The figures are agreed with each creator, so they are blank on this page.",
      items: [
        {
          title: "Commission",
          text: "A share of what brands pay you through us, as a percentage, with what it is counted from. Gifts from your lives are left out of it.",
        },
        {
          title: "Term",
          text: "A first day and a last one. If it can renew, the contract says how, and who has to ask.",
        },
        {
          title: "Notice",
          text: "How many weeks before either side leaves. Deals already signed are finished or handed over.",
        },
        {
          title: "Exclusivity",
          text: "Which kinds of work come through us, and in which countries. What you had before is listed by name and stays yours.",
        },
        {
          title: "Payout",
          text: "Who sends the invoice, and how many days after the brand has paid you get your part, with a statement.",
        },
      ],
      note: "An outline to negotiate from. What counts is the contract that both of us sign.",
    },
  ],
  questions: {
    heading: "Asked before signing",
    items: [
      {
        question: "Do I hand over my accounts?",
        answer:
          "No. Your logins, your channels and your audience stay yours. Where a platform has roles for helpers, we use those, and you can switch them off.",
      },
      {
        question: "Can I refuse a deal that you like?",
        answer:
          "Always. We tell you what we think, and what refusing costs. The decision is yours.",
      },
      {
        question: "How many followers do I need?",
        answer:
          "No number decides it. Whether people come back, and whether you can keep a schedule, tells us more.",
      },
      {
        question: "I already have a manager. Now what?",
        answer:
          "Say so in the application. TikTok LIVE management can work beside a manager. Two managers on the same deals cannot.",
      },
    ],
  },
  next: {
    heading: "Put the phone down.",
    text: "Tell us who you are, where people find you and what you want to make.",
    also: "Also in the rundown",
  },
};
