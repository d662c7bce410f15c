import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How long a hanging answer hangs, in milliseconds: longer than the site waits for one. */
const HANG_MS = 6000;
/** A hang costs the one deliverer all its patience. */
const MAX_HANGS = 8;
/** A late answer, in milliseconds. */
const LATE_MS = 150;

/** What is done to a lead's, mail's or file's way to the backend, by a number made of its key. */
type Oddity = "refused" | "trouble" | "cut" | "late" | "hang" | undefined;

export type OddBackend = {
  url: string;
  /** Refuses connections, or no longer. */
  setAway(isAway: boolean): void;
  counts: Record<string, number>;
  close(): Promise<void>;
};

/** A number below 1000 that is the same for the same key. */
function numberOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return sum % 1000;
}

/**
 * A backend that misbehaves: HTTP in front of a real one, with refusals for good, troubles that pass,
 * answers that come late, never, or are cut off after the row was committed.
 */
export async function startOddBackend(target: string): Promise<OddBackend> {
  const counts: Record<string, number> = {};
  const seen = new Set<string>();
  let isAway = false;
  let hangs = 0;

  /** Refusals are for good; everything else happens to a key once. */
  function oddityOf(path: string, key: string): Oddity {
    const number = numberOf(key);
    const isLead = path.endsWith("/items/leads");
    if (isLead ? number < 20 : number < 4) return "refused";
    const once = `${path} ${key}`;
    if (seen.has(once)) return undefined;
    seen.add(once);
    if (number < 26) return "trouble";
    if (number < 38) return "cut";
    if (number < 60) return "late";
    if (number < 62 && hangs < MAX_HANGS) {
      hangs++;
      return "hang";
    }
    return undefined;
  }

  async function answer(req: IncomingMessage, res: ServerResponse) {
    if (isAway) return void req.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const oddity = req.method === "POST" ? oddityOf(String(req.url), keyIn(body)) : undefined;
    if (oddity) counts[oddity] = (counts[oddity] ?? 0) + 1;
    if (oddity === "refused") {
      const error = {
        message: "Refused",
        extensions: { code: "FAILED_VALIDATION", field: "name" },
      };
      return void reply(res, 400, { errors: [error] });
    }
    if (oddity === "trouble") return void reply(res, 502, {});
    if (oddity === "hang") await pause(HANG_MS);
    if (oddity === "late") await pause(LATE_MS);
    const onward = request(`${target}${req.url}`, {
      method: String(req.method),
      headers: req.headers,
    });
    onward.on("error", () => res.destroy());
    onward.on("response", (came) => {
      // Committed, and nobody hears of it.
      if (oddity === "cut" || isAway) {
        came.resume();
        res.destroy();
        return;
      }
      res.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(res);
    });
    onward.end(body);
  }

  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/backend`,
    setAway(away) {
      isAway = away;
      if (away) server.closeAllConnections();
    },
    counts,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The key that the sender made, in a row or among a form's fields. */
function keyIn(body: Buffer): string {
  const text = body.subarray(0, 400).toString("latin1");
  return /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(text)?.[0] ?? "";
}

function reply(res: ServerResponse, status: number, body: unknown) {
  res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
