import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Driver, Engine, TabOptions } from "./driver.ts";
import { saying, startProgram } from "./program.ts";
import { openSession } from "./webdriver.ts";

/** A screen larger than any window of the tests. */
const SCREEN = "1600x1200x24";

const SETTINGS = `[Settings]
# Scroll bars take room, as on the screens of most visitors.
gtk-overlay-scrolling=0
`;
/** The small browser's own bar would not let a window be as narrow as a phone. */
const NARROW = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }";

/** A window comes up within two seconds on a busy machine; now and then the driver waits for ever. In ms. */
const WINDOW_LIMIT_MS = 20_000;
const WINDOW_ATTEMPTS = 3;

/** WebKitGTK in a window on a screen that nobody sees. A driver has one session at a time. */
export async function startWebkit(port: number): Promise<Engine> {
  const configuration = mkdtempSync(join(tmpdir(), "b4-webkit-"));
  mkdirSync(join(configuration, "gtk-3.0"));
  writeFileSync(join(configuration, "gtk-3.0/settings.ini"), SETTINGS);
  writeFileSync(join(configuration, "gtk-3.0/gtk.css"), NARROW);
  const screen = await startProgram(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"],
    { isReady: saying(/^(\d+)\n/m) },
  );
  const address = `http://127.0.0.1:${port}`;
  const startDriver = () =>
    startProgram("WebKitWebDriver", [`--port=${port}`], {
      env: { DISPLAY: `:${screen.said}`, XDG_CONFIG_HOME: configuration },
      isReady: () => isListening(address),
    });
  let driver = await startDriver();
  return {
    async newTab(options) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await newTab(address, options);
        } catch (error) {
          if (attempt === WINDOW_ATTEMPTS) throw error;
          await driver.stop();
          driver = await startDriver();
        }
      }
    },
    async quit() {
      await driver.stop();
      await screen.stop();
      rmSync(configuration, { recursive: true, force: true });
    },
  };
}

/** The driver does not say when. */
async function isListening(driver: string): Promise<boolean> {
  return (await fetch(`${driver}/status`).catch(() => undefined))?.ok ?? false;
}

async function newTab(driver: string, { scripting }: TabOptions): Promise<Driver> {
  const args = ["--automation", `--enable-javascript=${scripting}`];
  const session = await openSession(
    driver,
    {
      // The certificate is the run's own.
      acceptInsecureCerts: true,
      "webkitgtk:browserOptions": { args },
    },
    WINDOW_LIMIT_MS,
  );
  const run: Driver["run"] = (source, args) =>
    session.post("execute/sync", { script: `return (${source})(...arguments)`, args });
  return {
    run,
    async open(url) {
      await session.post("url", { url });
    },
    async reload() {
      await session.post("refresh");
    },
    async perform(actions) {
      await session.post("actions", { actions });
    },
    async attach(selector, files) {
      const field = await session.find(selector);
      await session.post(`element/${field}/value`, { text: files.join("\n") });
    },
    async resize({ width, height }) {
      await session.post("window/rect", { x: 0, y: 0, width, height });
      const bar = height - Number(await run("() => innerHeight", []));
      await session.post("window/rect", { x: 0, y: 0, width, height: height + bar });
    },
    async picture() {
      return session.get("screenshot");
    },
    async close() {
      await session.end();
    },
  };
}
