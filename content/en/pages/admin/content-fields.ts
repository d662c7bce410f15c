/** What forms call the fields of words and lists (app/content/schema). */
export const contentFields = {
  title: { label: "Title", hint: "Stands in the browser’s tab and in search results." },
  description: {
    label: "Description",
    hint: "Two lines under the title in search results; 70 to 160 characters.",
  },
  heading: { label: "Heading", hint: "The largest line of its part." },
  lead: { label: "Lead", hint: "One or two sentences under the heading." },
  text: { label: "Text", hint: "" },
  question: { label: "Question", hint: "As a visitor would ask it." },
  answer: { label: "Answer", hint: "Whole sentences; search engines may show them by themselves." },
  opening: { label: "Position", hint: "What the job is called." },
  line: { label: "In one sentence", hint: "Stands under the position, everywhere it is listed." },
  office: { label: "Office", hint: "Where the job is." },
  kind: { label: "Employment", hint: "" },
  posted: { label: "Posted", hint: "The day on which it was published." },
  does: { label: "What you do", hint: "One to ten points." },
  brings: { label: "What you bring", hint: "One to ten points." },
  point: { label: "Point", hint: "One sentence." },
};
