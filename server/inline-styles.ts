import type { Step } from "./exchange.ts";
import { isHtml } from "./security-headers.ts";

/** `<Links>` of React Router writes them so. */
const STYLE_SHEET = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;

/**
 * Puts a page's style sheets into the document, so that it paints without a second round trip. The
 * links stay, because React hydrates them, but disabled, which asks for nothing. When client
 * navigation takes a link away, app/client/document-styles.ts takes its sheet along.
 */
export function inlineStyles(styles: ReadonlyMap<string, string> = new Map()): Step {
  return async (_exchange, next) => {
    const response = await next();
    if (styles.size === 0 || !isHtml(response)) return response;
    return new Response(withInlineStyles(await response.text(), styles), response);
  };
}

export function withInlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  const hrefs = [...html.matchAll(STYLE_SHEET)].map(([, href = ""]) => href);
  const sheets = hrefs.map((href) => styles.get(href));
  // A sheet that is not at hand, or would end the element early: everything stays as it was.
  if (hrefs.length === 0 || sheets.some((css) => !css || css.includes("</style"))) return html;
  const copies = hrefs.map((href, index) => `<style data-sheet="${href}">${sheets[index]}</style>`);
  let first = true;
  return html.replace(STYLE_SHEET, (_link, href: string) => {
    const link = `<link rel="stylesheet" href="${href}" disabled=""/>`;
    if (!first) return link;
    first = false;
    return copies.join("") + link;
  });
}
