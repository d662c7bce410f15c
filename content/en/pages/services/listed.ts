import type { ServiceSlug } from "../../../facts/services.ts";
import type { ServiceLines } from "../../../service-words.ts";

/**
 * What is said of each service wherever it is one of several, by its slug: menu, footer, home, the list of
 * services, the landing page for brands. The words of a service's own page are `serviceItsSlug`: in a file
 * beside this one, or below, typed as ServicePageWords, where there are no more than every page has.
 */
export const servicesListed: Readonly<Record<ServiceSlug, ServiceLines>> = {
  "talent-management": {
    name: "Talent management",
    menu: "Contracts, calendar, rates",
    home: "Contracts, calendar, rates. You keep the camera, we take the calls.",
    line: "Contracts, calendar, rates. You keep the camera, we take the calls.",
    said: "“Brands write to me at midnight, and I answer at one.”",
  },
  "tiktok-live": {
    name: "TikTok LIVE management",
    menu: "A producer in your ear",
    home: "A producer in your ear, moderators in chat, a debrief after every live. It costs the creator nothing.",
    line: "A producer in your ear, moderators in chat, a debrief after every live.",
    said: "“My chat runs away from me, and I don’t know what worked.”",
  },
  "content-strategy": {
    name: "Content strategy",
    menu: "One format, one schedule",
    home: "One format, one schedule, one number to beat each month.",
    line: "One format, one schedule, one number to beat each month.",
    said: "“I post all the time and nothing adds up.”",
  },
  "brand-partnerships": {
    name: "Brand partnerships",
    menu: "The right creator for the product",
    home: "The right creator for the product, at a rate both sides can defend.",
    line: "The right creator for the product, at a rate you can defend.",
    said: "“We know who buys. We don’t know who they listen to.”",
    brands:
      "The right creator for the product. We make the shortlist, agree fees and rights, and keep the calendar.",
  },
  production: {
    name: "Production",
    menu: "From one phone to six cameras",
    home: "Crew, set and stream, from one phone to six cameras.",
    line: "Crew, set and stream, from one phone to six cameras.",
    said: "“We have a show in our heads and one phone on a shelf.”",
    brands: "Crew, set and stream, from one phone on a tripod to six cameras and a control room.",
  },
  "creator-events": {
    name: "Creator events",
    menu: "Nights worth the trip",
    home: "Nights people travel for, streamed to everyone else.",
    line: "Nights people travel for, streamed to everyone else.",
    said: "“We want people in the hall, and everyone else watching.”",
    brands: "Nights that people travel for, streamed to everyone who could not come.",
  },
};
