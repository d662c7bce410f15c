import { expect, LANGUAGES, PHONE, SITES, test } from "./journey.ts";
import type { Tab } from "./tab.ts";

/** The services dropdown, in CSS pixels (spec, section 2). */
const PANEL_WIDTH_PX = 550;

const FULL_WIDTH = { left: 0, right: PHONE.width };

for (const language of LANGUAGES) {
  const other = language === "en" ? "el" : "en";

  test(`services dropdown, ${language}`, async ({ tab }) => {
    await tab.open(`${SITES[language]}/about`);
    await tab.pointAt('.nav-list a[href="/services"]');
    await tab.sees(".services-panel", { isVisible: true });
    await tab.until(PANEL_WIDTH_PX, () => {
      return document.querySelector(".services-panel")?.getBoundingClientRect().width;
    });
    await tab.pointAt(".search-trigger");
    await tab.sees(".services-panel", { isVisible: false });
    await tab.run(() => document.querySelector<HTMLElement>(".nav-toggle")?.focus());
    await tab.key("Enter");
    await tab.sees(".services-panel", { isVisible: true });
    await tab.key("Tab");
    await tab.sees(".services-panel a", { isFocused: true });
    await tab.key("Escape");
    await tab.sees(".services-panel", { isVisible: false });
    await tab.sees(".nav-toggle", { isFocused: true });
  });

  test(`languages, ${language}`, async ({ tab }) => {
    await tab.open(`${SITES[language]}/blog?category=growth`);
    await tab.press("button[popovertarget=language-menu]");
    await tab.sees("#language-menu", { isVisible: true });
    await tab.key("Escape");
    await tab.sees("#language-menu", { isVisible: false });
    await tab.press("button[popovertarget=language-menu]");
    await tab.press(`#language-menu a[hreflang=${other}]`);
    await tab.arrives(`${SITES[other]}/blog?category=growth`);
    await tab.until(other, () => document.documentElement.lang);
  });

  test.describe(`phone menu, ${language}`, () => {
    test.use({ window: PHONE });

    test("holds the focus, closes by Escape, its button and a choice", async ({ tab }) => {
      await tab.open(`${SITES[language]}/about`);
      const open = () => openMenu(tab, { isModal: true });
      await open();
      await tab.key("Escape");
      await tab.sees("#menu", { isVisible: false });
      await tab.sees(".menu-button", { isFocused: true });
      await open();
      await tab.press(".menu-close");
      await tab.sees("#menu", { isVisible: false });
      await tab.sees(".menu-button", { isFocused: true });
      await tab.run(() => void Object.assign(window, { isMarked: true }));
      await open();
      await tab.press("#menu summary");
      await tab.press('#menu a[href="/services/tiktok-live"]');
      await tab.arrives(`${SITES[language]}/services/tiktok-live`);
      await tab.sees("#menu", { isVisible: false });
      expect(await tab.run(() => "isMarked" in window), "the same document").toBe(true);
    });

    test("that was opened before the page came alive closes, too", async ({ tab }) => {
      await tab.open(`${SITES[language]}/about`);
      const open = () => document.querySelector<HTMLElement>("#menu")?.showPopover();
      await tab.run(open);
      await tab.press(".menu-close");
      await tab.sees("#menu", { isVisible: false });
      await tab.run(open);
      await tab.press('#menu a[href="/contact"]');
      await tab.arrives(`${SITES[language]}/contact`);
      await tab.sees("#menu", { isVisible: false });
    });

    test.describe("without script", () => {
      test.use({ scripting: false });

      test("opens, closes by Escape and its button, leads on", async ({ tab }) => {
        const open = () => openMenu(tab, { isModal: false });
        await tab.open(`${SITES[language]}/about`);
        await open();
        await tab.key("Escape");
        await tab.sees("#menu", { isVisible: false });
        await tab.sees(".menu-button", { isFocused: true });
        await open();
        await tab.press(".menu-close");
        await tab.sees("#menu", { isVisible: false });
        await open();
        await tab.press('#menu a[href="/contact"]');
        await tab.arrives(`${SITES[language]}/contact`);
      });
    });
  });
}

/** Opens the menu and waits until it stands: what still slides in would move away from under a press. */
async function openMenu(tab: Tab, { isModal }: { isModal: boolean }) {
  await tab.press(".menu-button");
  await tab.sees("#menu", { isVisible: true });
  await tab.until({ ...FULL_WIDTH, isModal, holdsFocus: true }, findMenu);
}

/** Where the menu is once it has slid in, and what can be reached: nothing behind a modal dialog. */
function findMenu() {
  const menu = document.querySelector("#menu");
  const { left, right } = menu?.getBoundingClientRect() ?? {};
  const isModal = menu?.matches(":modal");
  return { left, right, isModal, holdsFocus: menu?.contains(document.activeElement) };
}
