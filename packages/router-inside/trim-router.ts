import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Parts of React Router that this site has turned off, by the end of their file names, with what
 * little of them is still called: finding routes while the visitor is there (react-router.config.ts
 * has them all from the start) and instrumentation (nobody passes any).
 */
const UNUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/lib/dom/ssr/fog-of-war.js": {
    isFogOfWarEnabled: "() => false",
    getPatchRoutesOnNavigationFunction: "() => undefined",
    useFogOFWarDiscovery: "() => {}",
  },
  "/lib/dom/ssr/route-discovery.js": {},
  "/lib/router/instrumentation.js": {
    consumeInstrumentationClientResultMetaReceiver: "() => undefined",
  },
};

/** Components that no page has, by the file that has others beside them: links are followed-link.tsx's. */
const UNUSED_COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  "/lib/dom/lib.js": ["Link", "NavLink"],
};

/**
 * Leaves those parts out of what browsers load: 3 kB of 95 (docs/performance.md). Whatever else of
 * them should be called after an upgrade says so by name; the browser tests would find it.
 */
export function trimRouter(): Plugin {
  return {
    name: "trim-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      const file = id.split("?", 1)[0] ?? "";
      if (!file.includes("/node_modules/react-router/")) return undefined;
      const isPart = (name: string) => file.endsWith(name);
      const part = Object.keys(UNUSED).find(isPart);
      if (part) return withoutBodies(part, readFileSync(file, "utf8"));
      const whole = Object.keys(UNUSED_COMPONENTS).find(isPart);
      return whole && withoutComponents(UNUSED_COMPONENTS[whole] ?? [], readFileSync(file, "utf8"));
    },
  };
}

/** How a module of the library says what it exports, on a line of its own. */
const [OPEN, CLOSE] = ["export { ", " };"];

/** A module with the same exports, of which only the given ones do anything. */
export function withoutBodies(part: string, source: string): string {
  const line = source.split("\n").find((each) => each.startsWith(OPEN) && each.endsWith(CLOSE));
  const names = line?.slice(OPEN.length, -CLOSE.length).split(", ");
  if (!names) throw new Error(`React Router's ${part} no longer has the form it had`);
  const kept = UNUSED[part] ?? {};
  const gone = Object.keys(kept).filter((name) => !names.includes(name));
  if (gone.length > 0) throw new Error(`React Router's ${part} no longer exports ${gone}`);
  return names.map((name) => `export const ${name} = ${kept[name] ?? unused(name)};`).join("\n");
}

/** A module without the bodies of some components, each from its first line to that with its name. */
export function withoutComponents(names: readonly string[], source: string): string {
  return names.reduce((text, name) => {
    const start = text.indexOf(`const ${name} = `);
    const last = `${name}.displayName = "${name}";\n`;
    const end = text.indexOf(last);
    if (start < 0 || end < start)
      throw new Error(`React Router's ${name} no longer has the form it had`);
    return `${text.slice(0, start)}${unused(name)}\n${text.slice(end + last.length)}`;
  }, source);
}

function unused(name: string): string {
  return `function ${name}() { throw new Error("${name} was left out of the build") }`;
}
