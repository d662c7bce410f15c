/** How long after a click on a prefetched link is its page on the screen? */
import { browserPath, launch } from "./support/chromium.ts";
import { note, percentile, type Row, round } from "./support/report.ts";
import { settled, startSite } from "./support/site-server.ts";

const WANTED_MS = 50;
/** Round trips between pages that link to each other from header and footer. */
const TRIPS = 20;
const LINKS = ["/about", "/services", "/contact"];

export async function run(): Promise<Row[]> {
  const path = browserPath();
  if (!path)
    return [{ question: "prefetched link", measured: "no browser", wanted: "", met: undefined }];
  const site = await startSite();
  const browser = await launch(path);
  try {
    await settled(site.pid);
    const context = await browser.newContext({ locale: "en-US" });
    const page = await context.newPage();
    await page.goto(`${site.url}/team`, { waitUntil: "networkidle" });
    const times: number[] = [];
    for (let trip = 0; trip < TRIPS; trip++) {
      const href = LINKS[trip % LINKS.length] ?? "/";
      // Seen, so prefetched; then a pause as a visitor makes one.
      await page.locator(`footer a[href="${href}"], header a[href="${href}"]`).first().waitFor();
      await page.waitForTimeout(500);
      times.push(await page.evaluate(timeToPage, href));
    }
    note(`median ${round(percentile(times, 0.5), 0)} ms, worst ${round(Math.max(...times), 0)} ms`);
    const p95 = percentile(times, 0.95);
    return [
      {
        question: "prefetched link shows its page, p95",
        measured: `${round(p95, 0)} ms`,
        wanted: `≤ ${WANTED_MS} ms`,
        met: p95 <= WANTED_MS,
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** In the page: clicks a link, and waits for the new heading to be on the screen. */
async function timeToPage(href: string): Promise<number> {
  const before = document.querySelector("h1");
  const link = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)].find(
    (anchor) => anchor.checkVisibility(),
  );
  if (!link) throw new Error(`No link to ${href}`);
  const name = `${href} ${performance.now()}`;
  // The browser's own word on when it showed an element that is marked before it is painted.
  const shown = new Promise<number>((resolve) => {
    new PerformanceObserver((list, observer) => {
      const entry = list
        .getEntries()
        .find((found) => "identifier" in found && found.identifier === name);
      if (!entry) return;
      observer.disconnect();
      resolve(entry.startTime);
    }).observe({ type: "element" });
  });
  new MutationObserver((_, observer) => {
    const heading = document.querySelector("h1");
    if (!heading || heading === before) return;
    observer.disconnect();
    for (const element of [heading, ...heading.querySelectorAll("*")])
      element.setAttribute("elementtiming", name);
  }).observe(document.body, { childList: true, subtree: true });
  const begun = performance.now();
  link.click();
  const time = (await shown) - begun;
  if (location.pathname !== href) throw new Error(`${location.pathname} instead of ${href}`);
  return time;
}
