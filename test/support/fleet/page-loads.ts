import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { BROWSER_ARGS } from "../../../bench/support/chromium.ts";
import { DOMAINS } from "./visitor.ts";

const PATHS = ["/", "/about", "/services", "/creators/join", "/blog"];
/** Longest that a page may take to come alive, a load anew included, in milliseconds. */
const ALIVE_MS = 60_000;

const LOOK_MS = 50;

export type PageLoads = { loads: number; dead: readonly string[]; repaired: number };

/** A browser that opens one page after the other until `stop`, which resolves with those that stayed dead. */
export async function startPageLoads(executablePath: string, port: number) {
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_ARGS, "--host-resolver-rules=MAP * 127.0.0.1"],
  });
  const dead: string[] = [];
  let loads = 0;
  let repaired = 0;
  let isStopped = false;

  async function load(count: number): Promise<void> {
    const host = count % 2 ? DOMAINS.el : DOMAINS.en;
    const path = PATHS[count % PATHS.length] ?? "/";
    // Nobody has been here before: no script is in a cache.
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const missing: string[] = [];
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    page.on("response", (response) => {
      if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
    });
    try {
      await page.goto(`https://${host}:${port}${path}`, { timeout: ALIVE_MS });
      const until = Date.now() + ALIVE_MS;
      while (!(await isAlive(page))) {
        if (Date.now() > until) throw new Error("It does not come alive");
        await sleep(LOOK_MS);
      }
      if (documents > 1) repaired++;
    } catch (error) {
      const [why] = String(error).split("\n");
      dead.push(`${host}${path}: ${why} ${missing.slice(0, 3).join(", ")}`);
    } finally {
      loads++;
      await context.close();
    }
  }

  const loading = (async () => {
    for (let count = 0; !isStopped; count++) await load(count);
  })();
  return {
    async stop(): Promise<PageLoads> {
      isStopped = true;
      await loading;
      await browser.close();
      return { loads, dead, repaired };
    },
  };
}

/** Whether the router has taken over; a page that is loaded anew just now is not alive yet. */
const isAlive = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      const router: object | undefined = Reflect.get(window, "__reactRouterDataRouter");
      return (
        router !== undefined && Reflect.get(Reflect.get(router, "state"), "initialized") === true
      );
    })
    .catch(() => false);
