import { type Origins, readSource, readTarget } from "./address.ts";

/** A redirect as somebody typed it, or as it is stored. */
export type Move = { path: string; target: string };

/** What else there is, for a redirect to be judged by. */
export type Surroundings = {
  origins: Origins;
  /** Whether the site itself answers at a canonical path; left out by those who can't know. */
  hasPage?: (path: string) => boolean;
  /** Whether another redirect starts at a canonical path. */
  isSource: (path: string) => boolean;
  /** Whether another redirect leads to a canonical path. */
  isTarget: (path: string) => boolean;
};

export type SourceFault = "notOurs" | "hasPage" | "leadsHere";
export type TargetFault = "outside" | "loop" | "chain" | "noPage";
export type Faults = { path?: SourceFault | undefined; target?: TargetFault | undefined };

/** What is wrong with a redirect; nothing for one that may be stored and used. */
export function redirectFaultsOf(move: Move, around: Surroundings): Faults {
  const source = readSource(move.path, around.origins);
  return { path: sourceFault(source, around), target: targetFault(move.target, source, around) };
}

function sourceFault(
  source: string | undefined,
  { hasPage, isTarget }: Surroundings,
): SourceFault | undefined {
  if (source === undefined) return "notOurs";
  if (hasPage?.(source)) return "hasPage";
  return isTarget(source) ? "leadsHere" : undefined;
}

function targetFault(
  text: string,
  source: string | undefined,
  { origins, hasPage, isSource }: Surroundings,
): TargetFault | undefined {
  const target = readTarget(text, origins);
  if (!target) return "outside";
  const { path } = target;
  if (path === source) return "loop";
  if (isSource(path)) return "chain";
  return hasPage && !hasPage(path) ? "noPage" : undefined;
}
