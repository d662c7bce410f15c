import { test as base, expect } from "@playwright/test";
import { DRIVER_PORT } from "./addresses.ts";
import type { Engine } from "./driving/driver.ts";
import { startFirefox } from "./driving/firefox.ts";
import { startWebkit } from "./driving/webkit.ts";
import { Tab } from "./tab.ts";

export { LANGUAGES, type Language, SITES } from "./addresses.ts";
export { expect };

const START_LIMIT_MS = 180_000;
const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

type Options = {
  /** Whether pages may run scripts. */
  scripting: boolean;
  /** The window's inside. */
  window: typeof DESK;
};

/** By the names of the projects; scripts/engines.mjs sees to it that the programs are there. */
const START: Readonly<Record<string, (worker: number) => Promise<Engine>>> = {
  firefox: () => startFirefox(),
  webkit: (worker) => startWebkit(DRIVER_PORT + worker),
};

/** A tab of its own for each test, in which nothing may go wrong that a page could be told of. */
export const test = base.extend<Options & { tab: Tab }, { engine: Engine }>({
  scripting: [true, { option: true }],
  window: [DESK, { option: true }],
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for.
    async ({}, use, { project, parallelIndex }) => {
      const start = START[project.name];
      if (!start) throw new Error(`No engine is called ${project.name}`);
      const engine = await start(parallelIndex);
      await use(engine);
      await engine.quit();
    },
    { scope: "worker", timeout: START_LIMIT_MS },
  ],
  tab: async ({ engine, scripting, window }, use, info) => {
    const driver = await engine.newTab({ scripting });
    try {
      await driver.resize(window);
      const tab = new Tab(driver, scripting);
      await use(tab);
      if (info.status !== info.expectedStatus) {
        const body = Buffer.from(await tab.picture(), "base64");
        await info.attach("window", { body, contentType: "image/png" });
      }
      expect(await tab.takeProblems(), "what went wrong in the pages").toEqual([]);
    } finally {
      await driver.close();
    }
  },
});
