/** Words of every form, whoever it is for; those of one form are with its page. */
export const formWords = {
  /** Before the page's title when a form comes back: "Error: Apply to join". */
  titlePrefix: "Error",
  optional: "(optional)",
  choose: "Choose",
  sending: "Sending…",
  summary: { one: "One thing to fix", other: "{{count}} things to fix" },
  errors: {
    required: "This can’t stay empty",
    choose: "Choose one of the answers",
    email: "Write a full e-mail address, such as name@example.com",
    phone: "Write a phone number with digits only, with or without the country code",
    url: "Write a web address, such as https://example.com",
    date: "Write a date that exists, such as 2027-03-01",
    tooLong: "Keep this under {{max}} characters",
    tooShort: "Write at least {{min}} characters",
    tick: "Tick the box to go on",
    unknown: "Check this answer",
  },
};
