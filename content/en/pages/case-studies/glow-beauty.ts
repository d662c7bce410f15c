export const caseGlowBeauty = {
  title: "Glow Beauty: skin without filters",
  description:
    "An illustrative case study: a skincare line gives three hosts a quarter, no script and no filters, and measures who comes back.",
  heading: "Glow Beauty",
  lead: "A skincare line that asked its hosts for a quarter instead of a post, and for daylight instead of filters.",
  industry: "Beauty",
  illustrative: "Illustrative",
  notice:
    "Glow Beauty does not exist. The figures are invented to show how we plan, count and report.",
  asked: "Find who buys again",
  counted: "Second orders",
  card: "{{backShare}} came back",
  facts: [
    { label: "Hosts", value: "Three, one subject each" },
    { label: "On air", value: "Two lives a week each" },
    { label: "For", value: "{{weeks}} weeks" },
    { label: "Counted", value: "Second orders" },
  ],
  brief: {
    heading: "The brief",
    quote: "We do not need another good day.",
    paragraphs: [
      "Every sponsored post sold well for a day, then nothing. The line knew what a first order cost. It did not know who would place a second.",
      "Skin takes weeks to change, so a post can only promise. A host who uses the same bottle in front of the same people for a quarter does not have to.",
    ],
  },
  approach: {
    heading: "The approach",
    items: [
      {
        title: "A whole quarter",
        text: "{{weeks}} weeks: long enough for a habit, and for a result that is more than a good day.",
      },
      {
        title: "No script, no filters",
        text: "Daylight, a clean lens, the bottle in the frame only when it is being used.",
      },
      {
        title: "Three subjects",
        text: "A morning routine, sensitive skin, a nurse on night shifts. Three audiences that hardly overlap.",
      },
      {
        title: "A code for each host",
        text: "A first order carried the host’s code. A second order was counted for the same host.",
      },
    ],
  },
  result: {
    heading: "{{backShare}} came back.",
    lead: "{{first}} people ordered for the first time; {{back}} of them ordered again before the quarter was over. The largest audience brought the most first orders and the fewest returns.",
    figures: [
      { value: "{{backShare}}", label: "of first-time buyers ordered again within the quarter" },
      { value: "{{bestShare}}", label: "came back from the smallest audience, {{bestHost}}" },
      { value: "{{worstShare}}", label: "came back from the largest audience, {{worstHost}}" },
    ],
    table: "The figures as a table",
  },
  chart: {
    title: "Buyers a week, new and returning",
    first: "First order",
    back: "Came back",
    columns: { week: "Week", first: "First order", back: "Came back" },
    total: "Total",
  },
  hosts: {
    title: "Who came back, by host",
    morning: "Morning routine",
    sensitive: "Sensitive skin",
    night: "Night shift",
    detail: "{{hostBack}} of {{hostFirst}}, {{viewers}} viewers on average",
  },
  learned: {
    heading: "What we would do differently",
    items: [
      {
        title: "Count longer than we film",
        text: "Whoever bought in week {{weeks}} had no time to come back. The real share is higher, and we can’t say by how much.",
      },
      {
        title: "Begin with the small audiences",
        text: "The largest one took most of the budget. We would give it a month at first.",
      },
      {
        title: "Ask why",
        text: "We know who returned. What brought them back, one question after the second order would tell.",
      },
    ],
  },
  next: {
    heading: "Who buys from you twice?",
    action: "Brief a campaign",
    service: "The service behind it",
    next: "Next",
  },
};
