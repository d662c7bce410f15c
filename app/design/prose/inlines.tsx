import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import type { Inline } from "../../content/article-body.ts";
import { keepTogether } from "./keep-together.ts";

/** Text with its marks; links inside the site are followed without a new document. */
export function drawInlines(children: readonly Inline[]) {
  return children.map((child, key) => {
    if (typeof child === "string") return keepTogether(child);
    switch (child.type) {
      case "code":
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of an article never moves.
        return <code key={key}>{child.text}</code>;
      case "link":
        return child.href.startsWith("/") ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of an article never moves.
          <PrefetchLink key={key} to={child.href}>
            {drawInlines(child.children)}
          </PrefetchLink>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of an article never moves.
          <a key={key} href={child.href} rel="noreferrer">
            {drawInlines(child.children)}
          </a>
        );
      default: {
        const Mark = child.type;
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of an article never moves.
        return <Mark key={key}>{drawInlines(child.children)}</Mark>;
      }
    }
  });
}
