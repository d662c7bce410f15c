export const caseUrbanFit = {
  title: "Urban Fit: mornings that fill classes",
  description:
    "An illustrative case study: how a gym chain could use creator-led morning lives to fill its early classes, step by step with figures.",
  heading: "Urban Fit",
  lead: "A gym chain with empty seven o’clock classes, and creators who are awake at that hour anyway.",
  industry: "Fitness",
  illustrative: "Illustrative",
  notice:
    "Urban Fit does not exist. The figures are invented to show how we plan, count and report.",
  asked: "Fill the early class",
  counted: "Places taken at seven, a week",
  card: "{{lift}}× as many bookings",
  facts: [
    { label: "Hosts", value: "Two, who train at seven" },
    { label: "On air", value: "Three mornings a week, 7\u2060–\u20608\u00a0AM" },
    { label: "For", value: "{{weeks}} weeks, {{clubs}} clubs" },
    { label: "Counted", value: "Places taken, a week" },
  ],
  brief: {
    heading: "The brief",
    quote: "Fill the seven o’clock without making it cheaper.",
    paragraphs: [
      "{{clubs}} clubs, {{mornings}} mornings, {{placesInClass}} places a class: {{places}} places a week at seven in the morning. In the four weeks before, {{before}} of them were taken on average, which is {{filledBefore}}.",
      "The evening was full. The morning had trainers, light and music, and room to lie down between the mats. A discount had been tried; it moved evening people to the morning for a month, and back.",
    ],
  },
  decide: {
    heading: "Look into the seven o’clock class.",
    lead: "Twenty-four mats, seen from the ceiling. Choose a week and count the people.",
    legend: "Which week to look at",
    options: ["Before", "Week 2", "4", "6", "8"],
    outcomes: [
      {
        figure: "{{mats0}}",
        title: "mats taken, before the lives",
        text: "{{before}} of {{places}} places a week. The lights were on for the empty ones, too.",
      },
      {
        figure: "{{mats2}}",
        title: "mats taken in week 2",
        text: "{{taken2}} places a week, {{link2}} of them through the hosts’ link.",
      },
      {
        figure: "{{mats4}}",
        title: "mats taken in week 4",
        text: "{{taken4}} places a week, {{link4}} of them through the hosts’ link.",
      },
      {
        figure: "{{mats6}}",
        title: "mats taken in week 6",
        text: "{{taken6}} places a week, {{link6}} of them through the hosts’ link.",
      },
      {
        figure: "{{mats8}}",
        title: "mats taken in week 8",
        text: "{{taken8}} places a week. {{free8}} mats are still free, and the report says so.",
      },
    ],
    note: "Illustrative: the average class of {{clubs}} clubs and {{mornings}} mornings, in whole mats.",
  },
  approach: {
    heading: "The approach",
    items: [
      {
        says: "“I’m up anyway.”",
        title: "Two hosts who are up anyway",
        text: "We looked for people whose audience is awake with them, in the 7\u2060–\u20609\u00a0AM peak. Neither was the biggest name on the list.",
      },
      {
        says: "“Mat down, we’re live.”",
        title: "The class is the live",
        text: "On air from the warm\u2060-\u2060up to the last stretch. One phone, one producer in the ear, no studio.",
      },
      {
        says: "“Tomorrow, seven, this link.”",
        title: "One request, every time",
        text: "Tomorrow’s class, this club, this link. Bookings through the link were counted apart.",
      },
      {
        says: "One number, once a week",
        title: "One number to beat",
        text: "Places taken at seven, per week. Views and followers were left out.",
      },
    ],
  },
  result: {
    heading: "Seven o’clock, {{filledAfter}} full.",
    lead: "In the last four of the {{weeks}} weeks, {{after}} places a week were taken on average, against {{before}} before. That is {{lift}} times as many.",
    figures: [
      { value: "{{lift}}×", label: "the bookings of an average week before" },
      {
        value: "{{extra}}",
        label: "bookings more than {{weeks}} average weeks would have brought",
      },
      {
        value: "{{linkShare}}",
        label: "of all bookings in the {{weeks}} weeks came through the hosts’ link",
      },
    ],
    table: "The figures as a table",
  },
  chart: {
    title: "Places taken at seven, per week",
    link: "Through the link",
    other: "Other bookings",
    average: "Average before: {{before}}",
    starts: "Lives start",
    columns: { week: "Week", taken: "Taken", link: "Through the link", filled: "Full" },
    beforeWeek: "{{n}} before",
    beforeTick: "−{{n}}",
  },
  filled: {
    title: "How full, on average",
    before: "Four weeks before",
    early: "Weeks 1 to 4",
    late: "Weeks 5 to 8",
    detail: "{{taken}} of {{places}}",
  },
  learned: {
    heading: "What we would do differently",
    items: [
      {
        title: "Open on the promise",
        text: "For two weeks the lives opened on the warm\u2060-\u2060up. The reason to stay came after a minute. It has three seconds.",
      },
      {
        title: "Report each club",
        text: "One average of four clubs hides the one that stays empty. Next time there are four lines.",
      },
      {
        title: "Count the second visit",
        text: "A booking is not a habit. The number to beat should be who comes back the week after.",
      },
    ],
  },
  next: {
    heading: "Which hour of yours is empty?",
    action: "Brief a campaign",
    service: "The service behind it",
    next: "Next",
  },
};
