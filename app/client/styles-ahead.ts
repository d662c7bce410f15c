/** Marks a style sheet that is loaded and not in force: it waits for the page that has it. */
const AHEAD = "data-ahead";
/** The media of such a sheet: none. */
export const WAITING = "not all";

/**
 * Loads a style sheet of a page that somebody may go to next, in two steps: into the browser's store,
 * then, from there, as a sheet that waits. React Router finds it and begins to render at once: alone,
 * it puts the sheet into the page that is still open, takes it out again and preloads it, which it
 * waits for twice.
 */
export function loadStylesAhead(href: string): Promise<unknown> | undefined {
  if (linkTo(href)) return;
  const link = createLink(href);
  link.rel = "prefetch";
  link.as = "style";
  const over = settled(link, () => wait(link));
  document.head.append(link);
  return over;
}

/** Resolves when what a link asks for has come, after `loaded`, or can't be had. */
export function settled(link: HTMLLinkElement, loaded?: () => void): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = () => {
      link.onload = null;
      loaded?.();
      resolve(1);
    };
    link.onerror = resolve;
  });
}

/** The sheets of the page that somebody went to last. */
let arrival: Promise<unknown> = Promise.resolve();

/**
 * The same for the page that somebody goes to now, before React Router looks for its sheets: what has
 * not come ahead, or in a browser that prefetches nothing. `stylesAreThere` says when they are loaded.
 */
export function loadStylesNow(hrefs: readonly string[]): void {
  arrival = Promise.all(hrefs.map(loadSheet));
}

/**
 * When those are loaded. A page rendered before would stand without its styles for a moment, and be
 * scrolled to where its parts are not going to be.
 */
export const stylesAreThere = () => arrival;

function loadSheet(href: string): Promise<void> | undefined {
  const ahead = linkTo(href);
  if (ahead && (ahead.sheet || !ahead.hasAttribute(AHEAD))) return;
  ahead?.remove();
  const link = createLink(href);
  const loaded = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // React Router's own will say so at the destination.
      link.remove();
      resolve();
    };
  });
  wait(link);
  document.head.append(link);
  return loaded;
}

const linkTo = (href: string) =>
  document.head.querySelector<HTMLLinkElement>(`link[href="${href}"]`);

function createLink(href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.setAttribute(AHEAD, "");
  link.setAttribute("href", href);
  return link;
}

function wait(link: HTMLLinkElement): void {
  link.media = WAITING;
  link.rel = "stylesheet";
}

/** The sheets that the page on display asked for itself. */
export const pageSheets = () => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"]:not([${AHEAD}])`),
];
