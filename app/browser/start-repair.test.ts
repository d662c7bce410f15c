import { expect, it } from "vitest";
import { RELOAD_KEY } from "./reload-guard.ts";
import { START_REPAIR } from "./start-repair.ts";

/** A tab on a page whose script can't be had; each call is one load of it. */
function tab({
  isThere = true,
  isWrong = false,
  isOnline = true,
  typed = "",
  ticked = false,
  chosen = 0,
} = {}) {
  const fields = [
    { type: "text", value: typed, defaultValue: "" },
    // A box without a value of its own has one all the same, and no default.
    { type: "checkbox", value: "on", defaultValue: "", checked: ticked, defaultChecked: false },
    // A list of which the page says nothing shows its first line.
    { type: "select-one", value: "", options: [{}, {}], selectedIndex: chosen },
    { type: "select-one", value: "", options: [{}, { defaultSelected: true }], selectedIndex: 1 },
  ];
  const entries = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: unknown) => void entries.set(key, String(value)),
  };
  const clock = { now: 1_800_000_000_000 };
  let reloads = 0;
  const location = {
    pathname: "/about",
    href: "https://b4.example/about",
    reload: () => reloads++,
  };
  const run = new Function(
    ...["error", "location", "sessionStorage", "navigator", "document", "fetch", "Date"],
    "performance",
    `return (async () => { ${START_REPAIR} })()`,
  );
  return {
    clock,
    entries,
    reloads: () => reloads,
    /** `lateMs` after it was asked for its script has failed. */
    load: (script: string, lateMs = 0): Promise<void> =>
      run(
        new TypeError(`Failed to fetch ${script}`),
        ...[location, sessionStorage, { onLine: isOnline }],
        { querySelector: () => (isWrong ? {} : null), querySelectorAll: () => fields },
        async () => ({ ok: isThere }),
        { now: () => clock.now + lateMs },
        { timeOrigin: clock.now },
      ),
  };
}

it("loads a page anew once for a script, and another time for another one, after ten seconds", async () => {
  const { load, clock, reloads } = tab();
  await load("entry-1.js");
  expect(reloads()).toBe(1);
  clock.now += 60_000;
  await load("entry-1.js");
  expect(reloads()).toBe(1);
  await load("entry-2.js");
  expect(reloads()).toBe(2);
  clock.now += 9_000;
  await load("entry-3.js");
  expect(reloads()).toBe(2);
});

it("takes turns with the reload of a page that is alive", async () => {
  const { load, entries, clock, reloads } = tab();
  entries.set(`${RELOAD_KEY}/about`, String(clock.now - 1_000));
  await load("entry-1.js");
  expect(reloads()).toBe(0);
});

it("loads no page anew that came by a reload, however late its script fails", async () => {
  const { load, entries, clock, reloads } = tab();
  entries.set(`${RELOAD_KEY}/about`, String(clock.now - 50));
  await load("entry-1.js", 60_000);
  expect(reloads()).toBe(0);
});

it.each([
  { isThere: false },
  { isWrong: true },
  { isOnline: false },
  { typed: "Kalliope" },
  { ticked: true },
  { chosen: 1 },
])("leaves the page as it is with %j", async (condition) => {
  const { load, reloads } = tab(condition);
  await load("entry-1.js");
  expect(reloads()).toBe(0);
});
