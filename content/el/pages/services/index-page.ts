import { capital, inWords, ofEach } from "../../../table.ts";
import type { Pages } from "../../../types.ts";
import { NUMBERS } from "../../numbers.ts";
import { servicesListed } from "./listed.ts";

const count = inWords(servicesListed, NUMBERS);

export const services: Pages["services"] = {
  title: "Υπηρεσίες για δημιουργούς και brands",
  description: `Εκπροσώπηση, δωρεάν διαχείριση TikTok LIVE και στρατηγική για δημιουργούς. Συνεργασίες, παραγωγή και εκδηλώσεις για brands. ${capital(count)} υπηρεσίες, ένα συνεργείο.`,
  heading: "Ένα συνεργείο σε κάθε πλευρά της κάμερας.",
  lead: "Οι δημιουργοί έχουν ομάδα. Τα brands βρίσκουν κοινό που ήδη εμπιστεύεται τον άνθρωπο στην οθόνη.",
  line: {
    heading: `Οι ${count} υπηρεσίες`,
    creators: "Για δημιουργούς",
    brands: "Για brands",
    free: "Δωρεάν",
    items: ofEach(servicesListed, ({ line }) => line),
  },
  chooser: {
    heading: "Πού πονάει;",
    lead: `${capital(count)} φράσεις που ακούμε συχνά, και η υπηρεσία που απαντά στην καθεμία.`,
    columns: { said: "Όποιος λέει…", service: "…ξεκινά από εδώ" },
    items: ofEach(servicesListed, ({ said }) => said),
  },
  terms: {
    heading: `Τι έχουν κοινό και οι ${count}`,
    items: [
      {
        title: "Τα ίδια τέσσερα βήματα",
        text: "Γνωριμία, στρατηγική, εκτέλεση, βελτιστοποίηση. Πάντα με αυτή τη σειρά.",
      },
      {
        title: "Πρώτα η τιμή, μετά η δουλειά",
        text: "Η διαχείριση live είναι δωρεάν για τους δημιουργούς. Στα υπόλοιπα, η τιμή συμφωνείται γραπτώς πριν ξεκινήσει οτιδήποτε.",
      },
      {
        title: "Ένα τρίμηνο για να φανεί",
        text: "Τα αποτελέσματα φαίνονται συνήθως μέσα στο πρώτο τρίμηνο. Τα διαβάζουμε μαζί, καλά ή κακά.",
      },
    ],
  },
};
