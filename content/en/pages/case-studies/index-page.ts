export const caseStudies = {
  title: "Case studies: how a campaign runs",
  description:
    "Four illustrative case studies in fitness, food, beauty and gaming: the brief, the approach, the result, and what we would do differently.",
  heading: "Four campaigns, taken apart.",
  lead: "Worked examples of how we run a campaign, in four industries. Brands and figures are illustrative.",
  illustrative: "Illustrative",
  sheet: {
    heading: "The same four, on one sheet",
    lead: "None of them counted views. Each had one number, agreed before the start.",
    columns: {
      room: "Campaign",
      asked: "What was asked",
      counted: "What was counted",
      result: "Result",
    },
  },
  reading: {
    heading: "How to read them",
    items: [
      {
        title: "Nobody is named",
        text: "The four brands do not exist. We made them up so that we could show every figure, including the bad ones.",
      },
      {
        title: "Everything adds up",
        text: "Each chart has its table, and every share and multiple is counted from that table.",
      },
      {
        title: "Nothing is polished",
        text: "Each ends with what we would do differently. Skip there if you are short of time.",
      },
    ],
  },
};
