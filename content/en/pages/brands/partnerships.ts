export const brandsPartnerships = {
  title: "How brand partnerships work",
  description:
    "One-off posts, series, live shopping or ambassadors: the kinds of creator partnership, what each is good for, and how we set them up.",
  heading: "Four ways to share a stage.",
  lead: "From a single live to a year together. Choose by what you want people to do next.",
  chooser: { heading: "What should people do next?" },
  rhythm: {
    label: "An example year, month by month",
    bars: {
      post: "Searches in a week",
      series: "Searches in a week",
      live: "Orders through the hour",
    },
  },
  kinds: {
    post: {
      name: "One post",
      answer: "Hear of you",
      line: "One creator, one video, one thing to remember.",
      takes:
        "Choose it when there is news: a launch, an opening, a season. Leave it when you need people to change a habit; nobody changes one in a minute.",
      prepare:
        "One fact worth repeating, the product in the creator’s hands, a page that works on a phone.",
      judge: "Searches for your name, and the questions under the video.",
      settle: "Whether you may repost it, whether you may advertise with it, and until when.",
      short: { length: "One date", prepare: "One fact, one page", judge: "Searches, questions" },
    },
    series: {
      name: "A series",
      answer: "Get used to you",
      line: "The same creator, several episodes, a product that turns up like a habit.",
      takes:
        "Choose it when the product has more than one use, or needs to be seen working over time. Leave it when you could not name the fourth episode today.",
      prepare: "A calendar, product for every episode, and one person who answers comments.",
      judge: "Views of the middle episode against the first, and names that come back.",
      settle: "What happens if an episode fails, and who may end the series early.",
      short: {
        length: "Weeks, up to a quarter",
        prepare: "Calendar, stock",
        judge: "The middle episode",
      },
    },
    live: {
      name: "Live shopping",
      answer: "Buy tonight",
      line: "An hour on air, the product on the table, and a price that holds for as long as the live lasts.",
      takes:
        "Choose it when people have to see it, ask and decide. Leave it when you can’t keep stock, price and page steady for an hour.",
      prepare:
        "Stock, a code, somebody from your side in the chat who may answer, and a plan for sold out.",
      judge: "Orders in the hour, and visits in the five minutes after the ask.",
      settle: "Who sets the offer, who answers complaints, what happens if the line drops.",
      short: {
        length: "One evening, repeated",
        prepare: "Stock, code, answers",
        judge: "Orders in the hour",
      },
    },
    year: {
      name: "Ambassador year",
      answer: "Think of you first",
      line: "One face, twelve months, and a product that ages on camera.",
      takes:
        "Choose it when a first campaign has already worked with this creator. Leave it when you have not met yet: don’t sign a year after one post.",
      prepare:
        "A yearly plan with gaps in it, early access to what is new, and a contact who stays.",
      judge: "How many of the comments speak of you unasked, read quarter by quarter.",
      settle: "Exclusivity by name, a review every quarter, and a decent way to part.",
      short: {
        length: "Twelve months",
        prepare: "A plan with gaps",
        judge: "Mentions nobody paid for",
      },
    },
  },
  labels: {
    takes: "When to choose it",
    prepare: "What you prepare",
    settle: "What to settle first",
    judge: "What to judge it by",
  },
  table: {
    heading: "Side by side.",
    caption: "The four kinds of partnership compared",
    columns: {
      kind: "Kind",
      answer: "People should",
      length: "It lasts",
      prepare: "You prepare",
      judge: "Judge it by",
    },
  },
  order: {
    heading: "If you can’t choose, go in this order.",
    items: [
      { title: "One post each with three creators", text: "You learn who can explain you." },
      { title: "A series with the best of them", text: "You learn whether people come back." },
      { title: "A live in week six", text: "You learn whether they buy." },
      { title: "A year with that creator", text: "Now you both know what you are signing." },
    ],
    note: "The first three fit into a quarter, which is long enough to judge by.",
  },
  close: {
    heading: "Know which one?",
    text: "Put it in the brief. If you don’t, put the goal in and we will say which we would choose.",
    brief: "Brief a campaign",
    cases: "See four worked examples",
  },
};
