import type { Page } from "@playwright/test";
import { expect, HTTP_TOO, hydrated, LANGUAGES, SITES, test } from "./journey.ts";
import { press, pressAt } from "./press.ts";
import { cookieName } from "./sites.ts";

/** The page's clock is stopped a little ahead of now, after which only the test moves it. */
const PAUSE_AHEAD_MS = 10_000;

const NAMES = {
  en: { open: "Show services", main: "Main", menu: "Menu", close: "Close", services: "Services" },
  el: {
    open: "Εμφάνιση υπηρεσιών",
    main: "Κύρια",
    menu: "Μενού",
    close: "Κλείσιμο",
    services: "Υπηρεσίες",
  },
} as const;

for (const language of LANGUAGES) {
  const names = NAMES[language];

  test.describe(`services dropdown, ${language}`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test("opens on hover at 550 px and closes 300 ms after the pointer has left", async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(`${SITES[language]}/about`);
      await hydrated(page);
      const panel = page.locator(".services-panel");
      await page.clock.pauseAt(Date.now() + PAUSE_AHEAD_MS);
      await page
        .getByRole("navigation")
        .getByRole("link", { name: names.services, exact: true })
        .hover();
      await expect(panel).toBeVisible();
      expect((await panel.boundingBox())?.width).toBe(550);
      await page.mouse.move(640, 700);
      await page.clock.runFor(299);
      await expect(panel).toBeVisible();
      await page.clock.runFor(2);
      await expect(panel).toBeHidden();
    });

    test("stays when the pointer comes back in time", async ({ page }) => {
      await page.clock.install();
      await page.goto(`${SITES[language]}/about`);
      await hydrated(page);
      const panel = page.locator(".services-panel");
      const link = page
        .getByRole("navigation")
        .getByRole("link", { name: names.services, exact: true });
      await page.clock.pauseAt(Date.now() + PAUSE_AHEAD_MS);
      await link.hover();
      await page.mouse.move(640, 700);
      await page.clock.runFor(200);
      await panel.getByRole("link").first().hover();
      await page.clock.runFor(1000);
      await expect(panel).toBeVisible();
    });

    test("works by keyboard: button, Escape, focus returns, focus leaving closes", async ({
      page,
    }) => {
      await page.goto(`${SITES[language]}/about`);
      await hydrated(page);
      const button = page.getByRole("button", { name: names.open });
      const panel = page.locator(".services-panel");
      await button.focus();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await page.keyboard.press("Enter");
      await expect(panel).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(page.locator(".nav-toggle")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(panel.getByRole("link")).toHaveCount(7);
      for (let i = 0; i < 8; i++) await page.keyboard.press("Tab");
      await expect(panel).toBeHidden();
    });

    test("closes on a choice", async ({ page }) => {
      await page.goto(`${SITES[language]}/about`);
      await hydrated(page);
      await press(page.getByRole("button", { name: names.open }));
      await press(page.locator('.services-panel a[href="/services/production"]'));
      await expect(page).toHaveURL(/\/services\/production$/);
      await expect(page.locator(".services-panel")).toBeHidden();
    });
  });

  test.describe(`mobile menu, ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("slides in, holds focus, closes by button, Escape and a choice", async ({ page }) => {
      await page.goto(`${SITES[language]}/about`);
      await hydrated(page);
      const opener = page.locator(".menu-button");
      const menu = page.getByRole("dialog", { name: names.menu });
      await press(opener);
      await expect(menu).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest("dialog")?.id)).toBe("menu");
      await press(menu.getByRole("button", { name: names.close }));
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await press(opener);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await press(opener);
      const group = menu.locator("details");
      await expect(group).not.toHaveAttribute("open");
      await page.evaluate(() => void Object.assign(window, { isMarked: true }));
      await press(group.locator("summary"));
      await press(menu.locator('a[href="/services/tiktok-live"]'));
      await expect(page).toHaveURL(/\/services\/tiktok-live$/);
      await expect(menu).toBeHidden();
      expect(await page.evaluate(() => "isMarked" in window)).toBe(true);
    });

    test("closes when the window grows, so that one services submenu is open at a time", async ({
      page,
    }) => {
      await page.goto(`${SITES[language]}/about`);
      await hydrated(page);
      await press(page.locator(".menu-button"));
      await page.setViewportSize({ width: 1100, height: 800 });
      await expect(page.getByRole("dialog", { name: names.menu })).toBeHidden();
    });
  });
}

test("the menu opens without JavaScript", async ({ otherBrowser }) => {
  const page = await otherBrowser({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${SITES.el}/about`);
  await press(page.locator(".menu-button"));
  await expect(page.locator("#menu")).toBeVisible();
  await press(page.locator('#menu a[href="/contact"]'));
  await expect(page).toHaveURL(`${SITES.el}/contact`);
});

