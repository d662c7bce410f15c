import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, type Rolldown } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { guardChunkReload } from "./guard-chunk-reload.ts";

const MODULE = "lib/dom/ssr/routeModules.js";
const GUARDED = /!window\.__b4ChunkFailed\?\.\(error\)\) return \{ default\(\) \{\s*throw error/;
const reactRouter = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guard-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds an entry that imports `specifier`, and gives all of its script. */
async function bundle(specifier: string, ssr = false): Promise<string> {
  const entry = join(folder, "entry.js");
  writeFileSync(entry, `export { loadRouteModule } from ${JSON.stringify(specifier)};`);
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [guardChunkReload()],
    build: {
      write: false,
      minify: false,
      ssr,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

/** A react-router of another shape in the folder's node_modules. */
function fakeReactRouter(file: string, code: string): string {
  const path = join(folder, "node_modules/react-router/dist/production", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  return path;
}

describe("guardChunkReload", () => {
  it.each(["production", "development"])("guards the installed React Router (%s)", async (mode) => {
    const path = join(reactRouter, "dist", mode, MODULE);
    expect(readFileSync(path, "utf8")).toContain("location.reload()");
    const code = await bundle(path);
    expect(code).toMatch(GUARDED);
    expect(code).not.toContain("location.reload()");
  });

  it("leaves the server's build alone", async () => {
    symlinkSync(dirname(reactRouter), join(folder, "node_modules"));
    const code = await bundle(join(reactRouter, "dist/production", MODULE), true);
    expect(code).not.toMatch(GUARDED);
  });

  it.each([
    ["no reload", "export const loadRouteModule = () => location.href;"],
    [
      "two reloads",
      "export function loadRouteModule() { window.location.reload();window.location.reload(); }",
    ],
  ])("fails the build on a module with %s", async (_, code) => {
    const path = fakeReactRouter(MODULE, code);
    await expect(bundle(path)).rejects.toThrow(
      /revisit packages\/router-inside\/guard-chunk-reload\.ts/,
    );
  });

  it("fails the build when the module is somewhere else", async () => {
    const path = fakeReactRouter("lib/moved.js", "export const loadRouteModule = 1;");
    await expect(bundle(path)).rejects.toThrow(/React Router moved it/);
  });

  it("does not hide what else is wrong with a build", async () => {
    const path = fakeReactRouter("lib/moved.js", "export const = ;");
    await expect(bundle(path)).rejects.not.toThrow(/React Router moved it/);
  });
});
