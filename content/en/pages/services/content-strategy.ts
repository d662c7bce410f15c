export const serviceContentStrategy = {
  title: "Content strategy for short video",
  description:
    "One format, one schedule and one number to beat each month. A content strategy for short video that a working creator can keep up.",
  heading: "Content strategy",
  lead: "A format you can repeat, a schedule you can keep, and a number to beat each month. Agreed before anyone presses record.",
  price: { strong: "Price agreed first", rest: "per project" },
  action: "Apply as a creator",
  wall: {
    tags: ["Ideas", "Format", "Schedule", "Number"],
    name: "",
    role: "",
  },
  offer: {
    heading: "A plan that survives a bad week.",
    itemsHeading: "What you get",
    items: [
      "One format: a show that people can describe in a sentence",
      "One schedule that fits your life and their peak hours",
      "One number to beat each month, chosen with you",
      "Hooks, covers and hashtags written down instead of guessed",
      "A look back each month: keep, change, stop",
    ],
    forHeading: "For you if",
    forItems: [
      "you post a lot and grow a little",
      "you have ten ideas and no series",
      "you are starting, and would like to start only once",
    ],
    notHeading: "Not for you if",
    notItems: [
      "you need a viral video by Friday: nobody can honestly sell you that",
      "you would like a plan to read, but not one to follow for a quarter",
    ],
  },
  week: {
    heading: "A week on one page.",
    lead: "An example for one creator: three posts and two lives, all of them while people watch.",
    caption: "What goes out in the example week",
    columns: { day: "Day", time: "Time", kind: "What" },
    post: "Post",
    live: "Live",
    peak: "Peak hours",
    note: "The hours belong to your audience. If they live in another time zone, so does your alarm clock.",
  },
  hook: {
    heading: "Three seconds, three jobs.",
    lead: "The first three seconds are the hook. Give each one something to do.",
    items: [
      {
        title: "Show it",
        text: "The result, the mess, the face. It has to work with the sound off.",
      },
      { title: "Say it", text: "One sentence: what they get if they stay." },
      { title: "Owe it", text: "Leave a question open that only the rest can answer." },
    ],
    shows: {
      label: "Choose a show",
      note: "Three imaginary shows. Yours is the fourth.",
      items: [
        {
          name: "A kitchen",
          lines: [
            "A lemon, halved, in close-up",
            "“Dinner for three euros.”",
            "A lid nobody has lifted yet",
            "It comes off: chickpeas, lemon, done",
          ],
        },
        {
          name: "A gym",
          lines: [
            "The weight, not the person",
            "“Three moves, no mat, no excuse.”",
            "A clock with a minute missing",
            "The third move, and the floor",
          ],
        },
        {
          name: "A game",
          lines: [
            "Hands on the pad, already losing",
            "“You choose how hard it gets.”",
            "A door that blinks",
            "The chat said brutal. It opens",
          ],
        },
      ],
    },
    payoff: { title: "Pay", text: "From here on you keep the promise, starting now." },
  },
  hashtags: {
    heading: "Five at most. Each with a job.",
    lead: "Three to five hashtags a post. At their maximum the three kinds make six, so never take all of each.",
    parts: [
      { name: "trending", text: "opens the door" },
      { name: "niche", text: "finds your people" },
      { name: "branded", text: "signs your work" },
    ],
    to: "to",
    caption: "Four sets that stay within three to five",
    columns: {
      when: "When",
      trending: "Trending",
      niche: "Niche",
      branded: "Branded",
      total: "Total",
    },
    when: [
      "You have no tag of your own yet",
      "Most days: start here",
      "You ride something current",
      "You answer what people search for",
    ],
    never: "A second trending tag or a third niche one. Never both.",
  },
  steps: {
    heading: "From ten ideas to one show.",
    items: [
      {
        title: "We watch before we talk",
        text: "Your recent posts, first with the sound off. You get our view of them, in writing.",
      },
      {
        title: "We choose one format",
        text: "Something you can make on an ordinary Tuesday, and people can recognize in three seconds.",
      },
      {
        title: "You post, we keep the plan",
        text: "Hooks and hashtags before, a note after. The schedule moves when your life does.",
      },
      {
        title: "We count one number",
        text: "Beaten or not, and why. Then we set the next one.",
      },
    ],
  },
  cost: {
    heading: "Agreed before you record.",
    lead: "A strategy is a project with a beginning, an end and a price. You know all three before it starts.",
    items: [
      {
        title: "What moves it",
        text: "How many channels and languages, and whether we plan only, or go over each post with you.",
      },
      {
        title: "What you keep",
        text: "The plan, in writing. It stays yours whatever happens next.",
      },
      { title: "What stays free", text: "TikTok LIVE management. With a strategy or without." },
    ],
    note: "No price is on this page because no two plans are the same size.",
  },
  questions: {
    heading: "Asked before the first post",
    items: [
      {
        question: "Will you tell me what to say?",
        answer:
          "No. A format is a frame: when it starts, what happens in it, how it ends. What you say inside it is the reason people come.",
      },
      {
        question: "How soon will I see something?",
        answer:
          "Results typically appear within the first quarter. If the second week is quiet, change the hook and keep the format.",
      },
      {
        question: "Do I have to post every day?",
        answer:
          "No. Three posts that arrive when expected beat seven that arrive when you find the time.",
      },
      {
        question: "How many hashtags should I use?",
        answer:
          "Three to five. Start from four: one trending, two niche, one branded. Without a branded tag, three will do. For a fifth, add a second trending tag or a third niche one, never both.",
      },
    ],
  },
  next: {
    heading: "Press record on purpose.",
    text: "Tell us what you make and what you would like it to become. A person reads every application.",
    also: "Also in the rundown",
  },
};
