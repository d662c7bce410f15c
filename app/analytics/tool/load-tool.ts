import type { LocaleCode } from "../../i18n/locales.ts";
import type { ToolWords } from "./tool-words.ts";
import { Workbench } from "./workbench.tsx";

export type Tool = { Workbench: typeof Workbench; words: ToolWords };

/** The tool with its words in one language. Rejects when they can't be loaded. */
export async function loadTool(locale: LocaleCode): Promise<Tool> {
  const { tool } = await (locale === "el"
    ? import("../../../content/el/pages/analytics/tool.ts")
    : import("../../../content/en/pages/analytics/tool.ts"));
  return { Workbench, words: tool };
}
