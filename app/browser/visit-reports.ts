import { type MetricType, onCLS, onINP, onLCP, onTTFB } from "web-vitals";

/**
 * Loaded late, in visits that visit-script.ts has chosen: tells the site itself, once, how quick the page
 * that was opened was, and the first few errors. What is told has nothing about who it was: the server
 * keeps sums (app/visits/).
 */

const ADDRESS = "/reports";
/** Told of one document; one trouble brings others along. */
const MAX_ERRORS = 3;
/** Of a message or a stack, in characters. */
const MAX_LENGTH = 2_000;

/** Something that went wrong, as an event of the window or as the router tells of it. */
type Trouble = { error?: unknown; reason?: unknown };

const [opened] = performance.getEntriesByType("navigation");
/** The page that was opened, wherever the visitor has gone since. */
const page = new URL(opened?.name ?? location.href).pathname;

let errors = 0;
function tellOf({ error, reason }: Trouble): void {
  const what = error ?? reason;
  if (!(what instanceof Error) || errors >= MAX_ERRORS) return;
  errors++;
  const text = (part: string | undefined) => (part ?? "").slice(0, MAX_LENGTH);
  const message = `${what.name}: ${what.message}`;
  send({ page: location.pathname, errors: [{ message: text(message), stack: text(what.stack) }] });
}

const send = (body: object) =>
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(body)], { type: "application/json" }));

const kept = window.b4Visit ?? [];
for (const trouble of kept.splice(0)) tellOf(trouble);
kept.push = (...troubles: Trouble[]) => {
  troubles.forEach(tellOf);
  return 0;
};

const vitals: Partial<Record<MetricType["name"], number>> = {};
const note = ({ name, value }: MetricType) => {
  vitals[name] = Math.round(value * 1_000) / 1_000;
};
// What there is is told when the page goes out of sight; the library's own last call may come later.
for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(note, { reportAllChanges: true });

let isTold = false;
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "hidden" || isTold) return;
  isTold = true;
  send({ page, vitals });
});
