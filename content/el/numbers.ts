/** Small numbers in words, from nought on, as they stand before feminine nouns such as «υπηρεσίες». */
export const NUMBERS = [
  "καμία",
  "μία",
  "δύο",
  "τρεις",
  "τέσσερις",
  "πέντε",
  "έξι",
  "επτά",
  "οκτώ",
  "εννέα",
  "δέκα",
  "έντεκα",
  "δώδεκα",
] as const;
