import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { copyFile, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SharedAssets } from "../../packages/lib/shared-state/shared-state.ts";
import { builtFile, type StaticFile, variantsOf } from "./file-index.ts";

/** How long a build's files are kept after the last process that had them has said so. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
/** How often a process says so, and how soon again after nobody could be told, in milliseconds. */
const SAY_AGAIN_MS = 24 * 60 * 60 * 1000;
const TRY_AGAIN_MS = 15_000;
/** So long a name that nobody knows is not looked for again, in milliseconds. */
const MISSED_MS = 2_000;
const MAX_MISSED = 500;
/** Names that are looked for at once: strangers may ask for any. */
const MAX_AT_ONCE = 20;
/** As the build writes them: a name, a hash, an ending, which may have two parts. */
const ASSET_NAME = /^[\w$-][\w.$-]{0,150}-[\w-]{8}(?:\.(?!br$|gz$)\w{1,8}){1,2}$/;

type Places = {
  /** This build's files, on this machine. */
  built: string;
  /** Where earlier builds of this machine have left theirs. */
  previous: string;
  /** A folder that processes share. */
  shared: string | undefined;
  /** Where what the database knows is kept on this disk. */
  kept: string;
  /** What other processes have told the database; undefined where there is none. */
  assets: () => SharedAssets | undefined;
};

/**
 * Hashed files of builds that this process was not started with: while a fleet is restarted one after
 * the other, a page of one process asks another one for its scripts. They are looked for on the disk
 * again, in the folder that processes share, and in their database (docs/decisions/0098).
 */
export class OtherBuilds {
  readonly #places: Places;
  readonly #found = new Map<string, StaticFile>();
  readonly #missed = new Map<string, number>();
  readonly #flights = new Map<string, Promise<StaticFile | undefined>>();
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #isTroubled = false;

  constructor(places: Places, now: () => number = Date.now) {
    this.#places = places;
    this.#now = now;
  }

  /** One that was found before. */
  get(name: string): StaticFile | undefined {
    return this.#found.get(name);
  }

  async find(name: string): Promise<StaticFile | undefined> {
    if (!ASSET_NAME.test(name) || this.#now() < (this.#missed.get(name) ?? 0)) return undefined;
    const known = this.#flights.get(name);
    if (known) return known;
    if (this.#flights.size >= MAX_AT_ONCE) return undefined;
    const flight = this.#look(name)
      .catch((error: unknown) => {
        console.error(`The file ${name} of another build can't be had:`, error);
        return undefined;
      })
      .finally(() => this.#flights.delete(name));
    this.#flights.set(name, flight);
    const file = await flight;
    if (file) this.#found.set(name, file);
    else this.#miss(name);
    return file;
  }

  /** Tells the others of this build's files from now on; resolves when it is done, or `waitMs` are over. */
  async start(waitMs: number): Promise<void> {
    forgetOld(this.#places.kept, this.#now());
    const patience = Promise.withResolvers<void>();
    const timer = setTimeout(patience.resolve, waitMs).unref();
    await Promise.race([this.#tell(), patience.promise]);
    clearTimeout(timer);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #look(name: string): Promise<StaticFile | undefined> {
    const { built, previous, shared, kept, assets } = this.#places;
    for (const folder of [built, previous, shared, kept]) {
      if (folder && existsSync(join(folder, name))) return builtFile(folder, name);
    }
    const contents = await assets()?.find(variantsOf(name));
    if (!contents?.has(name)) return undefined;
    mkdirSync(kept, { recursive: true });
    // The plain one last: where it is, the others are.
    for (const one of variantsOf(name).toReversed()) {
      const content = contents.get(one);
      if (content) await replaced(join(kept, one), (path) => writeFile(path, content));
    }
    return builtFile(kept, name);
  }

  #miss(name: string): void {
    this.#missed.delete(name);
    this.#missed.set(name, this.#now() + MISSED_MS);
    const [oldest] = this.#missed.keys();
    if (this.#missed.size > MAX_MISSED && oldest !== undefined) this.#missed.delete(oldest);
  }

  async #tell(): Promise<void> {
    const { built, shared, assets } = this.#places;
    const database = assets();
    let isTold = true;
    try {
      const names = shared || database ? readdirSync(built) : [];
      if (shared) await keepIn(shared, built, names, this.#now());
      if (database) isTold = await database.publish(names, (name) => readFile(join(built, name)));
    } catch (error) {
      isTold = false;
      if (!this.#isTroubled) console.error("Other processes can't be told of this build:", error);
    }
    this.#isTroubled = !isTold;
    if (!shared && !database) return;
    const pause = isTold ? SAY_AGAIN_MS : TRY_AGAIN_MS;
    this.#timer = setTimeout(() => void this.#tell(), pause).unref();
  }
}

/** Adds files to a folder that others read at the same time, and removes what is too old. */
async function keepIn(folder: string, from: string, names: readonly string[], now: number) {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const path = join(folder, name);
    if (!existsSync(path)) await replaced(path, (made) => copyFile(join(from, name), made));
    // From now on its time runs.
    await utimes(path, now / 1000, now / 1000);
  }
  forgetOld(folder, now);
}

/** Writes a file beside its place and puts it there whole. */
async function replaced(path: string, write: (path: string) => Promise<void>): Promise<void> {
  const made = `${path}.${process.pid}.part`;
  try {
    await write(made);
    await rename(made, path);
  } finally {
    await rm(made, { force: true });
  }
}

/** Files alone, of names that a build gives or a writer has left unfinished: the folder may be anybody's. */
function forgetOld(folder: string, now: number): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const plain = name.replace(/(?:\.\d+\.part)?$/, "").replace(/\.(?:br|gz)$/, "");
    const path = join(folder, name);
    const stats = ASSET_NAME.test(plain) ? statSync(path, { throwIfNoEntry: false }) : undefined;
    if (stats?.isFile() && now - stats.mtimeMs > KEPT_MS) rmSync(path, { force: true });
  }
}
