import partUrl from "chunk-url:site/home/below-the-fold.tsx";
import { lazy, useEffect } from "react";
import { chunkFailed } from "../../../packages/router-inside/window.ts";

type Part = typeof import("./below-the-fold.tsx");

let want = () => {};
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});

/** The server's HTML of what lies below the fold: there only where the visit began on this page. */
const standing = () => (import.meta.env.SSR ? null : document.querySelector(".home-show"));
// Shown after a navigation, the page has no HTML to stand in for it and is wanted whole.
if (!standing()) want();

/**
 * Below the fold, the page is HTML that works by itself (links, details). Its script is two thirds
 * of the page's own, and would delay the first view for nothing: it comes when the part begins
 * to be seen, or with the first touch or key.
 */
export const BelowTheFoldLater = lazy(async (): Promise<Part> => {
  if (import.meta.env.SSR) return import("./below-the-fold.tsx");
  await wanted;
  return import(/* @vite-ignore */ partUrl).catch((error) => {
    // The page is about to be replaced, and stays as it is until then.
    if (chunkFailed(window, error)) return new Promise<never>(() => {});
    throw error;
  });
});

/** Whoever reloads further down, or jumps there, has passed it: all above the view counts as seen. */
const SEEN_OR_PASSED = { rootMargin: "999999px 0px 0px" };
const FIRST_USE = ["pointerdown", "keydown"] as const;

/** Brings the script of `BelowTheFoldLater` in time; at the latest when the page is left. */
export function useBelowTheFold() {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
      SEEN_OR_PASSED,
    );
    const section = standing();
    if (section) observer.observe(section);
    for (const event of FIRST_USE) addEventListener(event, want, { once: true, passive: true });
    return () => {
      observer.disconnect();
      for (const event of FIRST_USE) removeEventListener(event, want);
      want();
    };
  }, []);
}
