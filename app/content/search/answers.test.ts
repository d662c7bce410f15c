import { describe, expect, it } from "vitest";
import { ANSWER_WORKING_DAYS } from "../../../content/facts/answer-time.ts";
import { OPENINGS } from "../../../content/facts/openings.ts";
import { SERVICES } from "../../../content/facts/services.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { contentIn } from "../shown.server.ts";
import { answerTo } from "./answers.server.ts";

const site = { contactEmail: "hello@site.example", contactPhone: "+1 (215) 555-0100" };
/** Noon in London, 14:00 in Athens. */
const now = new Date("2026-01-15T12:00:00Z");
const answer = (locale: LocaleCode, query: string) =>
  answerTo(query, { content: contentIn(locale), site, now });
const hrefs = (locale: LocaleCode, query: string) =>
  answer(locale, query)?.lines.map(({ href }) => href);

describe.each([
  ["en", "phone"],
  ["en", "which phone number can i call"],
  ["el", "τηλέφωνο"],
  ["el", "thlefwno"],
] as const)("in %s, “%s”", (locale, query) => {
  it("gives the number", () => {
    expect(answer(locale, query)?.lines).toMatchObject([
      { text: site.contactPhone, href: "tel:+12155550100" },
    ]);
  });
});

it.each([
  ["en", "how fast do you reply"],
  ["en", "talk to someone in athens"],
  ["el", "πόσο γρήγορα απαντάτε;"],
  ["el", "θέλουμε να μιλήσουμε με κάποιον στην Αθήνα"],
] as const)("in %s, “%s” says when somebody is reached, and where", (locale, query) => {
  const { heading } = contentIn(locale).words("search").answers.reached;
  const given = answer(locale, query);
  expect(given?.heading).toBe(heading);
  const city = contentIn(locale).words("shell").offices.athens.city;
  expect(given?.lines.some(({ text }) => text === city)).toBe(/athens|Αθήνα/.test(query));
});

it.each([
  ["en", "email address"],
  ["el", "email"],
] as const)("in %s, “%s” gives the mail address", (locale, query) => {
  expect(hrefs(locale, query)).toEqual([`mailto:${site.contactEmail}`]);
});

it.each([
  ["en", "athens", 1],
  ["en", "office in athens", 1],
  ["en", "where are your offices", 6],
  ["el", "γραφείο στην Αθήνα", 1],
  ["el", "αθηνα", 1],
  ["el", "γραφεία", 6],
] as const)("in %s, “%s” gives offices with the time there", (locale, query, count) => {
  const given = answer(locale, query);
  expect(given?.lines).toHaveLength(count);
  if (count === 1) expect(given?.lines[0]?.note).toContain("14:00");
});

it.each([
  ["en", "best time to post"],
  ["el", "ώρες αιχμής"],
] as const)("in %s, “%s” gives the hours", (locale, query) => {
  expect(answer(locale, query)?.lines).toEqual([
    { text: contentIn(locale).words("contact").offices.strip },
  ]);
});

it.each([
  ["en", "jobs", undefined],
  ["en", "jobs in london", "london"],
  ["el", "δουλειά", undefined],
  ["el", "δουλειά στην Αθήνα", "athens"],
] as const)("in %s, “%s” gives openings", (locale, query, office) => {
  const wanted = OPENINGS.filter((opening) => !office || opening.office === office);
  expect(hrefs(locale, query)).toEqual(wanted.map(({ id }) => `/careers/${id}`));
});

it.each([
  ["en", "how much does it cost", 1 + SERVICES.length],
  ["en", "how much does live management cost", 1],
  ["en", "talent management price", 1],
  ["el", "πόσο κοστίζει η εκπροσώπηση δημιουργών", 1],
  ["el", "κόστος διαχείρισης live", 1],
  ["el", "τιμές", 1 + SERVICES.length],
] as const)("in %s, “%s” gives prices", (locale, query, count) => {
  expect(answer(locale, query)?.lines).toHaveLength(count);
});

it.each([
  ["en", "do i have to pay anything to join"],
  ["el", "χρειάζεται να πληρώσω κάτι για να μπω στην ομάδα;"],
] as const)("in %s, “%s” says what joining costs, and nothing else", (locale, query) => {
  expect(hrefs(locale, query)).toEqual(["/creators/join"]);
});

it.each([
  ["en", "opening hours"],
  ["en", "when are you open"],
  ["el", "ωραριο"],
  ["el", "τι ώρες είστε ανοιχτά"],
  ["el", "πότε ανοίγετε"],
] as const)("in %s, “%s” says by when and where somebody answers", (locale, query) => {
  const [writing, calling] = answer(locale, query)?.lines ?? [];
  expect(writing?.text).toContain(String(ANSWER_WORKING_DAYS));
  // The phone is picked up in Philadelphia.
  expect(calling?.note).toMatch(/7:00/);
});

it("knows an office by what either language calls it", () => {
  expect(hrefs("el", "grafeio london")).toEqual(["/contact"]);
  expect(answer("el", "west chester")?.lines).toEqual(answer("el", "γουέστ τσέστερ")?.lines);
});

it("knows verbs by their forms", () => {
  expect(hrefs("el", "προσλαμβάνετε;")).toHaveLength(OPENINGS.length);
});

it.each([
  ["en", "how to price a brand deal"],
  ["en", "phone stand"],
  ["en", "tiktok live"],
  ["en", "brand event in london"],
  ["en", ""],
  ["el", "συνεργασίες με brands"],
  ["el", "τιμολόγηση συνεργασίας"],
  ["el", "δημιουργός"],
] as const)("in %s, “%s” asks for none of these", (locale, query) => {
  expect(answer(locale, query)).toBeUndefined();
});
