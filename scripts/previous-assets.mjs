// Assets of earlier builds stay for a while: a tab that was opened before a deploy asks for them by
// their old names. Outside build/, which every build empties; hard links, so quick and free while
// they are current.
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";

/** A tab that is older has asked for the newer build long ago (it does so hourly). */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Adds what is built now to the earlier assets, and removes those whose time is over. */
export function keepAssets(current, previous, now = Date.now()) {
  if (existsSync(current)) {
    mkdirSync(previous, { recursive: true });
    for (const name of readdirSync(current)) {
      const kept = join(previous, name);
      if (!existsSync(kept)) linkSync(join(current, name), kept);
      // From now on its time runs.
      utimesSync(kept, now / 1000, now / 1000);
    }
  }
  if (!existsSync(previous)) return;
  for (const name of readdirSync(previous)) {
    const path = join(previous, name);
    if (now - statSync(path).mtimeMs > KEPT_MS) rmSync(path);
  }
}
