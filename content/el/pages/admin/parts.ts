import type { Pages } from "../../../types.ts";

export const adminParts: Pages["adminParts"] = {
  pages: {
    label: "Σελίδες της λίστας",
    range: "{{from}} έως {{to}} από {{total}}",
    previous: "Προηγούμενα",
    next: "Επόμενα",
  },
  filters: {
    label: "Φίλτρα της λίστας",
    search: "Αναζήτηση",
    apply: "Εμφάνιση",
    clear: "Εμφάνιση όλων",
    all: "Όλα",
  },
  found: { one: "{{count}} αποτέλεσμα", other: "{{count}} αποτελέσματα" },
  noMatch: {
    title: "Δεν βρέθηκε τίποτα",
    text: "Με λιγότερα φίλτρα ή άλλη λέξη ίσως βρεθεί κάτι.",
  },
  never: "Ποτέ",
  today: "Σήμερα, {{time}}",
  yesterday: "Χθες, {{time}}",
  cancel: "Να μείνει ως έχει",
  draft: {
    kept: "Φυλάσσεται σε αυτόν τον browser μέχρι να σταλεί.",
    restored: "Δεν έχει σταλεί ακόμη: είναι ό,τι είχε γραφτεί εδώ.",
    cleared: "Το κείμενο σβήστηκε.",
    clear: "Να σβηστεί",
    leave: {
      heading: "Έξοδος χωρίς αποστολή;",
      text: "Ό,τι γράφτηκε μένει σε αυτόν τον browser για μία εβδομάδα και θα είναι εδώ στην επιστροφή.",
      stay: "Παραμονή",
      leave: "Έξοδος",
    },
  },
};
