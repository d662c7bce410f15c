/**
 * What a finding costs, the worst first. The first three lose something: what visitors send or what was
 * kept, visitors themselves, mail and work that waits. The others are told and change no exit code.
 */
export const HARMS = ["loses", "shuts", "holds", "weakens", "unfinished"] as const;
export type Harm = (typeof HARMS)[number];

const SERIOUS: ReadonlySet<Harm> = new Set(["loses", "shuts", "holds"]);

/** Something that is wrong, and how an operator mends it: a sentence each, nothing about a person. */
export type Finding = { harm: Harm; what: string; mend: string };

export const isSerious = ({ harm }: Finding) => SERIOUS.has(harm);

/** The worst first; within a harm as they were found. */
export const byHarm = (findings: readonly Finding[]): Finding[] =>
  HARMS.flatMap((harm) => findings.filter((finding) => finding.harm === harm));
