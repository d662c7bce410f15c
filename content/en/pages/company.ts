export const about = {
  title: "About B4: an agency led by creators",
  description:
    "Why creators started an agency of their own, how B4 works across six offices, and what being an official partner for TikTok LIVE means.",
  heading: "Started by people who were on camera first.",
  lead: "B4 is a creator-led talent agency and a media production company. We represent creators, produce their work, and bring brands to audiences that already trust the host.",
  story: {
    heading: "Why there is a B4",
    takes: [
      {
        label: "Take one",
        heading: "In front of the camera",
        text: "The people who started B4 had stood there themselves: phone on a stand, light in the eyes, a number in the corner that would not move. They knew what a quiet live feels like forty minutes in, and what one calm voice would have been worth. “Keep going. It turns in a minute.”",
      },
      {
        label: "Take two",
        heading: "On the wrong side of the contract",
        text: "They had also signed things they should have read twice. Rights without an end date. Exclusivity that nobody paid for. A calendar that belonged to somebody else. Much of what we do for creators today repairs something that once happened to one of us.",
      },
      {
        label: "Take three",
        heading: "Behind it",
        text: "So they changed sides. One person to talk in the host’s ear, one to read the contract, one to cut the clips. That is still the company, in six cities by now. The order has not changed either: first the creator, then the audience, then the brand.",
      },
    ],
  },
  rules: {
    heading: "House rules",
    lead: "Five of them. They hold for a first call as much as for a campaign.",
    rows: [
      {
        heading: "One name to call",
        text: "Every creator and every brand has one person here who knows the whole file. Others help. That one answers.",
      },
      {
        heading: "On paper before on camera",
        text: "What gets made, when it goes out, who may use it and until when. If it isn’t written down, we don’t film it.",
      },
      {
        heading: "The price comes first",
        text: "Live management is free for the creator. Whatever does cost something is named before the work begins.",
      },
      {
        heading: "Watch it back",
        text: "Every live leaves a trace. We go through it minute by minute and change one thing before the next.",
      },
      {
        heading: "A quarter, then judge",
        text: "Results typically appear within the first quarter. Until then we look at the direction and don’t judge by a single night.",
      },
    ],
  },
  partner: {
    bug: "Official partner, TikTok LIVE",
    heading: "What that means on a Tuesday night",
    means: {
      heading: "It means",
      rows: [
        "A producer in your ear while you are on: running order, pace, the question worth answering next.",
        "LIVE management that costs the creator nothing.",
        "TikTok’s rules for lives, explained before you go on.",
        "Your account stays yours: your log-in, your name, your followers.",
      ],
    },
    not: {
      heading: "It does not mean",
      rows: [
        "That we are TikTok, or speak for it.",
        "That we can order reach, undo a moderator’s decision or skip a requirement.",
        "That anybody here can promise you gifts, views or income.",
        "That we ever need your password. Whoever asks for it in our name isn’t us.",
      ],
    },
  },
  offices: {
    heading: "One horizon, six windows",
    text: "The evening reaches Sydney first and Philadelphia last. In between it passes all of us.",
    alt: "Six upright frames of different sizes hang on one line. Together they show a single sea with islands, one window for each office.",
    new: "New",
  },
  next: {
    heading: "Where to from here",
    rows: [
      {
        to: "/team",
        heading: "Meet the team",
        text: "Six people, six cities, and what each of them picks up the phone for.",
      },
      {
        to: "/services",
        heading: "See what we do",
        text: "Three services for creators, three for brands. What each one is, and how its price is set.",
      },
      {
        to: "/careers",
        heading: "Work with us",
        text: "Open positions in live production, content, partnerships and operations.",
      },
    ],
  },
};

export const team = {
  title: "The team behind the talent",
  description:
    "Meet the people who answer when a creator calls at ten in the evening: live producers, strategists and partnership leads in six cities.",
  heading: "The people in your ear.",
  lead: "Every creator at B4 has a name to call, and every brand has one too. These are the people who pick up.",
  people: {
    "maria-kallis": {
      name: "Maria Kallis",
      role: "Head of live",
      call: "The first live, the hundredth live, and the one tonight that you are dreading.",
      line: "Talks hosts through the hour on a headset. Believes a running order is a kindness.",
    },
    "theo-marsh": {
      name: "Theo Marsh",
      role: "Head of content",
      call: "A format that has gone stale, a profile that leaks visitors, three openings to choose from.",
      line: "Watches first drafts with the sound off. If it works like that, it works.",
    },
    "ana-reed": {
      name: "Ana Reed",
      role: "Head of partnerships",
      call: "A brief, a quote, a contract with a sentence in it that you don’t like.",
      line: "Sits between the brand and the creator, and reads the rights clause aloud to both.",
    },
    "daniel-osei": {
      name: "Daniel Osei",
      role: "Head of operations",
      call: "Schedules, invoices, reports, and the number that does not add up.",
      line: "Decides which figure a campaign will be judged by before anyone films a second.",
    },
    "mei-lin-chou": {
      name: "Mei-Lin Chou",
      role: "Live producer",
      call: "Lives in the East Asian evening, moderators, and hosts who work in two languages.",
      line: "Can tell from the pace of a chat that a guest should come on now.",
    },
    "jack-moran": {
      name: "Jack Moran",
      role: "Head of production",
      call: "A crew, a venue, a second camera, and the plan for when it rains.",
      line: "Carries the tape, the spare battery and the call sheet. In that order.",
    },
  },
  wall: "Six portraits of different sizes hang on one line.",
  callHeading: "Call about",
  localTime: "Local time",
  reads: "Latest in Insights",
  portraits:
    "Names and portraits are stand-ins for now. The portraits are drawn by the same generator that draws every creator’s poster on this site.",
  join: {
    heading: "There’s a place for you.",
    text: "We are looking for producers, strategists, editors and people who keep the whole thing running.",
    button: "See open positions",
  },
};

