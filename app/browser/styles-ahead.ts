/** Marks a style sheet that is loaded and not in force: it waits for the page that has it. */
const AHEAD = "data-ahead";
/** The media of such a sheet: none. */
export const WAITING = "not all";

/** When each sheet loaded ahead has come or can't be had. */
const coming = new Map<string, Promise<unknown>>();

/**
 * Loads a style sheet of a page that somebody may go to next, as a sheet that waits: applying to no
 * medium it holds nothing up, and `style-src` covers it. (A prefetch falls under `default-src` in
 * Firefox, which allows nothing, and Safari loads none.) React Router finds it and begins to render
 * at once: alone, it puts the sheet into the page that is still open, takes it out again and preloads
 * it, which it waits for twice.
 */
export function loadStylesAhead(href: string): Promise<unknown> | undefined {
  if (linkTo(href)) return coming.get(href);
  const link = document.createElement("link");
  link.setAttribute(AHEAD, "");
  link.setAttribute("href", href);
  link.media = WAITING;
  link.rel = "stylesheet";
  // A dead one would pass for a sheet that is there; React Router's own will say so at the destination.
  const over = settled(link).then(() => link.sheet || link.remove());
  coming.set(href, over);
  document.head.append(link);
  return over;
}

/** Resolves when what a link asks for has come or can't be had. */
export function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

/** The sheets of the page that somebody went to last. */
let arrival: Promise<unknown> = Promise.resolve();

/**
 * The same for the page that somebody goes to now, before React Router looks for its sheets: what has
 * not come ahead. `stylesAreThere` says when they are loaded.
 */
export function loadStylesNow(hrefs: readonly string[]): void {
  arrival = Promise.all(hrefs.map(loadStylesAhead));
}

/**
 * When those are loaded. A page rendered before would stand without its styles for a moment, and be
 * scrolled to where its parts are not going to be.
 */
export const stylesAreThere = () => arrival;

const linkTo = (href: string) =>
  document.head.querySelector<HTMLLinkElement>(`link[href="${href}"]`);

/** The sheets that the page on display asked for itself. */
export const pageSheets = () => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"]:not([${AHEAD}])`),
];
