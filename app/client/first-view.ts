import { whenIdle, whenIdleAfterLoad } from "./when-idle.ts";

/** Attribute of `<html>` while styles/page.css puts off laying out what is far below the fold. */
const ATTRIBUTE = "data-first-view";

/**
 * Inline script for the head: marks a page opened at its top. Not after a reload or a way back, nor
 * at an anchor: there the browser is about to scroll to a place that only a whole layout knows.
 */
export const FIRST_VIEW_SCRIPT = `(function(n){n=performance.getEntriesByType("navigation")[0];location.hash||n&&n.type!=="navigate"||document.documentElement.setAttribute("${ATTRIBUTE}","")})()`;

/**
 * Lays out the rest of the page once it has come alive, a part at a time, so that no touch waits for
 * all of it. To be called after hydration. Returns a function that ends the first view at once: the
 * next page is laid out whole, or a way back would find its scroll position elsewhere.
 */
export function layOutLater(): () => void {
  const root = document.documentElement;
  const end = () => root.removeAttribute(ATTRIBUTE);
  const parts = [...document.querySelectorAll<HTMLElement>("main > section, footer")];
  const next = () => {
    const part = parts.shift();
    if (!part || !root.hasAttribute(ATTRIBUTE)) return end();
    part.style.contentVisibility = "visible";
    whenIdle(next);
  };
  if (root.hasAttribute(ATTRIBUTE)) whenIdleAfterLoad(next);
  return end;
}
