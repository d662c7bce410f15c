import type { Page } from "@playwright/test";
import { expect, hydrated, SITES, test } from "./journey.ts";
import { press } from "./press.ts";

/** What moves on the page now or would by scrolling, by its keyframes. */
const moving = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.removeAttribute("data-first-view");
    const names = document.getAnimations().flatMap((one) => {
      return one instanceof CSSAnimation ? [one.animationName] : [];
    });
    return [...new Set(names)];
  });

/** How many pixels of a field are clipped away at its right; undefined when none are. */
const clipped = (page: Page, field: string) =>
  page.locator(field).evaluate((element) => getComputedStyle(element).clipPath);

test("lines and fields draw themselves as they are scrolled to", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(SITES.en);
  await expect
    .poll(() => moving(page))
    .toEqual(expect.arrayContaining(["wipe-field", "draw-line"]));
  const field = ".home-approach";
  // A picture of the whole page, which nobody has scrolled, misses nothing.
  expect(await clipped(page, field)).toBe("none");
  await page.locator(field).evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().top - innerHeight + 30);
  });
  await expect.poll(() => clipped(page, field)).toMatch(/^inset\(0px [1-9][\d.]*px 0px 0px\)$/);
  // Its first words begin no higher than where it is whole, and none end where it still runs out.
  const { above, beside } = await page.locator(`${field} .d2`).evaluate((words) => {
    const around = words.closest("section")?.getBoundingClientRect() ?? new DOMRect();
    const { top, right } = words.getBoundingClientRect();
    return { above: top - around.top, beside: around.right - right };
  });
  expect(above).toBeGreaterThanOrEqual(64);
  const [, missing] = /^inset\(0px ([\d.]+)px/.exec(await clipped(page, field)) ?? [];
  expect(Number(missing)).toBeLessThanOrEqual(beside);
  await page.evaluate(() => scrollBy(0, 100));
  await expect.poll(() => clipped(page, field)).toBe("none");
});

test("nothing moves by itself where motion is reduced, nor on paper", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/about", "/creators", "/services/production"]) {
    await page.goto(SITES.en + path);
    expect(await moving(page), path).toEqual([]);
  }
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  expect(await moving(page)).toEqual([]);
});

/** Longest motion of the house, in milliseconds (look/direction.md). */
const LONGEST_MOTION_MS = 300;

/** What moves between two pages from now on, by its pseudo-element, with how long it takes. */
const noteMoves = (page: Page) =>
  page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    const moves: [string, number][] = [];
    Object.assign(window, { moves });
    document.startViewTransition = (update) => {
      const transition = begin(update);
      transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) continue;
          moves.push([effect.pseudoElement, Number(effect.getComputedTiming().endTime)]);
        }
      });
      return transition;
    };
  });
const moves = (page: Page) =>
  page.evaluate(() => (window as unknown as { moves: [string, number][] }).moves);

for (const [from, to, link] of [
  ["/case-studies", "/case-studies/fresh-food", ".is-fresh-food a"],
  ["/case-studies/fresh-food", "/case-studies/glow-beauty", ".case-next-link"],
  ["/blog", "/blog/tiktok-monetization", "a[href='/blog/tiktok-monetization']"],
  // The newest there is, or one of the others once a journey beside has published something.
  ["/blog", "/blog/tiktok-growth-strategies", "main a[href='/blog/tiktok-growth-strategies']"],
] as const) {
  test(`a frame of ${from} becomes the first picture of ${to}`, async ({ page }) => {
    await page.goto(SITES.en + from);
    await hydrated(page);
    await noteMoves(page);
    await press(page.locator(link).first());
    await expect(page).toHaveURL(SITES.en + to);
    await expect
      .poll(async () => (await moves(page)).map(([part]) => part))
      .toContain("::view-transition-group(frame)");
    for (const [part, ms] of await moves(page)) {
      // What was there stays whole until it is covered: no frame shows the bare ground.
      expect(part).not.toMatch(/-old\(/);
      expect(ms, part).toBeLessThanOrEqual(LONGEST_MOTION_MS);
    }
    // The whole page can be used again at once: nothing of it is left named.
    await expect(page.locator("[data-frame=leaving]")).toHaveCount(0);
  });
}

/** What a motion changes of a pseudo-element, beside when. */
const KEYFRAME_TIMES = new Set(["offset", "computedOffset", "easing", "composite"]);

test("a frame moves by what needs no layout", async ({ page }) => {
  await page.goto(`${SITES.en}/case-studies`);
  await hydrated(page);
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = begin(update);
      // A turn later than whoever hears of it at once.
      transition.ready.then(() =>
        setTimeout(() => {
          const changes = document.getAnimations().flatMap(({ effect }) => {
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) return [];
            // What is set for good takes no time.
            if (!effect.getComputedTiming().duration) return [];
            return effect.getKeyframes().flatMap((frame) => Object.keys(frame));
          });
          Object.assign(window, { changes: [...new Set(changes)] });
        }),
      );
      return transition;
    };
  });
  await press(page.locator(".is-fresh-food a"));
  const changes = () =>
    page.evaluate(() => (window as unknown as { changes?: string[] }).changes ?? []);
  await expect
    .poll(async () => (await changes()).filter((name) => !KEYFRAME_TIMES.has(name)).sort())
    .toEqual(["opacity", "transform"]);
});

test("no frame moves to its page where motion is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${SITES.en}/case-studies`);
  await hydrated(page);
  await noteMoves(page);
  await press(page.locator(".is-fresh-food a"));
  await expect(page.getByRole("heading", { level: 1, name: "Fresh Food" })).toBeVisible();
  expect(await moves(page)).toEqual([]);
});
