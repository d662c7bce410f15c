export const serviceTiktokLive = {
  title: "TikTok LIVE management, free for creators",
  description:
    "A producer in your ear, moderators in chat and a debrief after every live. TikTok LIVE management at B4 is free for the creator.",
  heading: "TikTok LIVE management",
  lead: "You run the show on TikTok LIVE. A producer, moderators and a debrief are our side of it, and cost you nothing.",
  price: { strong: "Free", rest: "for creators" },
  action: "Apply as a creator",
  wall: {
    tags: ["Live 1", "Live 2", "Live 3", "Rehearsal", "Live 5", "Live 6", "Live 7"],
    name: "@theolark",
    role: "drawn",
  },
  runningOrder: {
    heading: "One hour, by the clock.",
    lead: "This is the running order we hand you before a first live. Change what you like, and it is yours.",
    columns: { time: "Time", screen: "On screen", ear: "In your ear" },
    peak: "Peak",
    rows: [
      {
        title: "Open on the promise",
        text: "Say what they get if they stay. No hello, no waiting for people to join.",
        ear: "Counting you in",
      },
      {
        title: "The hook has landed",
        text: "Three seconds are gone. Whoever is still here came for a reason.",
        ear: "Chat slowed, first pin up",
      },
      {
        title: "Say it again",
        text: "New people arrive all the time. Repeat the promise in one sentence.",
        ear: "Regulars to greet, by name",
      },
      {
        title: "A guest joins",
        text: "A second face, a second audience.",
        ear: "Guest checked and muted",
      },
      {
        title: "Ask for one thing",
        text: "The live is at its fullest. Make one request, once, clearly.",
        ear: "Moment marked, gifts read out",
      },
      {
        title: "Close",
        text: "Name the next live: day and hour. Stop while it is still good.",
        ear: "Next live scheduled",
      },
    ],
    note: "Minutes and seconds from the start. An example; your hour will have its own peak.",
  },
  offer: {
    heading: "A control room in your ear.",
    itemsHeading: "What you get",
    items: [
      "A producer on headset, from the countdown to the close",
      "Moderators in chat who know your rules",
      "A running order before, a debrief after",
      "Good moments marked while you are on, so that clips are quick to cut",
    ],
    forHeading: "For you if",
    forItems: [
      "you go live already, or want to start and keep at it",
      "your chat moves faster than you can read",
      "you finish a live and can’t say what worked",
    ],
    notHeading: "Not for you if",
    notItems: [
      "you want someone to stream in your place",
      "you would rather not keep a schedule: without one, nobody finds you",
    ],
  },
  steps: {
    heading: "From your last live to your next one.",
    items: [
      {
        title: "We watch you live",
        text: "One whole live, start to finish, and your recent posts. Then we tell you what we saw.",
      },
      {
        title: "We build the hour",
        text: "A running order, a day and an hour people can remember, inside the peaks: 6\u2060–\u206010\u00a0PM or 7\u2060–\u20609\u00a0AM, their time.",
      },
      {
        title: "We run the live",
        text: "A producer in your ear, moderators in chat. You look at the camera.",
      },
      {
        title: "We go through it with you",
        text: "Where people came in, where they left, and the one thing to change before the next.",
      },
    ],
  },
  cost: {
    heading: "That is the fee.",
    lead: "For all of it, every time you go live:",
    items: [
      "A producer in your ear",
      "Moderators in chat",
      "A debrief after every live",
      "Moments marked for your clips",
    ],
    noteHeading: "Where is the catch?",
    note: "There is no fee, and no share of your gifts. B4 is an official partner for live streaming on TikTok, and running your lives is our part of that. We earn from the services that have a price.",
  },
  facts: [
    {
      heading: "Who may go live.",
      lead: "TikTok decides that, and it can say no to an account that meets all of it.",
      items: [
        {
          title: "{{age}} or over",
          text: "Whoever hosts a LIVE has to be of age. TikTok may ask for proof.",
        },
        {
          title: "{{followers}} followers",
          text: "The usual threshold. TikTok says that it differs by region.",
        },
        {
          title: "Under {{age}}?",
          text: "You can apply to us from 15, with a parent or guardian. Until your birthday we work on your videos; the first live waits for it.",
        },
      ],
      note: "TikTok’s published rule as of {{date}}. Rules change: your own app shows what holds for your account.",
      source: "TikTok’s help page on LIVE",
    },
  ],
  questions: {
    heading: "Asked before a first live",
    items: [
      {
        question: "How does B4 earn, if this is free?",
        answer:
          "From the services that have a price: management, content strategy, brand partnerships, production and events. TikTok LIVE management has no fee, and nothing is taken from your gifts for it.",
      },
      {
        question: "Is it really free?",
        answer:
          "Yes. TikTok LIVE management costs the creator nothing. Our other services are separate, and each has a price that is agreed before it starts.",
      },
      {
        question: "What equipment do I need?",
        answer:
          "A phone that holds its charge, a steady connection, and a light in front of you rather than behind. We check all three with you before the first live.",
      },
      {
        question: "Who hears the producer?",
        answer: "Only you, in one ear. You can take it out whenever you like.",
      },
      {
        question: "Which hours work best?",
        answer:
          "Begin in the peaks: 6\u2060–\u206010\u00a0PM or 7\u2060–\u20609\u00a0AM in your audience’s time zone. Then stay at the same hour until people know it.",
      },
      {
        question: "Do you decide what I say?",
        answer:
          "No. We suggest the order, you bring the show. If a line in the plan does not sound like you, it goes.",
      },
    ],
  },
  next: {
    heading: "Your countdown starts here.",
    text: "Tell us who you are, when you go live and what you want to make.",
    also: "Also in the rundown",
  },
};
