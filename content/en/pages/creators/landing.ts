export const creators = {
  title: "For creators: management that shows up",
  description:
    "Representation, free TikTok LIVE management and content strategy for creators, from people who have been on camera. Joining B4 costs nothing.",
  heading: "You keep the camera. We take the calls.",
  lead: "Management, a producer for your lives and a plan for your content. Joining costs nothing, and TikTok LIVE management is free.",
  hero: {
    above: "You keep the camera.",
    below: "We take the calls.",
    name: "You",
    role: "on camera",
    apply: "Apply as a creator",
    day: "See a day with us",
  },
  calls: {
    heading: "Four calls you never have to take.",
    lead: "Most of a creator’s week goes to things nobody watches. This is who rings, what we do about it, and the little that still reaches you.",
    columns: { caller: "Who rings", work: "What we do", reaches: "What reaches you" },
    rows: [
      {
        caller: "A brand, with a product and a deadline",
        work: "We ask what the post is for, agree the price and the usage, and read the contract to the last line.",
        reaches: "One message: the offer, our advice, yes or no.",
      },
      {
        caller: "The platform, about a setting, a claim or a slot",
        work: "We are an official partner for live streaming on TikTok. We know where to ask, and we stay on it until it is settled.",
        reaches: "Done. Or one button to press.",
      },
      {
        caller: "A stranger in the chat, in the middle of your show",
        work: "A moderator mutes, answers or pins. The producer tells you in your ear if it matters.",
        reaches: "Nothing. You carry on.",
      },
      {
        caller: "Your own doubt, after a quiet night",
        work: "We go through the live minute by minute and look for the place where people left.",
        reaches: "One thing to change tomorrow.",
      },
    ],
    services: "The services behind it",
    free: "Free",
  },
  free: {
    word: "Free",
    heading: "is what TikTok LIVE management costs you.",
    items: [
      "A producer in your ear while you are on air",
      "Moderators who know your chat and its regulars",
      "A running order before every live",
      "A debrief after it: what held people, what lost them",
    ],
    note: "Joining costs nothing either.",
    link: "How a live is run",
  },
  day: {
    heading: "A day with us, by the hour.",
    lead: "Two windows shape it: 7\u2060–\u20609\u00a0AM and 6\u2060–\u206010\u00a0PM, in your audience’s own time. Everything else is built around them. This is an example; your day has its own hours.",
    lanes: { you: "You", crew: "B4" },
    peak: "Peak",
    night: "Asleep",
    hours: [
      "7\u00a0AM",
      "8\u00a0AM",
      "9\u00a0AM",
      "10\u00a0AM",
      "11\u00a0AM",
      "12\u00a0PM",
      "1\u00a0PM",
      "2\u00a0PM",
      "3\u00a0PM",
      "4\u00a0PM",
      "5\u00a0PM",
      "6\u00a0PM",
      "7\u00a0PM",
      "8\u00a0PM",
      "9\u00a0PM",
      "10\u00a0PM",
      "11\u00a0PM",
    ],
    entries: {
      post: {
        time: "7–9 AM",
        title: "Post",
        text: "The clip goes up while your people are on the bus.",
      },
      inbox: {
        time: "9–11 AM",
        title: "Inbox",
        text: "Offers, questions, invoices. We answer what we can.",
      },
      film: {
        time: "11 AM–1 PM",
        title: "Film",
        text: "Two ideas from the plan. You have 3 seconds to hook them.",
      },
      cut: {
        time: "1–3 PM",
        title: "Cut",
        text: "We mark the moments worth a clip and how to title them.",
      },
      call: {
        time: "3–5 PM",
        title: "Call",
        text: "Tonight’s running order, agreed on the phone.",
      },
      check: {
        time: "4–6 PM",
        title: "Check",
        text: "Light, sound, links. Moderators in their seats.",
      },
      live: {
        time: "7–9 PM",
        title: "On air",
        text: "You run the show. Nothing else is your job.",
      },
      headset: {
        time: "6–10 PM",
        title: "On headset",
        text: "Chat, pins, guests, time. A producer in your ear from the first minute to the last.",
      },
      off: {
        time: "10 PM–midnight",
        title: "Off",
        text: "Phone down. The numbers can wait until morning.",
      },
      readout: {
        time: "10 PM–midnight",
        title: "Debrief",
        text: "What held, what slipped, one change for tomorrow.",
      },
    },
  },
  steps: {
    heading: "Four steps, counted down.",
    lead: "We start with your work; the contract comes later.",
    items: [
      {
        title: "Discovery",
        text: "We watch your posts and one full live, then tell you what we saw.",
      },
      {
        title: "Strategy",
        text: "What you make, when it goes out, and the number to beat. Agreed before anyone presses record.",
      },
      {
        title: "Execution",
        text: "You make it. Manager, producer and moderators hold everything around it.",
      },
      {
        title: "Optimization",
        text: "We change one thing at a time, and leave it long enough to show.",
      },
    ],
  },
  ask: {
    heading: "What we ask of you.",
    lead: "It is a short list. Every line is there because somebody once skipped it.",
    items: [
      {
        title: "Turn up",
        text: "A schedule your audience knows by heart. If you can’t make it, say so before the hour.",
      },
      {
        title: "Ask before you say yes",
        text: "A deal that you have already accepted is a deal we can’t improve.",
      },
      {
        title: "Show us the real numbers",
        text: "The bad month too. We plan with what is there.",
      },
      {
        title: "Label what is paid",
        text: "Every post, every live. It protects you before it protects anyone else.",
      },
      {
        title: "Give it a quarter",
        text: "One week proves nothing. Twelve tell you which format is yours.",
      },
    ],
    never: {
      title: "What we never ask",
      text: "A joining fee. A different personality. Silence about what went wrong.",
    },
  },
  questions: {
    heading: "Before you apply.",
    items: [
      {
        question: "What does it cost to join?",
        answer:
          "Nothing. And TikTok LIVE management is free. If somebody asks you for money in our name, write to us before you answer them.",
      },
      {
        question: "How soon will I see a difference?",
        answer:
          "Results typically appear within the first quarter. The first sign is rarely a bigger number; it is the same names coming back to the chat.",
      },
      {
        question: "I have never gone live. Is that a problem?",
        answer:
          "No. You begin with a rehearsal that nobody sees and a running order that tells you what comes next. The first real live is easier than the first post was.",
      },
      {
        question: "Do I have to live near one of your offices?",
        answer:
          "No. We have people in Philadelphia, West Chester, London, Athens, Taipei and Sydney, but plans, calls and the producer in your ear all work online. What counts is your audience’s clock.",
      },
      {
        question: "I’m under 18. Can I apply?",
        answer:
          "From 15, with a parent or guardian who agrees. TikTok lets nobody under 18 host a LIVE, so until then we work on your videos, and the first live waits for your birthday.",
      },
      {
        question: "How does B4 earn, if joining and lives are free?",
        answer:
          "From what brands pay for campaigns, from production and events, and from management and strategy where you want them. Each has a price that is agreed in writing first.",
      },
      {
        question: "What are the rules of the show?",
        answer:
          "Settled so far: ten creators, one prize of 10K, episode 1. Age limit, dates, what is filmed and how the prize is decided and paid will be on this site before casting closes, and you get them in writing before you say yes.",
      },
      {
        question: "Is this how I get on the show?",
        answer:
          "Yes. Episode 1 puts ten creators in front of a prize of 10K, and they are chosen from these applications. Tick the box for the show.",
      },
    ],
  },
  close: {
    heading: "There’s a place for you.",
    text: "Tell us your handle and what you want to make next. A person reads it.",
  },
};
