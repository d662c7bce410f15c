import { ofEach } from "../../table.ts";
import { servicesListed } from "./services/listed.ts";

export const home = {
  title: "Creator talent agency and live production",
  description:
    "B4 is a talent agency run by creators and an official partner for live streaming on TikTok. Management, production and campaigns, in six cities.",
  heading: "On air in 4",
  lead: "B4 is a talent agency run by creators, and an official partner for live streaming on TikTok. We take creators from a first call to a full live, and bring brands to the people watching.",
  hero: {
    apply: "Apply as a creator",
    brief: "Brief a campaign",
    cameras: ["Cam 1", "Cam 2"],
    loop: "A drawn loop: Eleni Drakou on camera, sails crossing the bay behind her.",
    play: "Play the loop",
    pause: "Pause the loop",
  },
  now: {
    label: "Now",
    peakNow: "Peak now",
    nextPeak: "Next peak",
    at: "{{city}}, {{time}}",
    facts: [
      { mark: "10K", text: "prize, ten creators, one show" },
      { mark: "Athens", text: "our newest office" },
      { mark: "6\u2060–\u206010\u00a0PM", text: "lives are fullest" },
      { mark: "3 s", text: "to hook, or they swipe" },
    ],
  },
  show: {
    episode: "Episode {{episode}}",
    status: "Casting is open",
    prize: "prize",
    heading: ["Ten creators.", "One prize.", "No second takes."],
    lead: "Ten people who live on camera, one island, and a 10K prize at the end of it. B4’s reality show starts with episode 1, and casting is open: the names below are stand-ins until the ten are chosen.",
    apply: "Apply for the show",
    starring: "Starring",
    presentedBy: "Presented by",
    sponsors: "Sponsors",
    instagram: "Instagram",
    website: "Website",
    kinds: { hotel: "Hotel", cafe: "Café", beer: "Beer", sailing: "Sailing tour" },
    partners: {
      "hotel-meltemi": { title: "Hotel Meltemi", subtitle: "Rooms above the harbor" },
      "hotel-kyma": { title: "Hotel Kyma", subtitle: "Rooms on the beach" },
      "harbor-cafe": { title: "Harbor Café", subtitle: "Coffee before the first take" },
      "island-brewery": { title: "Island Brewery", subtitle: "Beer after the last one" },
      "sunset-sailing": { title: "Sunset Sailing", subtitle: "Around the island at golden hour" },
    },
  },
  services: {
    heading: "One crew on each side of the camera.",
    lead: "Creators get a team. Brands get an audience that already trusts the person on screen.",
    forCreators: "For creators",
    forBrands: "For brands",
    all: "View all services",
    lines: ofEach(servicesListed, ({ home }) => home),
  },
  approach: {
    heading: "Count us in.",
    steps: [
      {
        name: "Discovery",
        text: "We watch your recent posts and one full live. You get an honest read, in writing.",
      },
      {
        name: "Strategy",
        text: "One format, one schedule, one number to beat. Agreed before anyone goes live.",
      },
      {
        name: "Execution",
        text: "A producer in the ear, moderators in chat, and clips cut while the live is still warm.",
      },
      {
        name: "Optimization",
        text: "We go through every live minute by minute. Results typically appear within the first quarter.",
      },
    ],
    onAir: "On air",
  },
  backstage: {
    heading: "Meanwhile, behind the scenes.",
    lead: "One person is in the picture. This is what holds the picture up.",
    cards: [
      {
        when: "Before",
        title: "The call sheet",
        text: "Light, sound, framing and a running order, checked on the phone that will carry the show.",
      },
      {
        when: "Doors",
        title: "The front row",
        text: "Moderators learn the running jokes before they learn the block list.",
      },
      {
        when: "On air",
        title: "The voice in the ear",
        text: "One producer on headset: what to pin, whom to greet, when to breathe.",
      },
      {
        when: "After",
        title: "The debrief",
        text: "Where people came in, where they left, and the one thing to change.",
      },
    ],
  },
  monitor: {
    heading: "See a live the way we see it.",
    lead: "Every live leaves a trace, minute by minute. We read it with you and change one thing before the next.",
    chart: "Viewers, by minute",
    simulated: "Sample live, simulated figures",
    badge: "Simulated",
    summary:
      "Bar chart of one simulated hour: the audience grows after the hook and again when a guest joins, peaks at {{peak}} viewers in minute {{minute}}, and thins out to the close.",
    events: { hook: "Hook", guest: "Guest joins", peak: "Peak", close: "Close" },
    peak: "Peak",
    peakAt: "at {{time}}",
    average: "Average over the hour",
    averageUnit: "viewers",
    guest: "Ten minutes after the guest",
    guestUnit: "viewers",
    table: "Show the figures",
    minute: "Minute",
    viewers: "Viewers",
    event: "Event",
    tool: "Read your own numbers",
  },
  peaks: {
    hours: "{{hours}} hours a day",
    caption:
      "One of our cities is in its peak: 7 to 9 in the morning, 6 to 10 at night, local time.",
    peakNow: "Peak now",
    allTogether: "Together",
    axis: "UTC",
  },
  offices: {
    heading: "Six control rooms.",
    lead: "When it is evening for your audience, it is working hours in one of our offices.",
  },
  score: {
    heading: "The numbers",
    figures: [
      { value: "6", unit: "", text: "offices, from Philadelphia to Sydney" },
      { value: "10", unit: "", text: "creators star in episode 1 of the show" },
      { value: "0", unit: "", text: "is what live management costs a creator" },
      { value: "3", unit: "months", text: "before you judge it: a first quarter" },
    ],
  },
  faq: {
    heading: "Asked on every first call.",
    answeredBy: "{{name}} answers",
    entries: [
      {
        question: "What does live management cost me?",
        answer:
          "Nothing. The producer, the moderators and the debrief after every live are free for the creator: no fee, and no share of your gifts. If someone asks you for money in our name, it is not us.",
        title: "Head of live, Athens",
      },
      {
        question: "How soon will I see results?",
        answer:
          "Typically within the first quarter. Your first three seconds get better before anything else does, because that is where we start. The audience follows once the schedule holds.",
        title: "Head of content, London",
      },
      {
        question: "I run a brand. Where do we start?",
        answer:
          "With a brief: the product, the audience, the date. We suggest creators whose audience already listens, agree the terms with both sides and produce the work.",
        title: "Head of partnerships, Philadelphia",
      },
    ],
  },
  guide: {
    heading: "Tonight’s guide",
    first: "Start here",
    minutes: "{{minutes}} min",
    by: "By {{name}}",
    all: "All articles",
    categories: {
      growth: "Short-video growth",
      monetization: "Monetization",
      "video-platforms": "Video platforms",
      brands: "For brands",
    },
  },
};
