import type { PartnerKind } from "../../../design/art/partner-years.ts";

/** The kinds of partnership, from the shortest to the longest; also their anchors. */
export const KIND_IDS = [
  "post",
  "series",
  "live",
  "year",
] as const satisfies readonly PartnerKind[];
export type KindId = (typeof KIND_IDS)[number];
