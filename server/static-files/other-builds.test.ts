import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { SharedAssets } from "../../packages/lib/shared-state/shared-state.ts";
import { OtherBuilds } from "./other-builds.ts";

const OLD = "page-AAAAAAAA.js";
/** The manifest that visitors get has an ending of two parts. */
const NEW = "manifest-0a1b2c3d.public.js";
const DAY_MS = 24 * 60 * 60 * 1000;

/** What processes tell each other of, as the database has it. */
function told(): SharedAssets & { asked: string[]; isAway: boolean } {
  const contents = new Map<string, Uint8Array>();
  const port = {
    asked: [] as string[],
    isAway: false,
    async publish(names: readonly string[], read: (name: string) => Promise<Uint8Array>) {
      if (port.isAway) return false;
      for (const name of names) if (!contents.has(name)) contents.set(name, await read(name));
      return true;
    },
    async find(names: readonly string[]) {
      port.asked.push(...names);
      return new Map([...contents].filter(([name]) => !port.isAway && names.includes(name)));
    },
  };
  return port;
}

/** A process with a build of its own on a disk of its own. */
function processOf(name: string, { assets, shared }: { assets?: SharedAssets; shared?: string }) {
  const folder = mkdtempSync(join(tmpdir(), "builds-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const at = (part: string) => join(folder, part);
  for (const part of ["built", "previous"]) mkdirSync(at(part));
  writeFileSync(at(`built/${name}`), `// ${name}`);
  writeFileSync(at(`built/${name}.br`), "packed");
  const clock = { now: Date.now() };
  const places = { built: at("built"), previous: at("previous"), shared, kept: at("kept") };
  const builds = new OtherBuilds({ ...places, assets: () => assets }, () => clock.now);
  onTestFinished(() => builds.stop());
  return { builds, at, clock };
}

it("has the files of a newer build from the database, packed too, and asks for them once", async () => {
  const assets = told();
  const older = processOf(OLD, { assets });
  const newer = processOf(NEW, { assets });
  await Promise.all([older.builds.start(1_000), newer.builds.start(1_000)]);
  const [found] = await Promise.all([older.builds.find(NEW), older.builds.find(NEW)]);
  expect(found?.plain.headers).toContain("public, max-age=31536000, immutable");
  expect(Object.keys(found?.packed ?? {})).toEqual(["br"]);
  expect(readdirSync(older.at("kept")).sort()).toEqual([NEW, `${NEW}.br`]);
  expect(assets.asked).toEqual([NEW, `${NEW}.br`, `${NEW}.gz`]);
  expect(older.builds.get(NEW)).toBe(found);
  // And of an older one, for pages that were opened before.
  expect((await newer.builds.find(OLD))?.plain.size).toBe(`// ${OLD}`.length);
});

it("has them from a folder that processes share, where they stay for two weeks", async () => {
  const shared = mkdtempSync(join(tmpdir(), "shared-"));
  onTestFinished(() => rmSync(shared, { recursive: true, force: true }));
  const older = processOf(OLD, { shared });
  await older.builds.start(1_000);
  const newer = processOf(NEW, { shared });
  writeFileSync(join(shared, "somebody-s.txt"), "not ours");
  expect((await newer.builds.find(OLD))?.plain.file).toBe(join(shared, OLD));
  const [day13, day15] = [13, 15].map((days) => (older.clock.now - days * DAY_MS) / 1000);
  utimesSync(join(shared, OLD), day13 ?? 0, day13 ?? 0);
  await newer.builds.start(1_000);
  expect(existsSync(join(shared, OLD))).toBe(true);
  for (const name of [OLD, "somebody-s.txt"])
    utimesSync(join(shared, name), day15 ?? 0, day15 ?? 0);
  await newer.builds.start(1_000);
  expect(readdirSync(shared).sort()).toEqual(
    [NEW, `${NEW}.br`, `${OLD}.br`, "somebody-s.txt"].sort(),
  );
});

it("finds what a build has put on its own disk since the start", async () => {
  const { builds, at, clock } = processOf(OLD, {});
  expect(await builds.find(NEW)).toBeUndefined();
  writeFileSync(at(`built/${NEW}`), "new");
  clock.now += 3_000;
  expect((await builds.find(NEW))?.plain.file).toBe(at(`built/${NEW}`));
});

it("asks nobody for what no build would be called, and not again at once for what nobody has", async () => {
  const assets = told();
  const { builds, clock } = processOf(OLD, { assets });
  for (const name of [
    "../page-BBBBBBBB.js",
    "page.js",
    ".hidden-AAAAAAAA.js",
    `${OLD}.br`,
    "a/b-AAAAAAAA.js",
    "",
  ]) {
    expect(await builds.find(name), name).toBeUndefined();
  }
  expect(assets.asked).toEqual([]);
  await builds.find(NEW);
  await builds.find(NEW);
  expect(assets.asked).toHaveLength(3);
  clock.now += 3_000;
  await builds.find(NEW);
  expect(assets.asked).toHaveLength(6);
});

it("does not keep a start waiting for a database that hangs", async () => {
  const assets: SharedAssets = {
    publish: () => new Promise(() => {}),
    find: async () => new Map(),
  };
  const { builds } = processOf(OLD, { assets });
  await builds.start(20);
});
