export const serviceCreatorEvents = {
  title: "Creator events, on site and live",
  description:
    "Launches, meet-ups and shows that creators host and audiences travel for, streamed to everyone who could not be there.",
  heading: "Creator events",
  lead: "Nights people travel for, streamed to everyone else. We plan them, staff them and put them on air.",
  price: { strong: "Price agreed first", rest: "per event" },
  action: "Brief a campaign",
  wall: { tags: [] as string[], name: "", role: "" },
  offer: {
    heading: "A reason to cross the city.",
    itemsHeading: "What you get",
    items: [
      "The idea: why people come, and what they tell the next day",
      "Place, set and permits, found with you",
      "Creators who host it, booked and briefed",
      "Door, guests, safety, and a plan for rain",
      "A live show for everyone who is not there",
    ],
    forHeading: "For you if",
    forItems: [
      "you are launching something people should touch",
      "creators should meet the people who watch them",
      "you have a venue, and it needs a reason",
    ],
    notHeading: "Not for you if",
    notItems: ["you need a press conference", "you want faces at the bar and nobody on stage"],
  },
  runSheet: {
    heading: "One night, two audiences.",
    lead: "People in the hall have one evening. People on their phones have another. The run sheet plans both, line by line.",
    columns: { hall: "In the hall", time: "Time", air: "On air" },
    choose: "Choose a moment of the night",
    peak: "Peak",
    rows: [
      { hall: "Load-in: stage, light, cables taped down", air: "Test picture on a private stream" },
      { hall: "Rehearsal with the hosts", air: "Framing checked on a phone, held upright" },
      { hall: "Doors open", air: "Countdown, with clips from rehearsal" },
      { hall: "The host walks on", air: "Opens straight on the promise" },
      { hall: "First guest", air: "Chat votes on what happens next" },
      {
        hall: "What everyone came for",
        air: "The same moment, with one camera that is only for the phone",
      },
      { hall: "Break: food, photos", air: "A host backstage keeps the live going" },
      { hall: "Thanks, and the next date", air: "The next date, with a reminder to tap" },
      { hall: "Load-out", air: "The first clips go up" },
    ],
    note: "An example night. Most people watch between 6 and 10\u00a0PM.",
  },
  steps: {
    heading: "From a date to a night.",
    items: [
      {
        title: "We look for the reason",
        text: "Why would anyone cross a city for this? If there is no answer yet, we say so.",
      },
      {
        title: "We plan for both",
        text: "The hall and the stream, on one run sheet, with one person in charge of each.",
      },
      {
        title: "We run the night",
        text: "Hosts, door, stage, cameras, chat. You shake hands.",
      },
      {
        title: "We cut it and count it",
        text: "Clips, figures, and what we would change next time.",
      },
    ],
  },
  cost: {
    heading: "Priced per event.",
    lead: "You get a budget by line before work starts. Nothing is booked until you have agreed to it.",
    items: [
      { title: "Place and date", text: "Which city, which night, indoors or out." },
      { title: "Size", text: "How many people in the hall, and who looks after them." },
      { title: "The show", text: "Which camera plan, from one phone to six cameras." },
      { title: "The creators", text: "Who hosts, who visits, and what they make around it." },
    ],
    note: "In the budget, every outside cost has a line of its own.",
  },
  questions: {
    heading: "Asked before a first night",
    items: [
      {
        question: "How early should we start?",
        answer:
          "As soon as there is a date. Venues and permits set the pace, and both differ from city to city.",
      },
      {
        question: "Who looks after tickets and guests?",
        answer:
          "Whoever the plan names: you, the venue or us. It is one of the first lines we settle.",
      },
      {
        question: "What if it rains?",
        answer:
          "Anything outdoors gets a second plan and a set hour to decide. You know both before you agree.",
      },
      {
        question: "Could it be online only?",
        answer:
          "Yes. Then it is a production rather than an event, and it begins with a camera plan.",
      },
    ],
  },
  next: {
    heading: "Name the night.",
    text: "Tell us what it is, who should be there and roughly when. That is enough to begin.",
    also: "Also in the rundown",
  },
};
