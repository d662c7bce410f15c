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
  decide: {
    heading: "Whom would you have booked?",
    lead: "You see what one usually sees: how many are watching. Choose a host, and see who came back.",
    legend: "The host to book",
    ask: "Three hosts, three sizes of audience. Two of the three choices were better than the obvious one.",
    outcomes: [
      {
        figure: "{{morningShare}}",
        title: "came back",
        text: "{{morningFirst}} people ordered, {{morningBack}} of them a second time. A good launch, and hardly a habit.",
      },
      {
        figure: "{{sensitiveShare}}",
        title: "came back",
        text: "{{sensitiveFirst}} people ordered, {{sensitiveBack}} of them a second time: the most of all three.",
      },
      {
        figure: "{{nightShare}}",
        title: "came back",
        text: "{{nightFirst}} people ordered, {{nightBack}} of them a second time. The smallest audience, and the best share.",
      },
    ],
    note: "Illustrative: a bottle stands for a twentieth of the host’s first orders. The blue ones were followed by a second.",
  },
  approach: {
    heading: "The approach",
    items: [
      {
        says: "“See you in week thirteen.”",
        title: "A whole quarter",
        text: "{{weeks}} weeks: long enough for a habit, and for a result that is more than a good day.",
      },
      {
        says: "“No filter, no script.”",
        title: "No script, no filters",
        text: "Daylight, a clean lens, the bottle in the frame only when it is being used.",
      },
      {
        says: "“Three bathrooms, three stories.”",
        title: "Three subjects",
        text: "A morning routine, sensitive skin, a nurse on night shifts. Three audiences that hardly overlap.",
      },
      {
        says: "“Use my code.”",
        title: "A code for each host",
        text: "A first order carried the host’s code. A second order was counted for the same host.",
      },
    ],
  },
  result: {
    heading: "{{backShare}} came back.",
    lead: "{{first}} people ordered for the first time; {{back}} of them ordered again before the quarter was over. The largest audience brought the most first orders and the fewest returns.",
    figures: [
      { value: "{{back}}", label: "second orders within the quarter, after {{first}} first ones" },
      { value: "{{bestShare}}", label: "came back from the smallest audience, {{bestHost}}" },
      { value: "{{worstShare}}", label: "came back from the largest audience, {{worstHost}}" },
    ],
    table: "The figures as a table",
  },
  chart: {
    title: "Buyers a week, new and returning",
    first: "First order",
    back: "Came back",
    unit: "A dot is {{people}} people",
    columns: { week: "Week", first: "First order", back: "Came back" },
    total: "Total",
  },
  hosts: {
    option: "{{host}}, {{viewers}} viewers",
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
