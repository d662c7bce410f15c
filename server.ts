import { existsSync } from "node:fs";
import { join } from "node:path";

/** `main.ts` with all it imports, as the build put it together (vite.config.ts): a start reads a few files for a thousand. */
const BUILT = join(import.meta.dirname, "build/server/main.js");

/** The program of every process: what was built in production, else the sources (decision 256). */
const isBuilt = process.env.NODE_ENV !== "development" && existsSync(BUILT);
await import(isBuilt ? BUILT : "./main.ts");
