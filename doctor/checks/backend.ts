import type { BackendConnection } from "../../app/api/connection.ts";
import { backendConnection } from "../../server/backend-connection.ts";
import { licenceOf } from "../../server/backend-licence.ts";
import { noticesSentence, refusedNotices } from "../../server/backend-notices.ts";
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
        mend: mendOf(fault),
      }),
    ),
    ...(await licence(connection)),
    ...(await notices(connection, env)),
    ...(await clock(connection, now)),
  ];
}

const TAKE_ANOTHER =
  "Take Directus 11 (11.17.4, free for this), a licence with permission rules, or the site's own backend (docs/directus.md)";

function mendOf(fault: string): string {
  if (fault.startsWith("CONTENT_BACKEND_TOKEN")) {
    return "Give the site's user a token and its role rights (npm run directus:apply), and set CONTENT_BACKEND_TOKEN to it";
  }
  if (fault.includes("licence")) return TAKE_ANOTHER;
  return "See docs/directus.md, steps 1 and 2, and restart the Directus";
}

/** A 12 that was an 11 goes on for 30 days: that is when there is still time. */
async function licence(connection: BackendConnection): Promise<Finding[]> {
  const standing = await licenceOf(connection).catch(() => undefined);
  if (standing !== "missing") return [];
  return [
    {
      harm: "loses",
      what: "The Directus is of version 12 or newer and has no licence: it refuses permission rules, and from 30 days after an update everything, leads too",
      mend: TAKE_ANOTHER,
    },
  ];
}

async function notices(
  connection: BackendConnection,
  env: Installation["env"],
): Promise<Finding[]> {
  const settings = await refusedNotices(connection, env);
  if (settings.length === 0) return [];
  return [
    {
      harm: "holds",
      what: `Content backend: ${noticesSentence(settings)}`,
      mend: "Set CONTACT_EMAIL and NOTICE_EMAILS of the Directus to the site's, and restart it (docs/directus.md)",
    },
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
