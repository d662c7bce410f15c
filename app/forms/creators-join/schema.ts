import * as z from "zod/mini";
import * as part from "../schema-parts.ts";

export const PLATFORMS = ["tiktok", "instagram", "youtube", "twitch", "other"] as const;
export const AUDIENCES = ["under-1k", "1k-10k", "10k-100k", "100k-500k", "over-500k"] as const;
export const LIVE_HOURS = ["none", "1-3", "4-8", "over-8"] as const;

/** Younger people's details are not taken (privacy policy, "Children"), in years. */
export const MIN_AGE = 15;
/** Below it, a parent or guardian has to agree, in years. */
export const ADULT_AGE = 18;
const MAX_AGE = 120;

const HANDLES = [
  "handleTiktok",
  "handleInstagram",
  "handleYoutube",
  "handleTwitch",
  "handleOther",
] as const;

/** Full years between an ISO day and now; NaN when it is none. */
export function ageOn(birthDate: string, now: Date): number {
  const born = new Date(`${birthDate}T00:00:00Z`);
  const years = now.getUTCFullYear() - born.getUTCFullYear();
  const birthday = new Date(born);
  birthday.setUTCFullYear(now.getUTCFullYear());
  return birthday > now ? years - 1 : years;
}

type Ages = { birthDate: string };

const isTaken = ({ birthDate }: Ages) => {
  const age = ageOn(birthDate, new Date());
  // No day at all is said to be so by the field itself.
  return Number.isNaN(age) || (age >= MIN_AGE && age <= MAX_AGE);
};
const isMinor = ({ birthDate }: Ages) => {
  const age = ageOn(birthDate, new Date());
  return age >= MIN_AGE && age < ADULT_AGE;
};
/** Also looked at while other answers are still wrong, so that everything is said at once. */
const always = { when: () => true };

export const schema = z
  .object({
    name: part.line(100),
    email: part.email,
    phone: part.optionalPhone,
    city: part.line(100),
    birthDate: part.day,
    guardianName: part.optionalLine(100),
    guardianEmail: part.optionalEmail,
    guardianConsent: part.optionalTick,
    handleTiktok: part.handle(100),
    handleInstagram: part.handle(100),
    handleYoutube: part.handle(100),
    handleTwitch: part.handle(100),
    handleOther: part.handle(100),
    home: part.oneOf(PLATFORMS),
    audience: part.oneOf(AUDIENCES),
    liveHours: part.oneOf(LIVE_HOURS),
    niche: part.text(1000),
    languages: part.optionalLine(),
    links: part.optionalLinks(1000),
    message: part.optionalText(),
    show: part.optionalTick,
    consent: part.consent,
  })
  .check(
    z.refine(isTaken, { error: "age", path: ["birthDate"], ...always }),
    z.refine((answers) => !isMinor(answers) || answers.guardianName !== "", {
      error: "guardian",
      path: ["guardianName"],
      ...always,
    }),
    z.refine((answers) => !isMinor(answers) || answers.guardianEmail !== "", {
      error: "guardian",
      path: ["guardianEmail"],
      ...always,
    }),
    z.refine((answers) => !isMinor(answers) || answers.guardianConsent === "yes", {
      error: "guardian",
      path: ["guardianConsent"],
      ...always,
    }),
    z.refine((answers) => HANDLES.some((name) => answers[name] !== ""), {
      error: "handle",
      path: ["handleTiktok"],
      ...always,
    }),
  );
