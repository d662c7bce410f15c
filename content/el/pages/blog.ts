import type { Pages } from "../../types.ts";

export const blog: Pages["blog"] = {
  title: "Insights για δημιουργούς και brands",
  description:
    "Σημειώσεις δουλειάς από ομάδα δημιουργών: πώς μεγαλώνει ένα κοινό, πώς βγαίνουν χρήματα, ποιες καμπάνιες αποδίδουν και τι κάνουν οι πλατφόρμες.",
  heading: "Το αποψινό πρόγραμμα",
  lead: "Όσα μαθαίνουμε στα live, γραμμένα το επόμενο πρωί. Για δημιουργούς που ανεβάζουν και brands που επενδύουν.",
  newest: "Νέο",
  read: "Διάβασέ το",
  minutes: { one: "{{count}} λεπτό", other: "{{count}} λεπτά" },
  categories: {
    growth: "Ανάπτυξη με σύντομα βίντεο",
    monetization: "Έσοδα από περιεχόμενο",
    "video-platforms": "Πλατφόρμες βίντεο",
    brands: "Για brands",
  },
  filter: { label: "Κατηγορίες", all: "Όλα" },
  search: {
    label: "Αναζήτηση στα άρθρα",
    placeholder: "hook, δικαιώματα, live…",
    button: "Αναζήτηση",
  },
  results: {
    count: { one: "{{count}} άρθρο", other: "{{count}} άρθρα" },
    matching: "«{{query}}»",
  },
  all: { one: "{{count}} άρθρο", other: "Όλα τα άρθρα ({{count}})" },
  pages: {
    label: "Σελίδες άρθρων",
    range: "{{from}} έως {{to}} από τα {{total}}",
    previous: "Νεότερα άρθρα",
    next: "Παλαιότερα άρθρα",
  },
  empty: {
    heading: "Δεν παίζει κάτι τέτοιο απόψε",
    text: "Δοκίμασε μια πιο σύντομη λέξη ή ψάξε σε όλες τις κατηγορίες. Ή ρώτα μας: μπορεί κάποιος να έχει την απάντηση και απλώς να μην την έχει γράψει ακόμη.",
    back: "Πίσω σε όλο το πρόγραμμα",
    ask: "Ρώτα μας",
  },
  article: {
    section: "Insights",
    updated: "Ενημέρωση: {{date}}",
    reading: { one: "{{count}} λεπτό ανάγνωσης", other: "{{count}} λεπτά ανάγνωσης" },
    chapters: "Κεφάλαια",
    start: "Αρχή",
    next: "Επόμενο",
    nextIn: "σε 0:10",
    related: "Και μετά",
    pictures: {
      "brand-deal-pricing": "τέσσερις τιμές που προστίθενται",
      "brand-partnerships": "brand και δημιουργός",
      "tiktok-likes-guide": "likes ανά προβολή",
      "tiktok-monetization": "την ώρα, όχι την προβολή",
      "creator-monetization": "είδη εσόδων",
      "tiktok-algorithm-2023": "και όσα ακολούθησαν",
      "growing-tiktok-following": "πρόταση που λέει τι κάνεις",
      "tiktok-growth-strategies": "στρατηγικές, μία τη φορά",
      "youtube-monetization-guide": "για πλατιά οθόνη",
      "future-creator-monetization": "στοιχήματα με μέτρο",
      "creator-marketing-roi-metrics": "απόδοση διά κόστος",
      "long-term-creator-relationships": "φορές ο ίδιος δημιουργός",
      "small-brands-creator-partnerships": "σελίδα φτάνει για brief",
    },
    figures: {
      hashtags: {
        heading: "Τρία έως πέντε hashtags, τρεις δουλειές",
        parts: {
          trending: ["1–2", "που τρέχουν"],
          niche: ["2–3", "της θεματικής"],
          branded: ["1", "επώνυμο"],
        },
        caption:
          "Το μέγεθος δείχνει το ανώτατο. Όλα στο ανώτατο κάνουν έξι, οπότε η επιλογή γίνεται ανάμεσα σε αυτές τις ομάδες:",
        sets: [
          { sum: "3", parts: "1 που τρέχει, 2 της θεματικής" },
          { sum: "4", parts: "1 που τρέχει, 2 της θεματικής, 1\u00a0επώνυμο" },
          { sum: "5", parts: "2 που τρέχουν, 2 της θεματικής, 1\u00a0επώνυμο" },
          { sum: "5", parts: "1 που τρέχει, 3 της θεματικής, 1\u00a0επώνυμο" },
        ],
      },
      peakHours: {
        heading: "Δύο ζώνες τη μέρα",
        morning: "07:00–09:00",
        evening: "18:00–22:00",
        hours: ["00:00", "06:00", "12:00", "18:00", "24:00"],
        alt: "Μία στήλη για κάθε ώρα της ημέρας. Ξεχωρίζουν οι στήλες από τις 7 ως τις 9 το πρωί και από τις 6 ως τις 10 το βράδυ. Ψηλότερες είναι οι βραδινές.",
        caption: "Ώρες αιχμής στην τοπική ώρα του κοινού. Τα ύψη είναι ενδεικτικά.",
      },
      hook: {
        heading: "Τα πρώτα 3 δευτερόλεπτα",
        seconds: [
          { at: "0:00", heading: "Κάτι κινείται", text: "ήδη, πριν από κάθε «γεια»" },
          { at: "0:01", heading: "Πέφτει η ερώτηση", text: "με φωνή ή στην οθόνη" },
          { at: "0:02", heading: "Λόγος να μείνει κανείς", text: "η μισή απάντηση" },
        ],
        rest: "0:03 και μετά: κρατάς τον λόγο σου",
      },
    },
  },
};
