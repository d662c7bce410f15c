import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ASKED_HEADER, ConnectionGone, type Language, visit } from "./visitor.ts";

/** Kept pages, rendered ones, what editors published, on both domains. */
const PAGES = ["/", "/about", "/contact", "/search?q=live", "/blog?category=growth"];
/** How long somebody goes on sending a form that did not go through, in milliseconds. */
const RESEND_MS = 60_000;
const RESEND_PAUSE_MS = 500;
/** Readers, each on a network of their own. */
const READERS = 200;

export type Traffic = {
  pages: number;
  /** What was not answered with a page, each with what it was answered with. */
  failed: readonly string[];
  /** Pages that were asked for once more, as browsers do: the connection had ended without a word. */
  askedAgain: number;
  /** References that somebody was shown, by the address that they wrote from. */
  acknowledged: ReadonlyMap<string, string>;
  /** What nobody acknowledged, however often it was sent. */
  given: readonly string[];
  /** The longest that a page and an acknowledgement took, in milliseconds. */
  slowestPageMs: number;
  slowestFormMs: number;
};

type Rates = {
  pagesPerS: number;
  formsPerS: number;
  /** What goes wrong just now. */
  during?: () => string;
};

/** Visitors of a fleet from now on, until `stop`, which resolves with what they met. */
export function startTraffic(port: number, paths: readonly string[], rates: Rates) {
  const failed: string[] = [];
  const given: string[] = [];
  const acknowledged = new Map<string, string>();
  const underWay = new Set<Promise<void>>();
  let pages = 0;
  let askedAgain = 0;
  let senders = 0;
  let slowestPageMs = 0;
  let slowestFormMs = 0;
  let isStopped = false;
  const all = [...PAGES, ...paths];

  async function readPage(count: number): Promise<void> {
    const path = all[count % all.length] ?? "/";
    const language: Language = count % 2 ? "el" : "en";
    const begun = performance.now();
    const during = rates.during?.() ?? "";
    const from = addressOf(1, count % READERS);
    const ask = () => visit(port, path, { language, from });
    const first = ask().catch((error: Error) => {
      if (!(error instanceof ConnectionGone)) throw error;
      askedAgain++;
      return ask();
    });
    const outcome = await first.then(
      ({ status, headers }) =>
        status < 400 ? undefined : `${status}, processes said ${headers.get(ASKED_HEADER)}`,
      (error: Error) => error.message,
    );
    if (outcome) failed.push(`${during}: ${path}: ${outcome}`);
    else slowestPageMs = Math.max(slowestPageMs, performance.now() - begun);
  }

  /** As a browser with script: with a key of its own, and again when nothing came of it. */
  async function sendForm(count: number): Promise<void> {
    const email = `visitor-${count}@people.example`;
    const body = new URLSearchParams({
      ...{ name: `Visitor ${count}`, email, consent: "yes", topic: "press", key: randomUUID() },
      message: `A question of its own, number ${count}: ${randomUUID()}`,
    });
    const from = addressOf(2, count);
    // Where our own proxy is in front; nginx goes by the connection.
    const headers = { "x-forwarded-for": from };
    const begun = performance.now();
    for (const until = Date.now() + RESEND_MS; Date.now() < until; await sleep(RESEND_PAUSE_MS)) {
      const answer = await visit(port, "/contact", { method: "POST", headers, body, from }).catch(
        () => undefined,
      );
      const reference = /[?&]sent=([\w-]+)/.exec(answer?.headers.get("location") ?? "")?.[1];
      if (!reference) continue;
      acknowledged.set(email, reference);
      slowestFormMs = Math.max(slowestFormMs, performance.now() - begun);
      return;
    }
    given.push(email);
  }

  function follow(work: Promise<void>): void {
    const followed = work.finally(() => underWay.delete(followed));
    underWay.add(followed);
  }

  /** Evenly, however long each takes; what a busy machine has missed is made up for. */
  async function tick(perS: number, begin: (count: number) => void): Promise<void> {
    const begun = performance.now();
    for (let count = 0; !isStopped; count++) {
      const due = begun + (count * 1_000) / perS - performance.now();
      if (due > 0) await sleep(due);
      begin(count);
    }
  }

  const ticking = [
    tick(rates.pagesPerS, (count) => {
      pages++;
      follow(readPage(count));
    }),
    tick(rates.formsPerS, () => follow(sendForm(senders++))),
  ];
  return {
    async stop(): Promise<Traffic> {
      isStopped = true;
      await Promise.all(ticking);
      while (underWay.size > 0) await Promise.all(underWay);
      return { pages, failed, askedAgain, acknowledged, given, slowestPageMs, slowestFormMs };
    },
  };
}

/** One of the many addresses that a machine has for itself, by kind of visitor. */
const addressOf = (kind: number, count: number) =>
  `127.${kind}${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
