import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { setAsideCopy } from "../../packages/lib/storage/set-aside.ts";
import { writeWhole } from "../../packages/lib/storage/write-whole.ts";

const FILE = "announced.json";
const fileSchema = z.record(z.string(), z.string());

/**
 * What search engines have last been told of, as `dataDir/announced.json`: a version for each address.
 * What differs from it is still to be announced, whatever has happened to the process in between.
 */
export class Ledger {
  readonly #path: string;
  #isFailing = false;

  constructor(dataDir: string) {
    this.#path = join(dataDir, FILE);
  }

  /** Versions by address; undefined when nothing was ever announced here. */
  read(): Map<string, string> | undefined {
    try {
      return new Map(
        Object.entries(fileSchema.parse(JSON.parse(readFileSync(this.#path, "utf8")))),
      );
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      this.#giveUp(error);
      return undefined;
    }
  }

  /** What can't be written is kept in memory, and written with what comes next. */
  async write(versions: ReadonlyMap<string, string>): Promise<void> {
    try {
      await writeWhole(this.#path, `${JSON.stringify(Object.fromEntries(versions))}\n`);
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) console.error(`${this.#path} can't be written: ${messageOf(error)}`);
      this.#isFailing = true;
    }
  }

  #giveUp(cause: unknown): void {
    const isDamaged = cause instanceof SyntaxError || cause instanceof z.ZodError;
    try {
      const aside = isDamaged ? `, was set aside as ${basename(setAsideCopy(this.#path))}` : "";
      console.error(`${this.#path} can't be read${aside}: ${messageOf(cause)}`);
    } catch (error) {
      console.error(`${this.#path} can't be read: ${messageOf(error)}`);
    }
  }
}

const messageOf = (error: unknown) =>
  error instanceof z.ZodError
    ? "not addresses with versions"
    : error instanceof Error
      ? error.message
      : String(error);
