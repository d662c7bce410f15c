import { whenIdleAfterLoad } from "./when-idle.ts";

/**
 * Lets the linked style sheets take over from their copy in the document (server/inline-styles.ts),
 * so that leaving a page takes its styles along. To be called once, after `load` at the latest.
 */
export function adoptStyles(): void {
  whenIdleAfterLoad(() => {
    const copy = document.querySelector("style[data-page-styles]");
    const links = document.querySelectorAll<HTMLLinkElement>(
      'link[rel="stylesheet"][media="print"]',
    );
    // Without a sheet, because its request failed, the copy is all there is.
    if (!copy || [...links].some((link) => !link.sheet)) return;
    for (const link of links) link.media = "all";
    copy.remove();
  });
}
