import type { LocaleCode } from "../../i18n/locales.ts";
import type { ToolWords } from "./tool-words.ts";

/** The tool's words in one language. Rejects when they can't be loaded. */
export async function loadWords(locale: LocaleCode): Promise<ToolWords> {
  const { tool } = await (locale === "el"
    ? import("../../../content/el/pages/analytics/tool.ts")
    : import("../../../content/en/pages/analytics/tool.ts"));
  return tool;
}
