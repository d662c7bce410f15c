import type { Messages } from "../../types.ts";

export const errors: Messages["errors"] = {
  notFound: {
    title: "Η σελίδα δεν βρέθηκε",
    text: "Λυπούμαστε, αυτή τη σελίδα δεν τη βρήκαμε.",
    message: "Η σελίδα δεν βρέθηκε: {{path}}",
  },
  other: {
    title: "Παρουσιάστηκε σφάλμα",
    text: "Λυπούμαστε, κάτι πήγε στραβά από τη δική μας πλευρά.",
  },
  goHome: "Πίσω στην αρχική",
};
