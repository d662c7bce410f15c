/** Odd but honest answers: what people of all kinds type into a form. */
const NAMES = [
  "Ελένη Παππά",
  "O’Neill, Seán",
  "李小龍",
  "محمد علي",
  "👩‍🎤 DJ Nova",
  "Ἀριστοτέλης ὁ Σταγειρίτης",
  "x",
  "=1+1",
  "<b>Bold</b> & Sons",
  "Zoë-Renée d’Été",
  "A".repeat(80),
];
const MESSAGES = [
  "Short.",
  "Με τόνους, διαλυτικά ϊΐ, και άνω τελεία·",
  "Two\nlines\r\nand a third",
  "Quotes \" ' ` and {{name}} and %s and \\u0041",
  "'; DROP TABLE leads; --",
  "😀".repeat(200),
  "e\u0301 is not é",
  "x".repeat(2900),
];

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** One of the sendings of a number of them: path, body and how its lead is known again. */
export type Odd = { path: string; email: string; body: () => BodyInit; hasFile: boolean };

/** Every so many brings a CV. */
const FILE_EVERY = 10;

export function oddSubmission(number: number): Odd {
  const email = `odd.${number}+${pick(["a", "b.c", "d_e"], number)}@people.example`;
  const person = { name: pick(NAMES, number), email, consent: "yes" };
  const message = `${pick(MESSAGES, number * 7)} (${number})`;
  if (number % FILE_EVERY !== 0) {
    const answers = { ...person, topic: "press", message };
    return { path: "/contact", email, body: () => new URLSearchParams(answers), hasFile: false };
  }
  const answers = { ...person, opening: "open", city: "Αθήνα", made: message, rightToWork: "yes" };
  return {
    path: "/careers/apply",
    email,
    hasFile: true,
    body: () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(answers)) form.set(name, value);
      const content = `%PDF-1.7 CV number ${number} `.repeat(500);
      form.set("cv", new File([content], `βιογραφικό ${number}.pdf`));
      return form;
    },
  };
}