export const contact = {
  title: "Contact B4",
  description:
    "Talk to the B4 office nearest to you: Philadelphia, West Chester, London, Taipei, Sydney or Athens. Creators, brands and press are all welcome.",
  heading: "Say it once. To the right person.",
  lead: "Pick the line that sounds like you. Your message goes to whoever can answer it.",
  sent: {
    heading: "It’s in the right hands.",
    lead: "Whoever can answer it has it now.",
  },
  routesHeading: "What is it about?",
  routes: {
    creator: {
      label: "I’m a creator and want to join",
      text: "The application is the quickest way in. For a question first, Maria is the one to ask.",
      write: "Write to Maria",
      subject: "Creator: a question before I apply",
      link: "Apply as a creator",
    },
    brand: {
      label: "I have a campaign in mind",
      text: "Product, audience, dates, budget range. Four lines are enough for a first answer.",
      write: "Write to Ana",
      subject: "Brand: a campaign",
      link: "Brief a campaign",
    },
    live: {
      label: "I have a live coming up and need a hand",
      text: "Say which account, which day, which hour and in which time zone.",
      write: "Write to Mei-Lin",
      subject: "Live: help with an upcoming one",
      link: "How TikTok LIVE management works",
    },
    production: {
      label: "I need a crew, a venue or an event",
      text: "Tell us the city and the date. Jack asks the rest.",
      write: "Write to Jack",
      subject: "Production: crew, venue or event",
      link: "What production covers",
    },
    job: {
      label: "I want to work at B4",
      text: "Openings are listed by city. If none fits, write anyway and say what you would do here.",
      write: "Write to Daniel",
      subject: "Careers: a question",
      link: "See open positions",
    },
    press: {
      label: "I’m writing about creators",
      text: "Interviews, a quote, a figure that needs explaining. Give us your deadline.",
      write: "Write to Theo",
      subject: "Press: a request",
      link: "Read Insights",
    },
    data: {
      label: "It’s about my personal data",
      text: "A copy, a correction or erasure. Write from the address it concerns, so that we know it is you.",
      write: "Write about your data",
      subject: "Personal data: a request",
      link: "Privacy policy",
    },
  },
  form: {
    heading: "Your message.",
    fields: {
      topic: { label: "What is it about?", errors: { choose: "Pick what comes nearest" } },
      name: { label: "Name", errors: { required: "Tell us what to call you" } },
      email: { label: "E-mail", errors: { required: "We answer by e-mail: write your address" } },
      phone: { label: "Phone", hint: "Only if you would rather be called." },
      message: { label: "Message", errors: { required: "Tell us what it is about" } },
      consent: { label: "Consent", errors: { tick: "Tick the box so we can reply" } },
    },
    send: "Send",
    note: "",
    subject: "A message",
    sentNext: "Your message goes to whoever can answer it.",
  },
  after: {
    heading: "After you press Send.",
    lead: "Four things happen, in this order. None of them is left to chance.",
    steps: [
      {
        when: "At once",
        heading: "It is stored",
        text: "First we store it, then the page says that we have it. A receipt comes by e-mail.",
      },
      {
        when: "Next",
        heading: "It finds its reader",
        text: "What it is about decides who opens it. It is always a person.",
      },
      {
        when: "Within {{days}} working days",
        heading: "You have an answer",
        text: "By e-mail, or by phone if you left your number.",
      },
      {
        when: "After {{months}} months",
        heading: "It is erased",
        text: "Your message, and the mails about it. Sooner, if you ask us to.",
      },
    ],
  },
  asked: {
    heading: "Asked before.",
    text: "Perhaps the answer is here already, sorted by the page it comes from.",
    page: "Read the page",
  },
  direct: {
    heading: "Or simply",
    email: "E-mail",
    phone: "Phone",
    phoneNote: "A US number. Philadelphia picks up.",
  },
  offices: {
    heading: "What time is it there?",
    text: "Real local time. The lit hours are when audiences watch most: 7\u2060–\u20609\u00a0AM and 6\u2060–\u206010\u00a0PM.",
    peak: "Peak now",
    off: "Off peak",
    new: "New",
    strip: "Peak hours 7\u2060–\u20609\u00a0AM and 6\u2060–\u206010\u00a0PM, local time",
  },
};
