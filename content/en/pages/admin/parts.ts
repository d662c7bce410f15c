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
};
