import { basename, dirname } from "node:path";

/**
 * How the site is styled (docs/design-system.md), held for every sheet in app/. Global are tokens and
 * base alone; a page has its own utilities; what is drawn has a module beside its component.
 */
const GLOBAL = [
  ...["app", "base", "fonts", "page", "print", "theme", "tokens"].map(
    (name) => `app/design/styles/${name}.css`,
  ),
  "app/paper.css",
];

/** Folders and files that still have global sheets. A line goes with its last one; none is added. */
export const NOT_CONVERTED: readonly string[] = [
  "app/analytics",
  "app/browser",
  "app/design/error-screen",
  "app/design/fields",
  "app/design/footer",
  "app/design/header",
  "app/design/office-time",
  "app/design/prose",
  "app/design/questions",
  "app/design/search",
  "app/design/styles/controls.css",
  "app/design/styles/living-line.css",
  "app/discovery",
  "app/forms/view",
  "app/site/about",
  "app/site/blog",
  "app/site/brands",
  "app/site/careers",
  "app/site/case-studies",
  "app/site/contact",
  "app/site/creators",
  "app/site/design-system",
  "app/site/home",
  "app/site/hour",
  "app/site/legal",
  "app/site/services/content-strategy/strategy.css",
  "app/site/services/tiktok-live/running-order.css",
  "app/site/team",
];

/**
 * What a page brings along in its first answer for a part whose script comes later. A module there is a
 * script of names that every visit would load: 200 bytes of the home page's.
 */
const BROUGHT_ALONG = ["app/site/your-poster/you-frame.css"];

const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

/** What is wrong with a sheet, a line for each fault. */
export function sheetFaults(file: string, source: string): string[] {
  const css = withoutComments(source);
  const isModule = file.endsWith(".module.css");
  if (!isModule && basename(file) !== "utilities.css") {
    return [
      ...otherWidths(file, css).map(
        (width) => `${file} changes at ${width}, which is no breakpoint`,
      ),
      ...([...GLOBAL, ...BROUGHT_ALONG, ...NOT_CONVERTED].some((place) => isIn(file, place))
        ? []
        : [
            `${file} is global: styles of a page are its utilities, or a module beside a component`,
          ]),
    ];
  }
  const faults: string[] = [];
  if (isModule && !isLayered(css)) faults.push(`${file} has rules outside of @layer components`);
  if (/@media[^{]*\bwidth\b/.test(css)) {
    faults.push(`${file} names a width: @variant and one of the six breakpoints instead`);
  }
  if (isModule && /@reference\b/.test(css) !== /@(?:variant|apply)\b|theme\(/.test(css)) {
    faults.push(`${file}: @reference stands where something of the theme is used, and there alone`);
  }
  if (RAW_COLOUR.test(css)) faults.push(`${file} names a colour that is no token`);
  return faults;
}

/** In CSS pixels: the six of app/design/styles/theme.css. */
const BREAKPOINTS_PX = [520, 700, 820, 1000, 1100, 1680];
const widthsAt = (pixels: readonly number[]) =>
  pixels.flatMap((px) => [`min-width: ${px}px`, `max-width: ${px - 1}px`]);
const WIDTHS = widthsAt(BREAKPOINTS_PX);

/**
 * Sheets whose page was worse at one of the six, by pictures, or was not looked at there, with the widths of
 * their own in CSS pixels. This only gets shorter.
 */
const OWN_WIDTHS_PX: Readonly<Record<string, readonly number[]>> = {
  "app/analytics/page/analytics.css": [1633],
  "app/design/header/header.css": [900],
  "app/design/prose/figures/figures.css": [560],
  // A table of four columns has room enough beside the text's measure.
  "app/design/prose/prose.css": [560],
  "app/site/brands/report.css": [600],
  "app/site/brands/resources/reference.css": [600],
  "app/site/home/hero.css": [640],
  "app/site/home/show.css": [640],
  // Its table of Greek words stands side by side on the narrowest screens.
  "app/site/services/content-strategy/strategy.css": [360],
};

/** Widths of the window in a sheet at which no other sheet changes. */
function otherWidths(file: string, css: string): string[] {
  const own = widthsAt(OWN_WIDTHS_PX[file] ?? []);
  const asked = [...css.matchAll(/@media([^{}]*)\{/g)].map(([, query = ""]) => query);
  return asked
    .flatMap((query) => query.match(/(?:min-|max-)?width\b[^()]*/g) ?? [])
    .filter((width) => ![...WIDTHS, ...own].includes(width.trim()));
}

/** A mask says black, which is no colour of the house. */
const RAW_COLOUR = /(?<!url\()#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;
const RAW_COLOUR_UTILITY = /-\[(?:#|(?:rgb|hsl|oklch)a?\()/i;
const WIDTH_UTILITY = /\b(?:min|max)-\[\d[\w.]*\]:/;

/** What is wrong with the utilities in a component. */
export function utilityFaults(file: string, source: string): string[] {
  return [
    ...(RAW_COLOUR_UTILITY.test(source) ? [`${file} names a colour that is no token`] : []),
    ...(WIDTH_UTILITY.test(source) ? [`${file} names a width that is no breakpoint`] : []),
  ];
}

/**
 * A page has one sheet of utilities, so that their order is Tailwind's: its route or the layout around
 * it brings the one beside it.
 */
export function utilitiesFault(file: string, target: string): string | undefined {
  if (basename(target) !== "utilities.css") return undefined;
  const isOwn =
    dirname(file) === dirname(target) && ["route.tsx", "layout.tsx"].includes(basename(file));
  return isOwn ? undefined : `${file} brings ${target}: only the route beside it may`;
}

/** Places of the list that have nothing left to convert, of all sheets there are. */
export function converted(sheets: readonly string[]): string[] {
  const global = sheets.filter(
    (file) => !file.endsWith(".module.css") && basename(file) !== "utilities.css",
  );
  return NOT_CONVERTED.filter((place) => !global.some((file) => isIn(file, place)));
}

/** Modules that share a file name, by which their classes are called in the page (vite/module-names.ts). */
export function namesakes(sheets: readonly string[]): string[] {
  const modules = sheets.filter((file) => file.endsWith(".module.css"));
  return [...Map.groupBy(modules, (file) => basename(file)).values()]
    .filter(({ length }) => length > 1)
    .map((files) => `${files.join(" and ")} have one name, and their classes would`);
}

export function withoutComments(css: string): string {
  return css
    .split("/*")
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf("*/") + 2)))
    .join("");
}

/** Whether all rules stand in the layer; what is referred to and frames of a movement need none. */
function isLayered(css: string): boolean {
  let depth = 0;
  let head = "";
  for (const char of css) {
    if (char === "}") depth -= 1;
    if (depth === 0 && char !== "}") {
      if (char === ";") head = "";
      else if (char !== "{") head += char;
      else if (!/^@(layer components|keyframes )/.test(head.trim())) return false;
      else head = "";
    }
    if (char === "{") depth += 1;
  }
  return true;
}
