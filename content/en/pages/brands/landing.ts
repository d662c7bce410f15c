import { ofSome } from "../../../table.ts";
import { servicesListed } from "../services/listed.ts";

export const brands = {
  title: "For brands: creators people trust",
  description:
    "Creator partnerships, live production and events for brands. One brief, one team, and a creator the audience already listens to.",
  heading: "Put your product in good hands.",
  lead: "A recommendation works when it comes from somebody people chose to watch. We find that person, agree the terms and produce the work.",
  hero: {
    brief: "Brief a campaign",
    talk: "Talk to us first",
    wallLabel: "Four illustrative case studies",
    wall: {
      "fresh-food": "Food",
      "glow-beauty": "Beauty",
      "nextgen-gaming": "Gaming",
      "urban-fit": "Fitness",
    },
  },
  services: {
    heading: "One brief. One crew.",
    lead: "The person who finds your creator sits next to the person who lights the set. You explain your product once.",
    items: ofSome(servicesListed, ({ brands }) => brands),
  },
  steps: {
    heading: "Four steps, and what each one leaves on your desk.",
    columns: { step: "Step", bring: "You bring", get: "You get" },
    items: [
      {
        title: "Discovery",
        bring: "The product, the goal, the worry",
        get: "Our view of the brief, including what we would leave out",
      },
      {
        title: "Strategy",
        bring: "A yes or a no to each name",
        get: "A shortlist with reasons, a format, and the number it will be judged by",
      },
      {
        title: "Execution",
        bring: "One person who may approve",
        get: "Posts and lives, produced, labeled and on time",
      },
      {
        title: "Optimization",
        bring: "Sales and stock as they really were",
        get: "A report you can forward, and one change for the next round",
      },
    ],
    note: "Results typically appear within the first quarter. Plan the review for then.",
  },
  report: {
    heading: "A report you can forward.",
    lead: "No wall of impressions. One picture of the hour, and three lines that a finance director can check.",
    chartTitle: "Visits to the product page during a one-hour live, by five minutes",
    sample: "Example report, invented figures",
    flags: { shown: "First shown", asked: "The ask", close: "Close" },
    tableCaption: "The same figures as a table",
    minute: "Minute",
    visits: "Visits",
    sums: [
      { label: "Visits in the hour", value: "1,200", how: "the bars, added up" },
      { label: "Orders", value: "96", how: "8% of the visits" },
      { label: "Cost of one order", value: "€50", how: "€4,800 spent on 96 orders" },
    ],
    note: "Then one sentence on what we would change. Here: show the product before minute ten.",
  },
  rules: {
    heading: "How we keep it straight.",
    items: [
      {
        title: "A no is an answer",
        text: "If the product does not suit the creator, we say so before money moves, even when the creator is ours.",
      },
      {
        title: "Paid is labeled as paid",
        text: "Every post and every live, in words the audience understands.",
      },
      {
        title: "The creator keeps the voice",
        text: "You decide what is true. They decide how to say it. That is what you are paying for.",
      },
      {
        title: "Numbers come from the source",
        text: "Recordings of the app’s own screens and your own shop, never a rounded slide.",
      },
    ],
  },
  doors: {
    heading: "Where are you now?",
    items: {
      campaigns: {
        when: "We have a brief, or half of one",
        text: "Four questions turn it into something we can answer with names.",
      },
      partnerships: {
        when: "We can’t tell which format",
        text: "A post, a series, live shopping or a year: compare the four.",
      },
      join: {
        when: "We want to talk to a person",
        text: "Tell us about the company, the goal and the timing.",
      },
      playbook: {
        when: "We want to read first",
        text: "Ten chapters on running a campaign well, on screen or as a PDF.",
      },
      resources: {
        when: "We are in the middle of one",
        text: "Checklists for before, during and after.",
      },
    },
  },
  questions: {
    heading: "Asked by marketing teams.",
    items: [
      {
        question: "Our budget is small. Is it worth writing?",
        answer:
          "Yes, if the goal is small too. One creator and one clear action beat five creators and a mood. Say the figure in the brief; it saves both sides a call.",
      },
      {
        question: "How long from a brief to a live?",
        answer:
          "About six weeks in our example: names in the first, terms in the second, rehearsal in the third and fourth, one round of notes in the fifth, on air in the sixth. A fixed date of yours comes first.",
      },
      {
        question: "May we choose the creator ourselves?",
        answer:
          "You always choose. We bring names with reasons; you may bring your own, and we will tell you what their comments say about them.",
      },
      {
        question: "Who owns the footage?",
        answer:
          "Whoever the contract names. Making a video and using it are two different purchases, so we settle reposting, paid use and their end dates before the price.",
      },
      {
        question: "When is the right hour?",
        answer:
          "Between 6 and 10\u00a0PM or 7 and 9\u00a0AM on your customers’ clock. With offices from Philadelphia to Sydney, one of us is usually awake for it.",
      },
    ],
  },
};
