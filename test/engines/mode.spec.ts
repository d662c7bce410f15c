import { LANGUAGES, SITES, test } from "./journey.ts";

/** Whether the page is dark: by the class on its root, and by the colours that follow from it. */
function mode() {
  const root = document.documentElement;
  const isDark = root.classList.contains("dark");
  const scheme = getComputedStyle(root).colorScheme;
  return { isDark, scheme, kept: localStorage.getItem("nuxt-color-mode") };
}

const TOGGLE = ".strip-button.needs-script";

for (const language of LANGUAGES) {
  test(`colour mode stays as chosen, ${language}`, async ({ tab }) => {
    await tab.open(`${SITES[language]}/about`);
    const { isDark } = await tab.run(mode);
    const chosen = isDark ? "light" : "dark";
    const wanted = { isDark: !isDark, scheme: chosen, kept: chosen };
    await tab.press(TOGGLE);
    await tab.until(wanted, mode);
    await tab.reload();
    await tab.until(wanted, mode);
    await tab.press(TOGGLE);
    await tab.until(isDark, () => document.documentElement.classList.contains("dark"));
  });
}
