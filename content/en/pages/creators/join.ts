export const creatorsJoin = {
  title: "Apply to join as a creator",
  description:
    "Apply to join the B4 roster in a few minutes. Tell us your handle, your audience and what you want to make next; a person reads every answer.",
  heading: "Stand by.",
  lead: "Tell us who you are, where people find you and what you want to make next. A person reads every application.",
  sent: {
    heading: "Our turn.",
    lead: "You have said it. Now a person reads it to the end, and writes to you.",
  },
  stage: {
    bug: "Poster",
    name: "Your name",
    role: "@you",
    note: "Every handle has a poster of its own. This is the one for {{handle}}.",
    stepsHeading: "What happens next",
    steps: [
      { title: "We read it", text: "a person does, to the end" },
      { title: "We talk", text: "at an hour that suits you" },
      { title: "You try a live", text: "with a producer in your ear" },
      { title: "You decide", text: "it costs nothing either way" },
    ],
  },
  /** The frame that draws the poster of whoever types a handle, wherever it stands. */
  poster: {
    heading: "The next frame is yours.",
    label: "Your handle",
    private: "It stays in this tab until you send the form.",
    go: "Apply with this poster",
    you: "You",
    save: "Save your poster, 1080 × 1920",
    saveNote: "The size of a story, ready to post.",
  },
  form: {
    heading: "Apply.",
    lead: "About five minutes. Answer the way you would say it on camera.",
    sections: {
      you: "You",
      guardian: "Under 18? A parent or guardian has to agree",
      channel: "Your channel",
      next: "What comes next",
    },
    fields: {
      name: { label: "Name", errors: { required: "Tell us what to call you" } },
      email: { label: "E-mail", errors: { required: "We answer by e-mail: write your address" } },
      phone: { label: "Phone" },
      city: {
        label: "City and country",
        hint: "It tells us which office will talk to you.",
        errors: { required: "Tell us the city and the country" },
      },
      birthDate: {
        label: "Date of birth",
        hint: "Under 18 we need a parent or guardian on board, and TikTok LIVE has to wait until you are 18.",
        errors: {
          required: "Tell us the day you were born",
          age: "You need to be 15 or over. Check the date",
        },
      },
      guardianName: {
        label: "Parent’s or guardian’s name",
        errors: { guardian: "You are under 18: add the name of a parent or guardian" },
      },
      guardianEmail: {
        label: "Parent’s or guardian’s e-mail",
        errors: { guardian: "You are under 18: add the e-mail of a parent or guardian" },
      },
      guardianConsent: {
        label: "My parent or guardian knows of this application and agrees. B4 will ask them.",
        errors: { guardian: "You are under 18: tick this when your parent or guardian agrees" },
      },
      handleTiktok: {
        label: "TikTok",
        errors: { handle: "Add at least one handle, on any platform" },
      },
      handleInstagram: { label: "Instagram" },
      handleYoutube: { label: "YouTube" },
      handleTwitch: { label: "Twitch" },
      handleOther: { label: "Somewhere else", hint: "Say where, or paste the link." },
      home: {
        label: "Which one is home?",
        options: {
          tiktok: "TikTok",
          instagram: "Instagram",
          youtube: "YouTube",
          twitch: "Twitch",
          other: "Elsewhere",
        },
        errors: { choose: "Pick the one you post on most" },
      },
      audience: {
        label: "Followers there",
        options: {
          "under-1k": "Under 1,000",
          "1k-10k": "1,000 to 10,000",
          "10k-100k": "10,000 to 100,000",
          "100k-500k": "100,000 to 500,000",
          "over-500k": "Over 500,000",
        },
        errors: { choose: "Pick the nearest; a rough number will do" },
      },
      liveHours: {
        label: "Hours live a week",
        options: { none: "None yet", "1-3": "1 to 3", "4-8": "4 to 8", "over-8": "More than 8" },
        errors: { choose: "Pick one; “None yet” counts" },
      },
      niche: {
        label: "What do people come to you for?",
        hint: "One or two sentences.",
        errors: { required: "One sentence is enough" },
      },
      languages: { label: "Languages you make things in" },
      links: { label: "Links worth a look", hint: "One to a line." },
      message: {
        label: "What do you want to make next?",
        hint: "The thing you have no hands or hours for today.",
      },
      show: { label: "I’d like to be considered for the show." },
      consent: { label: "Consent", errors: { tick: "Tick the box so we can reply" } },
    },
    handles: "Your handles",
    handlesHint: "At least one, without the @.",
    send: "Send application",
    note: "Joining costs nothing.",
    subject: "Creator application",
    sentNext: "We read it to the end. Then we talk, at an hour that suits you.",
  },
};
