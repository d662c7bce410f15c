/** What can be left to React Router itself, to see what an entry of this room is worth or at fault for. */
export const SWITCHES = [
  "guard-chunk-reload",
  "handoff",
  "load-ahead",
  "matched-routes",
  "public-manifest",
  "start-script",
  "trim-router",
] as const;
export type Switch = (typeof SWITCHES)[number];

/**
 * Whether an entry does its work. `plain` names those that don't, with commas between them: the variable
 * PLAIN_ROUTER, for the build and the start. A name that is none throws.
 */
export function isOn(entry: Switch, plain = process.env.PLAIN_ROUTER ?? ""): boolean {
  const off = plain.split(",").filter(Boolean);
  const unknown = off.filter((name) => !(SWITCHES as readonly string[]).includes(name));
  if (unknown.length > 0) {
    throw new Error(`PLAIN_ROUTER knows no ${unknown}; there are ${SWITCHES.join(", ")}`);
  }
  return !off.includes(entry);
}
