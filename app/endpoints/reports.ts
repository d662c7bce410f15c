import { TokenBuckets } from "../../packages/lib/limits/token-buckets.ts";
import { neighbourhoodOf, networkOf } from "../../packages/lib/network.ts";
import { siteContext } from "../context.ts";
import { familyOf } from "../visits/browser-family.ts";
import { readReports } from "../visits/read-reports.ts";
import { TroubleShare } from "../visits/trouble-share.ts";
import { readVitals } from "../visits/vitals.ts";
import type { Route } from "./+types/reports.ts";

/** Largest body, in characters: ten violations with their addresses. */
const MAX_BODY = 32_000;
/** Bodies that are read of one network, and of all together, by this process. */
const PER_NETWORK = { attempts: 20, refillMs: 10 * 60_000 } as const;
const IN_ALL = { attempts: 600, refillMs: 10 * 60_000 } as const;
const MAX_NETWORKS = 5_000;
const ALL = "all";

const limits = new TokenBuckets(Date.now, MAX_NETWORKS);
const share = new TroubleShare();

/**
 * POST /reports: what browsers report of violated policies (`report-to`, `report-uri`), and what our own
 * script tells of errors and of how quick pages were (app/browser/visit-reports.ts). Answers 204, also to
 * what is beyond the limits or from somebody who asks not to be tracked: a browser that is refused sends
 * it again. 400 and 413 are for what no browser sends.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { visitor, visits } = context.get(siteContext);
  const network = visitor.address === undefined ? "unknown" : networkOf(visitor.address);
  const isTaken =
    request.headers.get("sec-gpc") !== "1" &&
    request.headers.get("dnt") !== "1" &&
    limits.take([
      [PER_NETWORK, network],
      [IN_ALL, ALL],
    ]) === undefined;
  if (!isTaken) {
    await request.body?.cancel();
    return answer(204);
  }
  const text = await request.text();
  if (text.length > MAX_BODY) return answer(413);
  const body = parsed(text);
  const now = Date.now();
  const vitals = readVitals(body, now);
  if (vitals) visits.addVitals(vitals, now);
  const reports = vitals ? [] : readReports(body, familyOf(visitor.userAgent));
  const neighbourhood = neighbourhoodOf(visitor.address ?? "unknown");
  if (reports) visits.addReports(share.within(neighbourhood, reports, now), now);
  return answer(reports ? 204 : 400);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const answer = (status: number) =>
  new Response(null, { status, headers: { "cache-control": "no-store" } });
