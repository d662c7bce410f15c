const END = ".md";
/** The home page's name as a file. */
const HOME = "/index";

/** Where the Markdown of a page is. */
export const markdownPath = (path: string): string => `${path === "/" ? HOME : path}${END}`;

/** The page whose Markdown an address is; undefined where it is none. */
export function pageOfMarkdown(address: string): string | undefined {
  if (!address.endsWith(END)) return undefined;
  const path = address.slice(0, -END.length);
  return path === HOME ? "/" : path;
}
