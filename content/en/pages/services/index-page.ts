import { capital, inWords, ofEach } from "../../../table.ts";
import { NUMBERS } from "../../numbers.ts";
import { servicesListed } from "./listed.ts";

const count = inWords(servicesListed, NUMBERS);

export const services = {
  title: "Services for creators and brands",
  description: `Talent management, free TikTok LIVE management and content strategy for creators; partnerships, production and events for brands. ${capital(count)} services, one crew.`,
  heading: "One crew on each side of the camera.",
  lead: "Creators get a team. Brands get an audience that already trusts the person on screen.",
  line: {
    heading: `The ${count} services`,
    creators: "For creators",
    brands: "For brands",
    free: "Free",
    items: ofEach(servicesListed, ({ line }) => line),
  },
  chooser: {
    heading: "Start from what is wrong.",
    lead: `${capital(count)} sentences we hear often, and the service that answers each.`,
    columns: { said: "If this sounds like you", service: "Start with" },
    items: ofEach(servicesListed, ({ said }) => said),
  },
  terms: {
    heading: `What all ${count} have in common`,
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