test("the header is marked once the page is scrolled at all", async ({ page }) => {
  await page.goto(`${SITES.en}/blog`);
  await hydrated(page);
  const header = page.locator("header.header");
  await expect(header).not.toHaveClass(/is-scrolled/);
  await page.evaluate(() => window.scrollTo({ top: 1, behavior: "instant" }));
  await expect(header).toHaveClass(/is-scrolled/);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(header).not.toHaveClass(/is-scrolled/);
});

test.describe("language switcher", HTTP_TOO, () => {
  test("goes to the other domain with path and query, remembers, and never bounces", async ({
    page,
  }) => {
    await page.goto(`${SITES.en}/blog?category=growth`);
    await hydrated(page);
    await page.evaluate(() => {
      window.addEventListener("localechange", (event) => {
        sessionStorage.setItem("seen", JSON.stringify(event.detail));
      });
    });
    await press(page.getByRole("button", { name: "Language: English" }));
    const menu = page.locator("#language-menu");
    await expect(menu.getByRole("link")).toHaveText(["English", "Ελληνικά"]);
    await expect(menu.getByRole("link", { name: "Ελληνικά" })).toHaveAttribute("hreflang", "el");
    await press(menu.getByRole("link", { name: "Ελληνικά" }));
    await expect(page).toHaveURL(`${SITES.el}/blog?category=growth`);
    const cookies = await page.context().cookies(SITES.el);
    expect(cookies.find((cookie) => cookie.name === cookieName("b4_locale"))?.value).toBe("el");
    // The browser prefers English, the visitor has chosen Greek: the home page stays Greek.
    await page.goto(`${SITES.el}/`);
    await expect(page).toHaveURL(`${SITES.el}/`);
    await page.goto(`${SITES.en}/blog`);
    expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBe(
      '{"from":"en","to":"el"}',
    );
  });

  test("choosing English on the Greek home page does not bounce back", async ({ otherBrowser }) => {
    const page = await otherBrowser({ locale: "el-GR" });
    await page.goto(`${SITES.el}/`);
    await hydrated(page);
    await press(page.getByRole("button", { name: "Γλώσσα: Ελληνικά" }));
    await press(page.locator("#language-menu").getByRole("link", { name: "English" }));
    await expect(page).toHaveURL(`${SITES.en}/`);
    await page.goto(`${SITES.en}/`);
    await expect(page).toHaveURL(`${SITES.en}/`);
  });

  test("works without JavaScript, and does not bounce there either", async ({ otherBrowser }) => {
    const page = await otherBrowser({ locale: "el-GR", javaScriptEnabled: false });
    await page.goto(`${SITES.el}/`);
    await press(page.getByRole("button", { name: "Γλώσσα: Ελληνικά" }));
    await press(page.locator("#language-menu").getByRole("link", { name: "English" }));
    await expect(page).toHaveURL(`${SITES.en}/`);
    await page.goto(`${SITES.en}/`);
    await expect(page).toHaveURL(`${SITES.en}/`);
  });

  test("closes on a click outside and on Escape", async ({ page }) => {
    await page.goto(`${SITES.en}/about`);
    await hydrated(page);
    const button = page.getByRole("button", { name: "Language: English" });
    const menu = page.locator("#language-menu");
    await press(button);
    await expect(menu).toBeVisible();
    expect(await isExpanded(page, "Language: English")).toBe(true);
    await pressAt(page, 200, 700);
    await expect(menu).toBeHidden();
    expect(await isExpanded(page, "Language: English")).toBe(false);
    await press(button);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });

  test.describe("when messages fail to load", () => {
    test("logs it and still goes", async ({ page, expectConsole }) => {
      expectConsole(/Failed locale loading/, /Failed to load resource/);
      await page.route("**/messages/*.json", (route) => route.abort());
      await page.goto(`${SITES.en}/about`);
      await hydrated(page);
      const logged = page.waitForEvent("console", (m) =>
        m.text().includes("Failed locale loading"),
      );
      await press(page.getByRole("button", { name: "Language: English" }));
      await logged;
      await press(page.locator("#language-menu").getByRole("link", { name: "Ελληνικά" }));
      await expect(page).toHaveURL(`${SITES.el}/about`);
    });
  });
});

/** Whether assistive technology is told that a button's popover is open: by the browser, not by us. */
async function isExpanded(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const button = nodes.find((node) => node.role?.value === "button" && node.name?.value === name);
  return button?.properties?.find((property) => property.name === "expanded")?.value.value;
}
