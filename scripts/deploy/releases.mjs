// Folders of releases on a plain machine: TO/releases/…, and TO/current, a link to the one that runs.
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, join } from "node:path";
import { keepAssets } from "../previous-assets.mjs";

const ASSETS = "build/client/assets";
const PREVIOUS = ".cache/previous-assets";

export const releasesIn = (to) => join(to, "releases");

/** The folder of the release that runs; undefined before the first. */
export function currentRelease(to) {
  const link = join(to, "current");
  if (!lstatSync(link, { throwIfNoEntry: false })) return undefined;
  const folder = join(releasesIn(to), basename(readlinkSync(link)));
  return existsSync(folder) ? folder : undefined;
}

/** In a release that every process has run: not in one whose deployment was killed, at whichever step. */
const SERVED = ".served";

export const markServed = (folder) => writeFileSync(join(folder, SERVED), "");

const hasServed = (folder) => existsSync(join(folder, SERVED));

/**
 * The release to go back to: what runs, or the newest that has served when what runs never did, since a
 * deployment was killed. Releases of a time before they were marked: what runs.
 */
export function inService(to) {
  const running = currentRelease(to);
  if (!running || hasServed(running)) return running;
  const served = namesIn(to).filter((name) => hasServed(join(releasesIn(to), name)));
  return served.length > 0 ? join(releasesIn(to), served.at(-1)) : running;
}

/** The release that was in service before the one that runs; throws when it is not there any more. */
export function releaseBefore(to) {
  const running = currentRelease(to);
  const older = namesIn(to).filter(
    (name) => running && name < basename(running) && hasServed(join(releasesIn(to), name)),
  );
  const last = older.at(-1);
  if (!last) throw new Error(`There is no release in ${releasesIn(to)} before the one that runs`);
  return join(releasesIn(to), last);
}

/** From one moment to the next: a process that starts meanwhile finds the one or the other. */
export function switchTo(to, folder) {
  const next = join(to, `.current-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(join("releases", basename(folder)), next);
  renameSync(next, join(to, "current"));
}

/** A tab of the release before asks for its files by their names: the new one has them, too. */
export function takeAssetsAlong(from, folder) {
  const own = join(folder, PREVIOUS);
  for (const older of [join(from, PREVIOUS), join(from, ASSETS)]) keepAssets(older, own);
}

/** The build of a release, as its /builds/latest.json tells it. */
export function buildOf(folder) {
  const names = readdirSync(join(folder, ASSETS));
  const found = names.map((name) => /^manifest-([0-9a-f]+)\.js$/.exec(name)?.[1]).find(Boolean);
  if (!found) throw new Error(`${folder} has no finished build`);
  return found;
}

/** Names of the releases, the oldest first. */
const namesIn = (to) =>
  readdirSync(releasesIn(to))
    .filter((name) => !name.startsWith("."))
    .sort();

/** Removes releases that never were in service, and the oldest but for `keep`; not those that are named. */
export function removeOld(to, keep, needed) {
  const folders = namesIn(to).map((name) => join(releasesIn(to), name));
  const served = folders.filter(hasServed);
  const kept = new Set([...served.slice(Math.max(0, served.length - keep)), ...needed]);
  for (const folder of folders) {
    if (!kept.has(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** One deployment at a time; one that was killed holds nobody up. */
export async function alone(to, work) {
  mkdirSync(releasesIn(to), { recursive: true });
  const lock = join(to, ".deploying");
  if (existsSync(lock) && isAlive(Number(readFileSync(lock, "utf8")))) {
    throw new Error("Another deployment is under way");
  }
  rmSync(lock, { force: true });
  const file = openSync(lock, "wx");
  writeSync(file, String(process.pid));
  closeSync(file);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
