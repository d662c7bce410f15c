import { expect, it } from "vitest";
import { startAfterPaint, withModules } from "./start-script.ts";

/** As React Router writes it, for a page whose second route is split in two. */
const START = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/loader.js";
import * as route1_main from "/assets/page.js";
const route1 = {...route1_clientLoader,...route1_main};
  
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");`;
/** What the page's module script asks the browser for, in order. */
async function requestsOf(code: string, { painted = true, hidden = false } = {}) {
  const asked: string[] = [];
  const document = {
    hidden,
    createElement: () => ({}),
    head: {
      append: ({ rel, href }: { rel: string; href: string }) => asked.push(`${rel} ${href}`),
    },
  };
  class PerformanceObserver {
    static supportedEntryTypes = ["paint"];
    run: (list: { getEntriesByName(name: string): unknown[] }) => void;
    constructor(run: PerformanceObserver["run"]) {
      this.run = run;
    }
    observe() {
      if (painted) this.run({ getEntriesByName: () => [{}] });
    }
  }
  const load = async (href: string) => asked.push(`import ${href}`);
  const timers: [() => void, number][] = [];
  const run = new Function(
    ...["document", "PerformanceObserver", "load", "window", "setTimeout"],
    `return (async () => { ${code.replaceAll("import(", "load(")} })()`,
  );
  const window: Record<string, unknown> = {};
  const done = run(document, PerformanceObserver, load, window, (...timer: [() => void, number]) =>
    timers.push(timer),
  ) as Promise<void>;
  await Promise.race([done, new Promise((resolve) => setImmediate(resolve))]);
  return { asked, timers, done, modules: window.__reactRouterRouteModules };
}

const hrefs = ["/assets/manifest.js", "/assets/react.js"];
const ASKED = [
  "modulepreload /assets/manifest.js",
  "modulepreload /assets/react.js",
  "import /assets/manifest.js",
  "import /assets/root.js",
  "import /assets/loader.js",
  "import /assets/page.js",
  "import /assets/entry.js",
];
const code = startAfterPaint(START, hrefs) ?? "";

it("asks for nothing by static import", () => {
  expect(code).not.toMatch(/^import[ "]/m);
});

it("asks for everything at once after the first paint and starts in the router's order", async () => {
  const { asked, modules } = await requestsOf(code);
  expect(asked).toEqual(ASKED);
  expect(Object.keys(modules as object)).toEqual(["root", "page"]);
});

it("waits for the paint, but not for ever", async () => {
  const { asked, timers, done } = await requestsOf(code, { painted: false });
  expect(asked).toEqual([]);
  for (const [run] of timers) run();
  await done;
  expect(asked).toEqual(ASKED);
});

it("does not wait in a tab that nobody sees", async () => {
  expect((await requestsOf(code, { painted: false, hidden: true })).asked).toEqual(ASKED);
});

it.each([
  ["an import that is not known", `import { root } from "/assets/root.js";\n${START}`],
  ["a script elsewhere", START.replaceAll("/assets/", "/files/")],
  ["no start", START.replace('import("/assets/entry.js");', "")],
  ["nothing", ""],
])("does not touch a script with %s", (_case, odd) => {
  expect(startAfterPaint(odd, hrefs)).toBeUndefined();
});

it("says what to do when a script can't be had", () => {
  expect(code).toMatch(/console\.error\(error\);\s*\}$/);
  const told = startAfterPaint(START, hrefs, "repair(error);") ?? "";
  expect(told).toMatch(/console\.error\(error\);\s*repair\(error\);\s*\}$/);
});

it("brings the modules of more routes, once each", async () => {
  const more = new Map([
    ["root", "/assets/root.js"],
    ["site/about", "/assets/$&about.js"],
  ]);
  const code = startAfterPaint(withModules(START, more), []) ?? "";
  expect(code).toContain('const more0 = await import("/assets/$&about.js");');
  expect(code).toContain('{"site/about":more0,"root":route0,"page":route1}');
  const { asked } = await requestsOf(code);
  expect(asked.filter((one) => one.endsWith("root.js"))).toHaveLength(1);
});
