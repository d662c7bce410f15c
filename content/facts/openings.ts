import type { OfficeId } from "./offices.ts";

/** How a job is employed; the words are in the catalogues. */
export const OPENING_KINDS = ["full-time", "part-time", "freelance"] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

/**
 * Open positions, in the order of the careers page; what one does and brings is in the catalogues,
 * under the same id (lists/openings.ts). `posted` is an ISO day. Sample data: remove an entry here and in both
 * catalogues to close a position.
 */
export const OPENINGS = [
  { id: "live-producer", office: "athens", kind: "full-time", posted: "2026-11-09" },
  { id: "creator-manager", office: "athens", kind: "full-time", posted: "2026-11-09" },
  { id: "content-strategist", office: "london", kind: "full-time", posted: "2026-10-26" },
  { id: "short-video-editor", office: "london", kind: "freelance", posted: "2026-11-12" },
  { id: "partnerships-manager", office: "philadelphia", kind: "full-time", posted: "2026-10-19" },
  { id: "operations-coordinator", office: "west-chester", kind: "full-time", posted: "2026-11-16" },
  { id: "lead-moderator", office: "taipei", kind: "part-time", posted: "2026-11-05" },
  { id: "event-producer", office: "sydney", kind: "full-time", posted: "2026-10-30" },
] as const satisfies readonly { id: string; office: OfficeId; kind: OpeningKind; posted: string }[];

export type OpeningId = (typeof OPENINGS)[number]["id"];
