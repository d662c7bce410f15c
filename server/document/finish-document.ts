import { START_REPAIR } from "../../app/browser/start-repair.ts";
import type { FinishDocument } from "../../app/context.ts";
import {
  disabledLink,
  isStartScript,
  preloadOf,
  styleSheetOf,
} from "../../packages/router-inside/document-elements.ts";
import { startAfterPaint, withModules } from "../../packages/router-inside/start-script.ts";
import { isOn } from "../../packages/router-inside/switches.ts";
import { type MarkedElement, markedElements } from "./marked-elements.ts";
import { pagePolicy, REPORTING_ENDPOINTS, sourceHash } from "./page-policy.ts";
import { type Sheet, sheetElements } from "./style-sheets.ts";

/**
 * Finishes documents (docs/decisions/0026-marked-scripts.md), in one walk over what carries the mark:
 *
 * - Style sheets come into the document, so that it paints without a second round trip. Their links
 *   stay, because React hydrates them, but disabled, which asks for nothing. When client navigation
 *   takes a link away, app/browser/document-styles.ts takes its sheet along.
 * - The start script waits for the first paint, and then asks for what was preloaded; what can't be had
 *   repairs the page once (app/browser/start-repair.ts).
 * - The policy allows, by hash, the marked scripts as they are sent, and those sheets: nothing that
 *   stands in the page for another reason.
 * - The mark goes.
 *
 * `styles` are the build's style sheets by address. A page that needs another one links them all.
 */
export function documentFinisher(styles: ReadonlyMap<string, string> = new Map()): FinishDocument {
  const known = sheetElements(styles);
  return (html, mark, modules) => {
    const elements = markedElements(html, mark);
    const sheets = sheetsOf(elements, known);
    const start = startOf(elements, modules);
    const scripts = new Set<string>();
    let copies = sheets.map(({ element }) => element).join("");

    const finishedElement = ({ tag, text }: MarkedElement): string => {
      if (text !== undefined) {
        const code = isStartScript(tag) ? (start ?? text) : text;
        scripts.add(sourceHash(code));
        return `${tag}${code}</script>`;
      }
      if (start !== undefined && preloadOf(tag)) return "";
      if (sheets.length === 0 || !styleSheetOf(tag)) return tag;
      const link = copies + disabledLink(tag);
      copies = "";
      return link;
    };

    let finished = "";
    let from = 0;
    for (const element of elements) {
      finished += html.slice(from, element.start) + finishedElement(element);
      from = element.end;
    }
    finished += html.slice(from);
    const policy = pagePolicy(scripts, new Set(sheets.map(({ hash }) => hash)));
    return { html: finished, policy, reporting: REPORTING_ENDPOINTS };
  };
}

/** The sheets that a document links, in their order; none when one of them is not at hand. */
function sheetsOf(elements: readonly MarkedElement[], known: ReadonlyMap<string, Sheet>): Sheet[] {
  if (known.size === 0) return [];
  const hrefs = hrefsOf(elements, styleSheetOf);
  if (hrefs.length === 0) tellOnce("style sheet");
  const sheets = hrefs.flatMap((href) => known.get(href) ?? []);
  return sheets.length === hrefs.length ? sheets : [];
}

/** The start script's new text; undefined when the scripts should stay as the router wrote them. */
function startOf(
  elements: readonly MarkedElement[],
  modules: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  if (!isOn("start-script")) return undefined;
  const code = elements.find(({ tag }) => isStartScript(tag))?.text;
  const whole = code && withModules(code, modules);
  const start = whole && startAfterPaint(whole, hrefsOf(elements, preloadOf), START_REPAIR);
  if (!start) tellOnce("start script");
  return start || undefined;
}

function hrefsOf(
  elements: readonly MarkedElement[],
  hrefOf: (tag: string) => string | undefined,
): string[] {
  return elements.flatMap(({ tag }) => hrefOf(tag) ?? []);
}

const told = new Set<string>();

/** Pages work without, but slower: after an upgrade somebody should know, once and not per page. */
function tellOnce(missing: string): void {
  if (told.has(missing)) return;
  told.add(missing);
  console.error(
    `React Router's documents have no ${missing} in the form that packages/router-inside knows`,
  );
}
