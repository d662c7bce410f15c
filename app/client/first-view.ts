import { whenIdle, whenIdleAfterLoad } from "./when-idle.ts";

/** Attribute of `<html>` while styles/page.css puts off laying out what is far below the fold. */
const ATTRIBUTE = "data-first-view";

/**
 * Inline script for the head: marks a page opened at its top. Not after a reload or a way back, nor
 * at an anchor: there the browser is about to scroll to a place that only a whole layout knows.
 */
export const FIRST_VIEW_SCRIPT = `(function(n){n=performance.getEntriesByType("navigation")[0];location.hash||n&&n.type!=="navigate"||document.documentElement.setAttribute("${ATTRIBUTE}","")})()`;

const root = () => document.documentElement;
/** Counts views, so that what was put off for one is not gone on with in the next. */
let view = 0;

/**
 * Begins the view of another page: at its top, it may put off as much as one that was opened there;
 * on a way back or at an anchor it is laid out whole. To be called before it is painted.
 */
export function beginView({ atTop }: { atTop: boolean }): void {
  root().toggleAttribute(ATTRIBUTE, atTop);
  layOutLater();
}

/**
 * Lays out the rest of the page once it has come alive, a part at a time, so that no touch waits for
 * all of it. To be called after hydration.
 */
export function layOutLater(): void {
  const mine = ++view;
  if (!root().hasAttribute(ATTRIBUTE)) return;
  whenIdleAfterLoad(() => {
    const parts = [...document.querySelectorAll<HTMLElement>("main > section, footer")];
    const next = () => {
      if (mine !== view) return;
      const part = parts.shift();
      if (!part) return root().removeAttribute(ATTRIBUTE);
      part.style.contentVisibility = "visible";
      whenIdle(next);
    };
    next();
  });
}
