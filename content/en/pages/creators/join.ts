export const creatorsJoin = {
  title: "Apply to join as a creator",
  description:
    "Apply to join the B4 roster in a few minutes. Tell us your handle, your audience and what you want to make next; a person reads every answer.",
  heading: "Stand by.",
  lead: "Tell us who you are, where people find you and what you want to make next. A person reads every application.",
  stage: {
    bug: "Poster",
    name: "Your name",
    role: "@yourhandle",
    note: "Every handle has a poster of its own. This is the one for @yourhandle.",
    stepsHeading: "What happens next",
    steps: [
      { title: "We read it", text: "a person does, to the end" },
      { title: "We talk", text: "at an hour that suits you" },
      { title: "You try a room", text: "with a producer on headset" },
      { title: "You decide", text: "it costs nothing either way" },
    ],
  },
  apply: {
    heading: "Apply by e-mail.",
    lead: "One message is enough. The button opens it with the questions already inside; answer them the way you would say them on camera.",
    listHeading: "What to send",
    items: [
      {
        title: "Your name and your city",
        text: "The city tells us which office will talk to you.",
      },
      { title: "Your handles", text: "All of them, with a link. Say which one is home." },
      {
        title: "Who watches",
        text: "Roughly how many, and where they live. A screenshot of your analytics says it best.",
      },
      {
        title: "Your lives",
        text: "How many hours a week you are live now. None is a fine answer.",
      },
      { title: "What people come to you for", text: "One or two sentences." },
      {
        title: "What you want to make next",
        text: "The thing you have no hands or hours for today.",
      },
      { title: "The show", text: "Only if you want to be on it: write “episode 1”." },
    ],
    button: "Write the e-mail",
    subject: "Creator application",
    address: "No mail program on this device? Write to",
    exampleHeading: "It can sound like this",
    example:
      "I’m Kalliope, in Athens, @kalliopelive. I cook what my grandmother cooked, in eleven minutes, and argue with the chat about salt. I go live on Sundays because nobody helps me with the rest of the week. I’d like to do four evenings.",
    exampleNote: "An example. Kalliope is made up.",
    privacy: "We use what you send to answer your application, and for nothing else.",
    privacyLink: "How we handle your details",
    back: "First see what you get",
  },
};
