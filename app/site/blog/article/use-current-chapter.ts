import { useEffect, useState } from "react";

/** A chapter is current once its heading has risen above this share of the window's height. */
const READING_LINE = 0.4;
/** Longer than any article, in px. */
const FAR_PX = 1_000_000;

/** The id of the chapter being read; undefined before the first one and without JavaScript. */
export function useCurrentChapter(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join();
  useEffect(() => {
    const headings = key.split(",").flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const line = innerHeight * READING_LINE + 1;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
    };
    const observer = new IntersectionObserver(update, {
      // Everything above the line counts as seen, so that a jump over many chapters is noticed too.
      rootMargin: `${FAR_PX}px 0px ${-100 * (1 - READING_LINE)}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
