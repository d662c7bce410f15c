export const serviceProduction = {
  title: "Production for live and short video",
  description:
    "Crew, set and stream for live shows and short video, from one phone on a tripod to a six-camera stage with a control room.",
  heading: "Production",
  lead: "Crew, set and stream, from one phone to six cameras. You bring the idea; we bring the cables.",
  price: { strong: "Price agreed first", rest: "per project" },
  action: "Brief a campaign",
  wall: {
    tags: ["Cam 1", "Cam 2", "Cam 3", "Program", "Cam 5", "Cam 6"],
    name: "@arismoon",
    role: "six angles, drawn",
  },
  offer: {
    heading: "The smallest crew that shows it all.",
    itemsHeading: "What you get",
    items: [
      "A director and a crew sized to the idea",
      "Set, light and sound, planned on paper first",
      "A stream tested in private before it is public",
      "Pictures framed for a phone held upright, then cut for the rest",
      "The recording, the clips and a list of what to change",
    ],
    forHeading: "For you if",
    forItems: [
      "you have a live in the calendar and no crew",
      "your event should reach people who are not there",
      "you make a series and want every episode to look like one",
    ],
    notHeading: "Not for you if",
    notItems: [
      "you are making a feature film",
      "one phone is enough: then we will say so, and plan that",
    ],
  },
  plans: {
    heading: "Four plans, seen from above.",
    lead: "The plan is drawn before anything is priced. Yours will be one of these, or something in between.",
    labels: { use: "Good for", crew: "Crew", needs: "Needs" },
    mixer: {
      plan: "Choose a plan",
      bus: "Put a camera on air",
      camera: "Camera {{n}}",
      onAir: "Program",
      note: "Drawings, worked out from the plan: where a camera stands, what its lens takes in, who is in its way.",
    },
    legend: { camera: "Camera", host: "Host", desk: "Control" },
    items: [
      {
        title: "One phone",
        text: "A host, a window, a tripod.",
        use: "Talking to camera, first lives, tests",
        crew: "The host, and a producer in the ear",
        needs: "A quiet corner",
        shots: ["The host, by the light of the window"],
      },
      {
        title: "Two cameras",
        text: "A face and a pair of hands.",
        use: "Cooking, make-up, unboxing",
        crew: "An operator, sound",
        needs: "A table and two lights",
        shots: ["The face, over the table", "The hands"],
      },
      {
        title: "Four cameras",
        text: "Two people, a wide, and one that wanders.",
        use: "Interviews, panels, live shopping",
        crew: "Director, two operators, sound, graphics",
        needs: "A room you can darken",
        shots: ["Everybody, wide", "The guest, close", "The host, close", "The one that wanders"],
      },
      {
        title: "Six cameras",
        text: "A stage, an audience, a control room.",
        use: "Shows, launches, creator events",
        crew: "Director, vision mixer, operators, sound, light, stream",
        needs: "A stage, and a room behind it",
        shots: [
          "The stage, wide",
          "The right-hand host, close",
          "The left-hand host, close",
          "All three from the left",
          "All three from the right",
          "Over the heads of the audience",
        ],
      },
    ],
  },
  steps: {
    heading: "From a sentence to a stream.",
    items: [
      {
        title: "We ask what must be seen",
        text: "Not how many cameras. What has to be on screen for it to work?",
      },
      {
        title: "We draw the plan",
        text: "Positions, crew, power, upload line, and what happens if one of them fails.",
      },
      {
        title: "We rehearse, then go live",
        text: "The whole show once, at the hour of the show. Then again, with people watching.",
      },
      {
        title: "We hand it over",
        text: "You get the recording, the clips and a report on how it went.",
      },
    ],
  },
  cost: {
    heading: "Priced from the plan.",
    lead: "First the plan, then the price, then the work. It is agreed in writing before anyone loads a van.",
    items: [
      { title: "Hours", text: "Building, rehearsing, on air, taking it down." },
      { title: "People", text: "Who stands where, from the plan you have seen." },
      { title: "Kit and place", text: "What you have, what we bring, what is hired." },
      { title: "Stream", text: "How many platforms, and what stands by in case." },
    ],
    note: "If a smaller plan would do, that is the one we price.",
  },
  questions: {
    heading: "Asked before a first shoot",
    items: [
      {
        question: "Which plan do we need?",
        answer:
          "The smallest one that shows what must be seen. We draw it before we price it, and you can take a camera out and see what you lose.",
      },
      {
        question: "Can you work at our place?",
        answer:
          "Usually. We look at power, noise, light and the upload line first, at the hour when the show will run.",
      },
      {
        question: "What do you need from us?",
        answer:
          "One person who can decide, power, and a line nobody else is using. The idea is yours; the cables are ours.",
      },
      {
        question: "What if the connection drops?",
        answer:
          "A second line is part of the plan, and the show is recorded on site whatever the stream does.",
      },
    ],
  },
  next: {
    heading: "You bring the idea.",
    text: "Tell us what must be seen, when, and where. The first thing you get back is a plan.",
    also: "Also in the rundown",
  },
};
