/** Marks a style sheet that is loaded and not in force: it waits for the page that has it. */
const AHEAD = "data-ahead";
/** The media of such a sheet: none. */
export const WAITING = "not all";

/**
 * Loads a style sheet of a page that somebody may go to next, in two steps: into the browser's store,
 * then, from there, as a sheet that waits. React Router finds it and begins to render at once: alone,
 * it puts the sheet into the page that is still open, takes it out again and preloads it, which it
 * waits for twice. Browsers that prefetch nothing go on with that.
 */
export function loadStylesAhead(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.as = "style";
  link.setAttribute(AHEAD, "");
  link.setAttribute("href", href);
  link.onload = () => {
    link.onload = null;
    link.media = WAITING;
    link.rel = "stylesheet";
  };
  document.head.append(link);
}

/** The sheets that the page on display asked for itself. */
export const pageSheets = () => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"]:not([${AHEAD}])`),
];
