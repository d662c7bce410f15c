import type { LocaleCode } from "../../i18n/locales.ts";
import { loadWords } from "./load-words.ts";
import type { ToolWords } from "./tool-words.ts";
import { Workbench } from "./workbench.tsx";

export type Tool = { Workbench: typeof Workbench; words: ToolWords };

/** The tool with its words in one language. Rejects when they can't be loaded. */
export async function loadTool(locale: LocaleCode): Promise<Tool> {
  return { Workbench, words: await loadWords(locale) };
}
