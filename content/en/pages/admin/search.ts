/** /admin/search: words that mean the same, and what was looked for in vain. */
export const adminSearch = {
  title: "Search",
  lead: "What visitors type is not always what our pages say. Here you tell search which words mean the same, and which page is meant.",
  lists: { en: "Words on the English site", el: "Words on the Greek site" },
  hint: "One row a line: words and phrases that mean the same, with commas between them. Behind an arrow (→ or ->) the page that comes first when somebody asks for just that. Example: job, vacancy, open position → /careers",
  builtIn: "This is the list that the site comes with.",
  own: "This is your own list, in place of the one that the site comes with.",
  save: "Save the list",
  saving: "Saving…",
  reset: {
    label: "Use the built-in list again",
    consequence: "Your own list is deleted, and search goes by the list that the site comes with.",
    submit: "Delete our list",
  },
  administratorFirst:
    "An administrator has to save this list for the first time. After that, editors can change it.",
  errors: {
    tooLong: "The list is too long: {{most}} characters at most.",
    row: "Line {{line}}: {{problem}}",
    problems: {
      "two-arrows": "there is more than one arrow",
      "not-a-page": "behind the arrow, write a page of this site, such as /careers",
      "no-words": "write at least two words with a comma between them, or one with a page",
      "too-many": "too many words for one row",
      "too-long": "one of the words is too long",
      "too-many-rows": "there are too many rows",
    },
  },
  done: { saved: "The list is saved. Search uses it now.", reset: "The built-in list is back." },
  misses: {
    title: "Looked for, but not found",
    lead: "Words that the search page found nothing for lately: the words alone, never who typed them. Add them to a row above, or write a page about them.",
    hosts: { en: "On the English site", el: "On the Greek site" },
    columns: { words: "Words", count: "Times", last: "Last" },
    empty: "Nothing so far.",
  },
};
