import { MATCHING } from "../../../../content/facts/service-examples.ts";
import type { Content } from "../../../content/content.server.ts";
import { posterOf } from "../service/walls.server.ts";

/** Three creators scored against an imaginary brief, line by line. */
export function shortlistOf(content: Content) {
  const words = content.words("serviceBrandPartnerships").matching;
  const hosts = MATCHING.hosts.map(({ handle, scores }) => ({
    handle,
    scores: scores as readonly number[],
    poster: posterOf(handle),
  }));
  return { words, hosts, maxScore: MATCHING.maxScore };
}

export type ShortlistData = ReturnType<typeof shortlistOf>;
