/** /admin/articles: what the blog says, in both languages, without a new version of the site. */
export const adminArticles = {
  title: "Articles",
  lead: "What the blog publishes, in English and in Greek. Only staff can see drafts.",
  addButton: "Write an article",
  columns: { title: "Article", languages: "Languages", state: "State", changed: "Last change" },
  states: {
    draft: "Draft",
    published: "Published",
    scheduled: "Scheduled: {{time}}",
    archived: "Archived",
  },
  languages: { en: "English", el: "Greek" },
  noTitle: "Untitled",
  emptyTitle: "Nothing written here yet",
  emptyText: "Write the first article, or edit one of those that came with the site.",
  builtIn: {
    title: "Articles that came with the site",
    lead: "These are live. Edit one, and your version replaces it as soon as you publish.",
    columns: { published: "Published", step: "Action" },
    edit: "Edit",
    editLabel: "Edit: {{title}}",
    empty: "All of them have been edited here.",
  },
  form: {
    newTitle: "Write an article",
    replaces:
      "This article came with the site and stays as it is until you publish. Your version, at the same address, then replaces it in all languages.",
    facts: "About the article",
    slug: "Address",
    slugHint:
      "The end of its address, after /blog/: lowercase letters (a to z), digits and hyphens, such as brand-deal-pricing. When it changes, you are offered to send visitors of the old one on.",
    category: "Category",
    audience: "Written for",
    audiences: { creators: "Creators", brands: "Brands" },
    author: "Author",
    published: "Publication date",
    publishedHint:
      "If left empty: the day you publish. With a date to come, the article goes live by itself on that day.",
    time: "Hour",
    timeHint: "Athens time, such as 09:30. If left empty: the beginning of the day.",
    related: "Read next",
    relatedHint: "Three other articles, offered at the end.",
    relatedAt: "Read next, {{number}}",
    choose: "Choose",
    wordsHint:
      "A language left empty isn’t published; the article then exists only in the other one.",
    words: {
      title: "Title",
      titleHint: "At most {{max}} characters.",
      metaTitle: "Title for search engines",
      metaTitleHint: "At most {{max}} characters: what search results show.",
      description: "Description",
      descriptionHint: "{{min}} to {{max}} characters, shown in search results and when shared.",
      lead: "Introduction",
      leadHint: "One or two sentences under the title.",
      body: "Text",
      bodyHint: "In Markdown. See the guide below.",
    },
    /** A field in the summary of what is to be fixed. */
    named: "{{field}} ({{language}})",
    steps: {
      draft: "Save draft",
      publish: "Publish",
      publishAgain: "Save and publish",
      withdraw: "Withdraw",
    },
    withdrawHint:
      "Withdrawing saves this text as a draft and takes the article off the site. If it came with the site, the original version is shown again.",
    saving: "Saving…",
  },
  markdown: {
    label: "How to write Markdown",
    text: "An empty line begins a new paragraph. HTML, images and other headings aren’t shown.",
    samples: [
      { write: "## A chapter", get: "A heading, listed among the chapters" },
      { write: "### A part of it", get: "A smaller heading" },
      { write: "**bold** and *italic*", get: "Emphasis" },
      { write: "[our services](/services)", get: "A link; for other sites, with https://" },
      { write: "- first\n- second", get: "A list" },
      { write: "1. first\n2. second", get: "A numbered list" },
      { write: "> Somebody’s words", get: "A quotation" },
      { write: "| Part | Price |\n| --- | --- |\n| Making | $480 |", get: "A table" },
      {
        write: "```sides\n| | You | We |\n| --- | --- | --- |\n| Words | Fact | Tone |\n```",
        get: "A table of three columns, the last two in two colors",
      },
      { write: "```figure\nhook\n```", get: "A figure of the site: hashtags, peak-hours or hook" },
      {
        write: "### A part of it\n\n```frame\nhost\n```",
        get: "A picture beside a heading: again, answer, archive, calendar, clock, close-up, curtain, cut, exit, film, fork, gift, group, hand, heart, host, label, likeness, magnifier, meter, one-spike, parcel, quarters, question, recipe, ring, room, search, stairs, stop, switch, thumbnail, two-rooms or vote",
      },
      { write: "```note\nOne sentence\n```", get: "A note in the margin" },
      {
        write: "```number\n$520\nis the floor.\n```",
        get: "A large number in the margin, and what it says",
      },
    ],
  },
  errors: {
    required: "This can’t stay empty",
    time: "Write hours and minutes, such as 09:30",
    choose: "Choose one",
    date: "Write a date that exists as year-month-day, such as 2027-03-01",
    tooLong: "Use at most {{max}} characters; you have {{count}}",
    tooShort: "Use at least {{min}} characters; you have {{count}}",
    slug: "Use only lowercase letters (a to z), digits and single hyphens, such as brand-deal-pricing",
    taken: "Another article has this address. Choose a different one, or edit that article.",
    noLanguage: "Write the article in at least one language: begin with its title",
    markdown:
      "The site can’t show this part: “{{part}}”. Use one of the forms in the guide below the text.",
    related: {
      self: "That’s this article. Choose another one.",
      twice: "You’ve already chosen this one. Choose another.",
      missing: "This article no longer exists. Choose another one.",
    },
  },
  notShown: {
    now: "Not shown: needs fixing",
    later: "Can’t go live: needs fixing",
    heading: "Published, but not on the site",
    text: "The site can’t show the article as it is stored. Publish it again from here: what is wrong with it is then marked.",
  },
  conflict: {
    heading: "Someone else saved first",
    text: "The article has been changed since you opened it. Nothing has been overwritten: your version isn’t saved yet, and is still here.",
    open: "See the current version (new tab)",
    save: "Save anyway",
  },
  steps: {
    title: "Actions",
    view: { en: "View on the site in English", el: "View on the site in Greek" },
    remove: {
      label: "Delete",
      consequence:
        "The article is deleted permanently, in all languages. If it came with the site, the original version is shown again.",
      submit: "Delete the article",
    },
  },
  /** After an address has lost its article. */
  moved: {
    heading: "Nothing is at {{path}} anymore",
    text: "Links and search results still lead there. Send whoever follows them on; redirects that lead there are changed with it.",
    target: "To which address",
    submit: "Add the redirect",
  },
  done: {
    draft: "The draft is saved.",
    published: "The article is published. It appears on the site in a moment.",
    scheduled:
      "The article is scheduled. It goes live by itself: {{time}}, Athens time. Until then, only staff can see it.",
    withdrawn: "The article is off the site and saved as a draft.",
    deleted: "The article is deleted.",
  },
};
