import type { BackendConnection } from "../../app/api/connection.ts";
import { backendConnection } from "../../server/backend-connection.ts";
import { faultsOf } from "../../server/backend-setup.ts";
import { clockFinding } from "../clock.ts";
import type { Finding } from "../finding.ts";
import type { Installation } from "../installation.ts";
import { reasonOf } from "../reason.ts";

/** Longest wait for an answer, in milliseconds. */
const ANSWER_MS = 5_000;

/** A content backend elsewhere: there, and set up for this site as the start wants it. */
export async function backend({ env, now }: Installation): Promise<Finding[]> {
  if (!env.contentBackendUrl) return [];
  const connection = backendConnection(env, undefined);
  const faults = await faultsOf({ connection, siteUrls: env.siteUrls });
  if (!faults) return [await unreached(connection)];
  return [
    ...faults.map(
      (fault): Finding => ({
        harm: fault.includes("ALLOW_LIST") ? "holds" : "loses",
        what: `Content backend: ${fault}`,
        mend: fault.startsWith("CONTENT_BACKEND_TOKEN")
          ? "Give the site's user a token and its role rights (npm run directus:apply), and set CONTENT_BACKEND_TOKEN to it"
          : "See docs/directus.md, steps 1 and 2, and restart the Directus",
      }),
    ),
    ...(await clock(connection, now)),
  ];
}

async function unreached({ baseUrl, transport }: BackendConnection): Promise<Finding> {
  const why = await transport(
    new Request(`${baseUrl}/server/ping`, { signal: AbortSignal.timeout(ANSWER_MS) }),
  ).then(
    ({ status }) => `it answers ${status}`,
    (error: Error) => reasonOf(error.cause ?? error),
  );
  return {
    harm: "loses",
    what: `The content backend at ${baseUrl} can't be asked (${why}): what visitors send waits on this machine alone`,
    mend: "Start it, or set CONTENT_BACKEND_URL right",
  };
}

async function clock({ baseUrl, transport }: BackendConnection, now: number): Promise<Finding[]> {
  const began = Date.now();
  const answer = await transport(
    new Request(`${baseUrl}/server/ping`, { signal: AbortSignal.timeout(ANSWER_MS) }),
  ).catch(() => undefined);
  await answer?.body?.cancel();
  const theirs = Date.parse(answer?.headers.get("date") ?? "");
  return clockFinding("the content backend", theirs, now + Date.now() - began);
}
