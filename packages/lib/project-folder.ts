import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** In the project's folder, and in none between it and this file or what is built of it. */
const LANDMARK = "server.ts";

/**
 * The project's folder, absolute: what is run is its sources or, in production, what the build made of
 * them (decision 256), and files beside either are found from here.
 */
export const PROJECT_FOLDER = above(import.meta.dirname);

function above(folder: string): string {
  if (existsSync(join(folder, LANDMARK))) return folder;
  const next = dirname(folder);
  if (next === folder) throw new Error(`No ${LANDMARK} above ${import.meta.dirname}`);
  return above(next);
}
