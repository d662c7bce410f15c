export const services = {
  title: "Services for creators and brands",
  description:
    "Talent management, free TikTok LIVE management and content strategy for creators; partnerships, production and events for brands. Six services, one crew.",
  heading: "One crew on each side of the camera.",
  lead: "Creators get a team. Brands get an audience that already trusts the person on screen.",
  line: {
    heading: "The six services",
    creators: "For creators",
    brands: "For brands",
    free: "Free",
    items: {
      "talent-management": "Contracts, calendar, rates. You keep the camera, we take the calls.",
      "tiktok-live": "A producer in your ear, moderators in chat, a debrief after every live.",
      "content-strategy": "One format, one schedule, one number to beat each month.",
      "brand-partnerships": "The right creator for the product, at a rate you can defend.",
      production: "Crew, set and stream, from one phone to six cameras.",
      "creator-events": "Nights people travel for, streamed to everyone else.",
    },
  },
  chooser: {
    heading: "Start from what is wrong.",
    lead: "Six sentences we hear often, and the service that answers each.",
    columns: { said: "If this sounds like you", service: "Start with" },
    items: {
      "tiktok-live": "“My chat runs away from me, and I don’t know what worked.”",
      "content-strategy": "“I post all the time and nothing adds up.”",
      "talent-management": "“Brands write to me at midnight, and I answer at one.”",
      "brand-partnerships": "“We know who buys. We don’t know who they listen to.”",
      production: "“We have a show in our heads and one phone on a shelf.”",
      "creator-events": "“We want people in the hall, and everyone else watching.”",
    },
  },
  terms: {
    heading: "What all six have in common",
    items: [
      {
        title: "The same four steps",
        text: "Discovery, strategy, execution, optimization. In that order, every time.",
      },
      {
        title: "A price before the work",
        text: "Live management is free for creators. For the rest, the price is agreed in writing before anything starts.",
      },
      {
        title: "A quarter to judge by",
        text: "Results typically appear within the first quarter. We read them back with you, good or bad.",
      },
    ],
  },
};
