export const brandsPlaybook = {
  title: "The creator campaign playbook",
  description:
    "How a creator campaign is run well, step by step: goal, creator, brief, live, numbers. A playbook for marketing teams, free to read and keep.",
  heading: "The playbook",
  lead: "Everything we wish every brand knew before the first call, in the order in which you will need it.",
  cover: {
    kicker: "For brands",
    line: "Ten chapters, counted down to the moment you are on air.",
    minutes: "{{minutes}} minutes to read",
    download: "Download the PDF",
    file: "PDF, {{pages}} pages, {{size}} kB",
    otherLanguage: "Also in Greek",
  },
  contents: "Contents",
  chapter: "Chapter {{number}}",
  next: {
    heading: "You are on air.",
    text: "The next sheet of paper is yours. Four questions, and we answer with names.",
    brief: "Brief a campaign",
    resources: "Take the checklists",
  },
  print: {
    edition: "B4, a creator-led talent agency and media production company",
    note: "Amounts in this playbook are examples. Rules of platforms and countries change; check them before every campaign.",
  },
};
