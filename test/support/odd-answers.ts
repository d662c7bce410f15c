import * as campaigns from "../../app/forms/brands-campaigns/schema.ts";
import * as brands from "../../app/forms/brands-join/schema.ts";
import * as careers from "../../app/forms/careers-apply/schema.ts";
import * as contact from "../../app/forms/contact/schema.ts";
import * as creators from "../../app/forms/creators-join/schema.ts";
import type { FormId } from "../../app/forms/form-ids.ts";
import type { Random } from "./random.ts";

const words = (text: string) => text.split(" ");
/** Characters by their code points, in hexadecimal. */
const points = (codes: string) =>
  words(codes).map((code) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Letters of many alphabets, whole and in parts; pictures of one and of many code points. */
const ORDINARY = [
  ...words(
    "Ana O’Neill d'Arc Straße İstanbul ﬃ ΜΆΙΟΣ Καλλιόπη 李小龙 ﺍﻠﻌﺮﺒﻳﺓ مِثال שָׁלוֹם क्‍ष ประเทศไทย 𝔄𝔫𝔞 𠮷野家 한글",
  ),
  ...words("Μάρα Tiếng Việt").map((word) => word.normalize("NFD")),
  ...words("🙂 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇬🇷 ❤️ 👍🏽 1️⃣"),
  " ",
  "  ",
];

/** What people, phones, copied pages and machines put into forms, and nobody thinks of. */
const PIECES: readonly string[] = [
  ...ORDINARY,
  // Marks without end, and marks alone.
  ...[`Z${"\u0335\u0301\u0327".repeat(12)}`, "\u0301", "\u20dd"],
  // Spaces and line ends of all kinds.
  ...["\r\n", ...points("9 a b c d 85 a0 1680 2003 2028 2029 202f 205f 3000")],
  // Nothing to see.
  ...points(
    "ad 34f 61c 115f 17b4 180e 200b 200c 200d 200e 200f 2060 2800 3164 fe0f feff e0001 e0100",
  ),
  // What turns the direction of all that follows.
  ...points("202a 202b 202c 202d 202e 2066 2067 2069 206a"),
  // No characters at all, such as databases refuse, and nobody's.
  ...points("0 1 8 1b 7f 9f fffe ffff 1fffe fffd d800 dc00 d83d e000 10ffff fff9 fffa fffb"),
  // What other programs take for their own.
  ...words(
    '<b> &amp; &#0; " \\ \\u0000 \\ud800 %00 %0a {{name}} {{link}} $& =1+1 ＝1+1 DROP;-- Bcc:x@y.gr',
  ),
  ...words("http://a.gr www.b.gr @ Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch"),
  "x".repeat(90),
];

/** Between nothing and a little too much, with a taste for the very edge. */
function lengthUpTo(random: Random, max: number): number {
  if (random.chance(0.05)) return max + random.whole(3) - 2;
  return random.whole(random.chance(0.1) ? max : Math.min(max, 40));
}

export function oddText(random: Random, max: number): string {
  const length = lengthUpTo(random, max);
  const ordinary = random.chance(0.25) ? ORDINARY : PIECES;
  let text = random.chance(0.8) ? "a" : "";
  while (text.length < length) text += random.pick(ordinary);
  // Cut as a program would, through the middle of a character too.
  return random.chance(0.7) ? text.slice(0, Math.max(length, 1)) : text;
}

const LOCAL = words("maria ΜΑΡΙΑ o'hara+b4 李 i\u0307 İ x a-b _ 🙂 .").concat(
  "Μάρα".normalize("NFD"),
);
const LABELS = words("people example δοκιμή ΔΟΚΙΜΉ xn--jxalpdlp co gr 例え e\u0301");

export function oddEmail(random: Random): string {
  const localLength = random.chance(0.1) ? 60 + random.whole(6) : 1 + random.whole(12);
  let local = "";
  while (local.length < localLength) local += random.pick(LOCAL);
  if (random.chance(0.08)) local += random.pick(PIECES);
  let domain = `${random.pick(LABELS)}.${random.pick(LABELS)}`;
  if (random.chance(0.05)) {
    const whole = 251 + random.whole(5) - local.length;
    while (domain.length < whole)
      domain = `${"d".repeat(Math.min(40, whole - domain.length))}.${domain}`;
  }
  const around = random.chance(0.2) ? random.pick(PIECES) : "";
  return `${around}${local}@${domain}${random.chance(0.05) ? random.pick(PIECES) : ""}`;
}

const PHONES = [
  "+30 210 555 0104",
  "(215) 555-0104",
  "00306900000000",
  "\u202a+30 690 000 0000\u202c",
  "210\u2011555\u20110104",
];
const SITES = [
  "example.com",
  "https://δοκιμή.gr/α?β=γ#δ",
  "HTTP://Example.COM",
  "//x.gr",
  "https://x.gr/%00",
  "a.b",
];

const optional = (random: Random, text: (random: Random) => string) =>
  random.chance(0.5) ? "" : text(random);
const some = (random: Random, values: readonly string[], least = 0) =>
  Array.from({ length: least + random.whole(values.length) }, () => random.pick(values));
const oddPhone = (random: Random) =>
  random.chance(0.9) ? random.pick(PHONES) : oddText(random, 30);
const oddSite = (random: Random) =>
  random.chance(0.8)
    ? random.pick(SITES) + (random.chance(0.3) ? oddText(random, 60) : "")
    : oddText(random, 200);
const oddDay = (random: Random, years: number) =>
  random.chance(0.97)
    ? new Date(
        Date.UTC(
          new Date().getUTCFullYear() - 15 - random.whole(years),
          random.whole(12),
          1 + random.whole(28),
        ),
      )
        .toISOString()
        .slice(0, 10)
    : random.pick([
        "2000-02-30",
        "0001-01-01",
        "9999-12-31",
        "1990-1-1",
        "\u0661\u0669\u0669\u0660-01-01",
      ]);

export type Answers = Readonly<Record<string, string | readonly string[]>>;

const person = (random: Random) => ({
  name: oddText(random, 100),
  email: oddEmail(random),
  phone: optional(random, oddPhone),
  consent: "yes",
});

/** Odd answers to each form; most of them are taken. */
export const ODD_ANSWERS: Readonly<Record<FormId, (random: Random) => Answers>> = {
  contact: (random) => ({
    ...person(random),
    topic: random.pick(contact.TOPICS),
    message: oddText(random, 3000),
  }),
  "creators-join": (random) => ({
    ...person(random),
    city: oddText(random, 100),
    birthDate: oddDay(random, 30),
    guardianName: oddText(random, 100),
    guardianEmail: oddEmail(random),
    guardianConsent: "yes",
    handleTiktok: oddText(random, 100),
    handleInstagram: optional(random, () => `@@${oddText(random, 100)}`),
    handleYoutube: optional(random, () => oddText(random, 20)),
    handleTwitch: "",
    handleOther: optional(random, () => oddText(random, 100)),
    home: random.pick(creators.PLATFORMS),
    audience: random.pick(creators.AUDIENCES),
    liveHours: random.pick(creators.LIVE_HOURS),
    niche: oddText(random, 1000),
    languages: optional(random, () => oddText(random, 200)),
    links: optional(random, () => oddText(random, 1000)),
    message: optional(random, () => oddText(random, 3000)),
    show: random.pick(["", "yes"]),
  }),
  "brands-join": (random) => ({
    ...person(random),
    company: oddText(random, 200),
    website: optional(random, oddSite),
    role: optional(random, () => oddText(random, 100)),
    goals: some(random, brands.GOALS, 1),
    budget: random.pick(brands.BUDGETS),
    timing: random.pick(brands.TIMINGS),
    markets: oddText(random, 200),
    message: oddText(random, 3000),
  }),
  "brands-campaigns": (random) => ({
    ...person(random),
    product: oddText(random, 1500),
    goal: random.pick(campaigns.CAMPAIGN_GOALS),
    audience: oddText(random, 1500),
    markets: oddText(random, 200),
    budget: random.pick(brands.BUDGETS),
    covers: some(random, campaigns.COVERS),
    deadline: oddText(random, 200),
    changesUntil: optional(random, () => oddText(random, 200)),
    formats: some(random, campaigns.FORMATS, 1),
    claims: optional(random, () => oddText(random, 1500)),
    names: optional(random, () => oddText(random, 500)),
    company: oddText(random, 200),
    website: optional(random, oddSite),
  }),
  "careers-apply": (random) => ({
    ...person(random),
    opening: random.pick(["open", "live-producer"]),
    city: oddText(random, 100),
    made: oddText(random, 2000),
    why: optional(random, () => oddText(random, 2000)),
    links: optional(random, () => oddText(random, 1000)),
    rightToWork: random.pick(careers.RIGHTS),
    start: optional(random, () => oddText(random, 100)),
  }),
};

/** The name of a document as some system made it. */
export const oddFileName = (random: Random) =>
  `${oddText(random, 220).replaceAll("/", "").replaceAll("\\", "")}.pdf`;

/** What the page's script tells of where somebody came from; the address is anybody's to make up. */
export function oddOrigin(random: Random): { landing: string; referrer: string } {
  const query = new URLSearchParams();
  for (const name of ["utm_source", "utm_medium", "utm_campaign", "utm_term"]) {
    if (random.chance(0.5)) query.set(name, oddText(random, 120));
  }
  return {
    landing: random.chance(0.9) ? `/creators?${query}` : oddText(random, 600),
    referrer: random.chance(0.5)
      ? `https://${"deep.".repeat(random.whole(45))}example.com/${oddText(random, 700)}`
      : oddText(random, 100),
  };
}
