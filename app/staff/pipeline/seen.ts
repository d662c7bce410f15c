import type { Filter } from "../../api/query.server.ts";

/** What two people can change of a lead, and be faster in. */
type Changeable = {
  stage: string;
  owner?: string | null | undefined;
  queue: string;
};

/**
 * The state of a lead as a page shows it, for the form to carry. Not the time of the last change: a
 * look at a lead is stored with it and takes nothing from anybody.
 */
export const seenOf = ({ stage, owner, queue }: Changeable): string =>
  [stage, owner ?? "", queue].join(",");

/** Whether a lead is still as it was seen; undefined for what no page has written. */
export function stillAsSeen(seen: string): Filter | undefined {
  const [stage, owner, queue, ...more] = seen.split(",");
  if (!stage || owner === undefined || !queue || more.length > 0) return undefined;
  return {
    _and: [
      { stage: { _eq: stage } },
      { owner: owner === "" ? { _null: true } : { _eq: owner } },
      { queue: { _eq: queue } },
    ],
  };
}
