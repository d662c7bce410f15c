import type { Plugin } from "vite";

const FILE = "/react-dom/cjs/react-dom-client.production.js";
/** The errors React makes as it loads, to throw and know again later; nobody reads their stacks. */
const SENTINEL = /(\b\w+Exception = )Error\(formatProdErrorMessage\((\d+)\)\)/g;
const SENTINELS = 5;

/**
 * Makes React's sentinels without recording where they were made. Wherever a browser records that
 * precisely (with developer tools, Lighthouse among them), it parses the whole of React DOM a second
 * time for it: 20 of the 30 ms that loading React takes there (docs/performance.md).
 */
export function stacklessSentinels(): Plugin {
  return {
    name: "stackless-sentinels",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const file = id.split("?", 1)[0] ?? "";
      return file.endsWith(FILE) ? { code: withoutStacks(code), map: null } : undefined;
    },
  };
}

/** React DOM's source with its sentinels as plain objects that are errors by their prototype. */
export function withoutStacks(source: string): string {
  let found = 0;
  const changed = source.replace(SENTINEL, (_all, assignment: string, code: string) => {
    found++;
    const message = `{ message: { value: formatProdErrorMessage(${code}) } }`;
    return `${assignment}Object.create(Error.prototype, ${message})`;
  });
  if (found !== SENTINELS) throw new Error(`React DOM has ${found} sentinels, not ${SENTINELS}`);
  return changed;
}
