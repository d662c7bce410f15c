/**
 * The oldest browsers that the site is made for, styles and script alike: those with `light-dark()`
 * (decisions 7 and 33). Older ones would get colours that do not apply.
 */
export const BROWSER_FLOOR = ["chrome123", "edge123", "firefox120", "safari17.5"];

/** What one of them lacks and no build adds: the library's part of the language. */
const NEWER: Record<string, RegExp> = {
  "URL.parse": /\bURL\.parse\(/,
  "Promise.withResolvers": /\bPromise\.withResolvers\b/,
  "Promise.try": /\bPromise\.try\b/,
  "RegExp.escape": /\bRegExp\.escape\b/,
  "Iterator helpers":
    /\bIterator\.(?:from|prototype)\b|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|some|every|find)\(/,
  "Set operations": /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  "Intl.DurationFormat": /\bIntl\.DurationFormat\b/,
  "Uint8Array.fromBase64": /\bUint8Array\.from(?:Base64|Hex)\b/,
  "Error.isError": /\bError\.isError\b/,
  Temporal: /\bTemporal\.\w/,
};

/** What a built script uses that the floor does not know; guarded uses would have to be told here. */
export function newerThanFloor(script: string): string[] {
  return Object.entries(NEWER).flatMap(([name, pattern]) => (pattern.test(script) ? name : []));
}
