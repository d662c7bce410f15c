export const caseFreshFood = {
  title: "Fresh Food: dinner decided live",
  description:
    "An illustrative case study: a grocery delivery brand lets viewers choose tonight’s recipe live, and the basket follows within the hour.",
  heading: "Fresh Food",
  lead: "A grocery brand, one kitchen, and an audience that decides what is for dinner before it is cooked.",
  industry: "Food",
  illustrative: "Illustrative",
  notice:
    "Fresh Food does not exist. The figures are invented to show how we plan, count and report.",
  asked: "Be tonight’s dinner",
  counted: "Orders, 6\u2060–\u20608\u00a0PM",
  card: "{{lift}}× a usual Thursday",
  facts: [
    { label: "Hosts", value: "One cook, one kitchen" },
    { label: "On air", value: "Thursday, 6\u2060–\u20607\u00a0PM" },
    { label: "Cameras", value: "Two: a face and a pair of hands" },
    { label: "Counted", value: "Orders, every ten minutes" },
  ],
  brief: {
    heading: "The brief",
    quote: "Be what people cook tonight, not what they save for later.",
    paragraphs: [
      "People liked the recipe baskets, saved the videos, and ordered pizza. On a usual Thursday, {{usual}} orders came in between 6 and 8\u00a0PM.",
      "The evening peak, 6\u2060–\u206010\u00a0PM, is when people watch. It is also when they stand in front of the fridge. The brief was to be there at that minute, with everything in one basket.",
    ],
  },
  decide: {
    heading: "What is for dinner?",
    lead: "The host doesn’t know yet. Vote, and see how the example evening went.",
    legend: "Your vote",
    ask: "Three recipes, one vote. Yours is not counted: the evening is an example, and it is over.",
    outcomes: [
      {
        figure: "{{orzoShare}}",
        title: "voted as you did",
        text: "{{orzoVotes}} people wanted the orzo. None of them got a basket, and that is the first thing we would change.",
      },
      {
        figure: "{{chickenShare}}",
        title: "voted as you did, and it goes in the pan",
        text: "{{chickenVotes}} votes. The basket is up at 6:20\u00a0PM and sells {{baskets}} times by 8.",
      },
      {
        figure: "{{chickpeasShare}}",
        title: "voted as you did",
        text: "{{chickpeasVotes}} people wanted the stew. They were hungry, and we had nothing to pin for them.",
      },
    ],
    note: "Illustrative: {{votes}} votes in the example, and none of them is yours.",
  },
  approach: {
    heading: "The approach",
    items: [
      {
        says: "“You tell me.”",
        title: "The audience chooses",
        text: "Three recipes, one vote, fifteen minutes. The host did not know what she would cook, and said so.",
      },
      {
        says: "“Chicken it is.”",
        title: "The winner goes in the pan",
        text: "At 6:20\u00a0PM, on camera, with the basket pinned in the same minute.",
      },
      {
        says: "“Hands, please.”",
        title: "Two cameras and a kitchen",
        text: "A face for the vote, hands for the cooking. Nothing that could not happen in the viewer’s own kitchen.",
      },
      {
        says: "“It’s all in one basket.”",
        title: "One basket",
        text: "One link with everything in it, for the number of people at the table.",
      },
    ],
  },
  result: {
    heading: "{{orders}} orders in two hours.",
    lead: "That is {{lift}} times a usual Thursday. {{hourShare}} of them came within an hour of the basket going up.",
    figures: [
      { value: "{{lift}}×", label: "the orders of a usual Thursday, same two hours" },
      { value: "{{hourShare}}", label: "of the orders came within an hour of the basket going up" },
      { value: "{{basketShare}}", label: "of the orders were the recipe that won the vote" },
    ],
    table: "The figures as a table",
  },
  chart: {
    title: "Orders, every ten minutes",
    baskets: "The winning recipe",
    other: "Other orders",
    usual: "A usual Thursday",
    basketUp: "Basket up",
    ends: "Live ends",
    columns: { time: "From", orders: "Orders", baskets: "Winning recipe", usual: "Usual Thursday" },
    total: "Total",
  },
  vote: {
    title: "What is for dinner? {{votes}} votes",
    orzo: "Tomato orzo",
    chicken: "Lemon chicken",
    chickpeas: "Chickpea stew",
    detail: "{{count}} votes",
  },
  learned: {
    heading: "What we would do differently",
    items: [
      {
        title: "A basket for those who lost",
        text: "{{lostShare}} voted for something else. They were hungry too, and we had nothing for them.",
      },
      {
        title: "Say where you deliver",
        text: "Chat asked all evening. The answer belongs in the first minute, and in the pin.",
      },
      {
        title: "Do it four times",
        text: "One evening is a firework. The same hour each Thursday is a habit, and a better figure.",
      },
    ],
  },
  next: {
    heading: "What should they decide for you?",
    action: "Brief a campaign",
    service: "The service behind it",
    next: "Next",
  },
};
