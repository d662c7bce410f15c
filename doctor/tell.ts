import { byHarm, type Finding, HARMS, type Harm, isSerious } from "./finding.ts";

/** What stands above the findings of a harm. */
const HEADINGS: Readonly<Record<Harm, string>> = {
  loses: "Loses what visitors send, or what was kept",
  shuts: "Keeps visitors away",
  holds: "Keeps mail or work waiting",
  weakens: "Makes it weaker than it could be",
  unfinished: "Is not finished",
};

const MEND = "  → ";

/** All findings in the order of their harm, as lines for a terminal. */
export function told(findings: readonly Finding[]): string[] {
  if (findings.length === 0) return ["Nothing is wrong that could be found from here."];
  const groups = HARMS.flatMap((harm) => {
    const own = findings.filter((finding) => finding.harm === harm);
    if (own.length === 0) return [];
    return [HEADINGS[harm], ...own.flatMap(({ what, mend }) => [`- ${what}`, MEND + mend]), ""];
  });
  const serious = findings.filter(isSerious).length;
  const end =
    serious === 0
      ? "None of this loses anything."
      : `${serious} ${serious === 1 ? "finding loses" : "findings lose"} something.`;
  return [...groups, end];
}

/** The serious ones, a line each, for a log. */
export const inALog = (findings: readonly Finding[]): string[] =>
  byHarm(findings)
    .filter(isSerious)
    .map(({ what, mend }) => `${what}. ${mend}`);
