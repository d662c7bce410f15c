import type { Page } from "@playwright/test";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { Holes, holedAnswer } from "../support/holed-site.tsx";
import { hashesOf } from "../support/inline-sources.ts";
import { expect, HTTP_TOO, SITES, test } from "./journey.ts";

/** A page with a hole, rendered, finished and given its headers by the real parts. */
async function answerWith(holes: Holes) {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no server environment");
    const site = (await ssr.runner.import("/test/support/holed-site.tsx")) as {
      holedAnswer: typeof holedAnswer;
    };
    const answer = await site.holedAnswer(holes);
    return { headers: Object.fromEntries(answer.headers), body: await answer.text() };
  } finally {
    await vite.close();
  }
}

type Answer = Awaited<ReturnType<typeof answerWith>>;

/** Shows it; gives what ran, by the marks each script sets on the root element. */
async function whatRan(page: Page, { headers, body }: Answer) {
  const address = `${SITES.en}/page-with-a-hole`;
  await page.route(address, (route) => route.fulfill({ status: 200, headers, body }));
  await page.route("**/assets/*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "document.documentElement.dataset.start='ran'",
    }),
  );
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("data-start", "ran");
  return page.evaluate(() => ({
    ...document.documentElement.dataset,
    heading: getComputedStyle(document.querySelector("h1") as Element).color,
  }));
}

const EVIL = "document.documentElement.dataset.evil='ran'";
const RED = "h1{color:red !important}";
const MARKUP = `<script>${EVIL}</script><style>${RED}</style><img src="/icons/icon.svg" alt="" onload="${EVIL}">`;

test(
  "a browser runs the scripts of a page, but not those that came in through a hole",
  HTTP_TOO,
  async ({ page, expectConsole }) => {
    expectConsole(/violates the following Content Security Policy directive/);
    const ran = await whatRan(page, await answerWith({ markup: MARKUP }));
    expect(ran).toEqual({ ours: "ran", start: "ran", heading: "rgb(0, 128, 0)" });
  },
);

test("it would run them if the policy named them", async ({ page, expectConsole }) => {
  // The handler of the picture, which no hash of an element allows.
  expectConsole(/inline event handler violates/);
  const answer = await answerWith({ markup: MARKUP });
  const policy = answer.headers["content-security-policy"] ?? "";
  answer.headers["content-security-policy"] = policy
    .replace("script-src", `script-src ${hashesOf([EVIL])}`)
    .replace("style-src", `style-src ${hashesOf([RED])}`);
  const ran = await whatRan(page, answer);
  expect(ran).toEqual({ ours: "ran", start: "ran", evil: "ran", heading: "rgb(255, 0, 0)" });
});

test("data that looks like a script stays data", async ({ page }) => {
  const answer = await answerWith({ data: `</script><script>${EVIL}</script><!--<script>` });
  const ran = await whatRan(page, answer);
  expect(ran).toEqual({ ours: "ran", start: "ran", heading: "rgb(0, 128, 0)" });
});
