/** Parts that staff pages share: lists, filters, confirmations. */
export const adminParts = {
  pages: {
    label: "Pages of the list",
    range: "{{from}} to {{to}} of {{total}}",
    previous: "Previous",
    next: "Next",
  },
  filters: {
    label: "Filter the list",
    search: "Search",
    apply: "Show",
    clear: "Show everything",
    all: "All",
  },
  found: { one: "{{count}} found", other: "{{count}} found" },
  noMatch: {
    title: "Nothing matches",
    text: "Try fewer filters or another word.",
  },
  never: "Never",
  today: "Today, {{time}}",
  yesterday: "Yesterday, {{time}}",
  cancel: "Keep it as it is",
  draft: {
    kept: "Kept in this browser until it's sent.",
    restored: "Not sent yet: this is what you had typed.",
    cleared: "Thrown away.",
    clear: "Throw it away",
    leave: {
      heading: "Leave without sending?",
      text: "What you typed stays in this browser for a week and waits for you here.",
      stay: "Stay here",
      leave: "Leave",
    },
  },
};
