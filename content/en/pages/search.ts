/** The search page, the header's dialog, and the names of what they find. */
export const search = {
  title: "Search",
  titleFor: "Search: {{query}}",
  description:
    "Search everything on this site: pages, services, articles, case studies, open positions and the questions people ask us.",
  heading: "What are you after?",
  label: "Search the site",
  placeholder: "hook, rates, live…",
  submit: "Search",
  hint: "Accents, capitals and small slips don’t matter.",
  count: { one: "{{count}} result for “{{query}}”", other: "{{count}} results for “{{query}}”" },
  rest: "{{count}} more:",
  first: "Below are the {{count}} that fit best. Choose a kind to see all of it.",
  approximate: "Nothing has all of that as typed, so these come close.",
  cut: "That was a long question, so only the first words were used.",
  none: {
    heading: "Nothing on air for “{{query}}”",
    looked:
      "We looked for {{words}}, in other forms, spelt a little differently and under other words for the same thing, on every page, in every article, open position and question.",
    text: "Try a shorter word, or one word less. Or ask us: somebody here may know without having written it down.",
    ask: "Ask us",
    other: "Search the Greek site for it",
    elsewhere: {
      one: "The Greek site has {{count}} result for it",
      other: "The Greek site has {{count}} results for it",
    },
  },
  /** While nothing is asked for or found. */
  start: {
    doors: "What can be found",
    heading: "Often looked for",
    ask: "Ask it as you would say it",
    questions: [
      "What does it cost?",
      "Best time to go live",
      "Are you hiring?",
      "When will you reply?",
      "Where are your offices?",
    ],
    subjects: "Articles by subject",
    person: "Or ask a person.",
    offices: "Offices",
    officesLink: "Every office, and what time it is there",
  },
  groups: {
    pages: "Pages",
    services: "Services",
    articles: "Articles",
    cases: "Case studies",
    openings: "Open positions",
    questions: "Questions",
  },
  kinds: {
    pages: "Page",
    services: "Service",
    articles: "Article",
    cases: "Case study",
    openings: "Open position",
    questions: "Question",
  },
  only: "Show only",
  all: "Everything",
  /** Facts above the results: the words that ask for each, and how they are given. */
  answers: {
    phone: {
      asked: "phone, telephone, phone number, number, call, ring, hotline, tel",
      heading: "Phone",
    },
    email: { asked: "email, e-mail, mail, email address", heading: "E-mail" },
    offices: {
      asked:
        "office, offices, location, locations, address, where, headquarters, hq, city, cities, find you, local time, time",
      heading: "Our offices",
      one: "Our office in {{city}}",
      now: "{{description}}, {{time}} there now",
    },
    hours: {
      asked:
        "peak, peak hours, best hours, best time, best time to post, best time to go live, when to post, what time, prime time",
      heading: "When audiences watch most",
    },
    /** When somebody is there: no office has fixed hours. */
    reached: {
      asked:
        "hours, opening hours, office hours, business hours, working hours, work hours, open, closed, close, availability, reply, respond, response time, hear back, get back, talk to someone, speak to someone",
      heading: "When you reach us",
      there: "{{note}} It is {{time}} there now.",
    },
    openings: {
      asked:
        "job, jobs, opening, openings, vacancy, vacancies, position, positions, open position, career, careers, work, hiring, employment",
      heading: "Open positions",
      in: "Open positions in {{city}}",
      none: "No open position there at the moment.",
    },
    prices: {
      asked:
        "price, prices, pricing, cost, costs, fee, fees, rate, rates, free, how much, charge, pay",
      joins: "join, joining, sign up, member, apply, application",
      heading: "What it costs",
      of: "What it costs: {{service}}",
      free: "Free for creators",
      agreed: "A price that is agreed in writing before the work begins",
      joining: "Joining",
    },
    /** Words that may stand beside those. */
    beside:
      "b4, us, need, anything, something, today, now, tomorrow, saturday, sunday, weekend, your, can, find, live, management, tiktok, join, joining, creator, service, services, get, is, there, near, office, how, contact, reach, fast, soon, quickly, someone, speak, talk",
  },
  didYouMean: "Did you mean",
  questionMark: "?",
  close: "Close",
  keys: "Up and down arrows move through the results; Escape closes.",
  failed: "Search can’t be reached just now. Press Enter to try on its own page.",
};
