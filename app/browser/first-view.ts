import { whenIdle, whenIdleAfterLoad } from "./when-idle.ts";

/**
 * Attribute of `<html>` while something of the page is put off (design/styles/page.css): `paint` until the
 * first view has been painted, `near` until what is far below is laid out too.
 */
const ATTRIBUTE = "data-first-view";

/**
 * Inline script for the head: marks a page opened at its top. Not after a reload or a way back, nor
 * at an anchor: there the browser is about to scroll to a place that only a whole layout knows. For
 * the same reason a click on a link into the page takes the mark away, with or without the modules.
 */
export const FIRST_VIEW_SCRIPT = `(function(r,n){n=performance.getEntriesByType("navigation")[0];if(!location.hash&&(!n||n.type==="navigate")){r.setAttribute("${ATTRIBUTE}","paint");addEventListener("DOMContentLoaded",function(){requestAnimationFrame(function(){setTimeout(function(){r.hasAttribute("${ATTRIBUTE}")&&r.setAttribute("${ATTRIBUTE}","near")})})})}addEventListener("click",function(e){e=e.target.closest&&e.target.closest("a");e&&e.hash&&e.pathname===location.pathname&&r.removeAttribute("${ATTRIBUTE}")},true)})(document.documentElement)`;

const root = () => document.documentElement;
/** Counts views, so that what was put off for one is not gone on with in the next. */
let view = 0;

/**
 * Begins the view of another page: at its top, it may put off as much as one that was opened there;
 * on a way back or at an anchor it is laid out whole. To be called before it is painted.
 */
export function beginView({ atTop }: { atTop: boolean }): void {
  if (atTop) root().setAttribute(ATTRIBUTE, "near");
  else root().removeAttribute(ATTRIBUTE);
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
    const parts = [...document.querySelectorAll<HTMLElement>("main > section, .put-off, footer")];
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
