export const caseNextgenGaming = {
  title: "NextGen Gaming: a launch played live",
  description:
    "An illustrative case study: a game studio opens its launch night to six streaming hosts at once and lets the chat choose the difficulty.",
  heading: "NextGen Gaming",
  lead: "A launch night played in public: six hosts, one save file each, and a chat that chose the difficulty.",
  industry: "Gaming",
  illustrative: "Illustrative",
  notice:
    "NextGen Gaming does not exist. The figures are invented to show how we plan, count and report.",
  asked: "Make a launch worth watching",
  counted: "Demos started from a host’s link",
  card: "{{starts}} demos started",
  facts: [
    { label: "Hosts", value: "{{hosts}}, one save file each" },
    { label: "On air", value: "One evening, 6\u2060–\u206010\u00a0PM" },
    { label: "Chat", value: "{{votes}} votes on difficulty" },
    { label: "Counted", value: "Demos started" },
  ],
  brief: {
    heading: "The brief",
    quote: "Let them see somebody lose.",
    paragraphs: [
      "The studio had a trailer that people liked and did not finish, and one night in the calendar. It asked for the largest streamer we could find.",
      "We asked a question back: is the game better when it goes well, or when it goes wrong? The answer decided the format.",
    ],
  },
  decide: {
    heading: "You hold the controller.",
    lead: "Every half hour each chat voted on the difficulty. The host has no say, and neither do we. Choose one and see what it did.",
    legend: "Difficulty",
    outcomes: [
      {
        figure: "{{storyVotes}}",
        title: "of {{votes}} votes chose story",
        text: "Two steps and a flag. Nobody loses, and losing was the brief.",
      },
      {
        figure: "{{hardVotes}}",
        title: "of {{votes}} votes chose hard",
        text: "It can be done, though hardly at the first try.",
      },
      {
        figure: "{{brutalVotes}}",
        title: "of {{votes}} votes chose brutal",
        text: "The coward’s chat chose it {{cowardBrutal}} times out of {{slots}}. No other room started as many demos.",
      },
    ],
    note: "Illustrative: six rooms, eight half hours, one vote in each.",
  },
  approach: {
    heading: "The approach",
    items: [
      {
        says: "“Six of us, one night.”",
        title: "Six hosts, six ways to play",
        text: "A completionist, a speedrunner, a couple on one sofa, a coward, a strategist, and somebody who had never held a controller.",
      },
      {
        says: "“Chat decides. Help.”",
        title: "The chat holds the controller",
        text: "Every half hour each chat voted: story, hard or brutal. The host had no say.",
      },
      {
        says: "“Go to room four. Now.”",
        title: "One wall",
        text: "All six lives on one screen, and a producer who sent people to wherever something was about to go wrong.",
      },
      {
        says: "“You try, then.”",
        title: "One link in each live",
        text: "To the demo, from the moment you wanted to do better than the host.",
      },
    ],
  },
  result: {
    heading: "{{starts}} people said: I can do that.",
    lead: "In the half hour from {{peakTime}}, {{peak}} people were watching. The largest audience started the fewest demos per thousand viewers; the coward started the most.",
    figures: [
      { value: "{{average}}", label: "viewers on average, all six lives together" },
      { value: "{{cowardShare}}", label: "of the demos were started from one live, the coward’s" },
      { value: "{{brutalShare}}", label: "of all votes chose brutal" },
    ],
    table: "The figures as a table",
  },
  lanes: {
    title: "What the chat chose, live by live",
    host: "Live",
    levels: ["Story", "Hard", "Brutal"],
  },
  chart: {
    title: "Viewers in all six lives, per half hour",
    viewers: "Viewers",
    peak: "Peak {{peak}}",
    columns: { time: "From", viewers: "Viewers" },
    average: "Average",
  },
  hosts: {
    title: "Demos started per 1,000 viewers",
    completionist: "Completionist",
    speedrunner: "Speedrunner",
    couple: "Couple on a sofa",
    coward: "Coward",
    strategist: "Strategist",
    beginner: "Beginner",
    detail: "{{roomStarts}} from {{viewers}} viewers",
  },
  learned: {
    heading: "What we would do differently",
    items: [
      {
        title: "Fewer lives",
        text: "Two of them never found their own joke. Four would have carried the night, with a bigger crew each.",
      },
      {
        title: "Vote more often",
        text: "Half an hour is long when the choice was wrong. Twenty minutes keeps the chat in the game.",
      },
      {
        title: "The link earlier",
        text: "People wanted to play from the first defeat. In most lives the link went up after the second vote.",
      },
    ],
  },
  next: {
    heading: "What would you let the chat decide?",
    action: "Brief a campaign",
    service: "The service behind it",
    next: "Next",
  },
};
