import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { setAsideCopy } from "../../../packages/lib/storage/set-aside.ts";
import { writeWhole } from "../../../packages/lib/storage/write-whole.ts";
import { redirectSchema, type StoredRedirect } from "../../api/redirects.server.ts";
import type { RedirectShelf } from "./redirect-cache.server.ts";

const FILE = "redirects.json";
const fileSchema = z.array(redirectSchema);

/**
 * The last good copy of the editors' redirects, as `dataDir/redirects.json`: for a process that
 * starts while its content backend is away. Written whole and renamed, so that nobody reads half of
 * it; a damaged file is set aside, and the next copy makes a new one.
 */
export class KeptRedirects implements RedirectShelf {
  readonly #path: string;
  #kept: string | undefined;
  #newest: string | undefined;
  #writing: Promise<void> | undefined;
  #isFailing = false;

  constructor(dataDir: string) {
    this.#path = join(dataDir, FILE);
  }

  read(): readonly StoredRedirect[] {
    try {
      const text = readFileSync(this.#path, "utf8");
      const redirects = fileSchema.parse(JSON.parse(text));
      this.#kept = text;
      return redirects;
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof z.ZodError) this.#setAside(error);
      else if ((error as NodeJS.ErrnoException).code !== "ENOENT") this.#sayUnreadable(error);
      return [];
    }
  }

  /**
   * Resolves when the newest copy lies there, also for those who come while an older one is being
   * written. Does nothing when it is kept already; what fails is tried again with the next copy.
   */
  keep(redirects: readonly StoredRedirect[]): Promise<void> {
    this.#newest = `${JSON.stringify(redirects)}\n`;
    this.#writing ??= this.#writeNewest().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  async #writeNewest(): Promise<void> {
    try {
      while (this.#newest !== undefined && this.#newest !== this.#kept) {
        const text = this.#newest;
        await writeWhole(this.#path, text);
        this.#kept = text;
      }
      this.#isFailing = false;
    } catch (error) {
      // Once for each time that the disk is full.
      if (!this.#isFailing) console.error(`${this.#path} can't be written: ${messageOf(error)}`);
      this.#isFailing = true;
    }
  }

  #setAside(cause: unknown): void {
    try {
      const aside = basename(setAsideCopy(this.#path));
      const what = cause instanceof z.ZodError ? "not redirects" : messageOf(cause);
      console.error(`The copy ${this.#path} is damaged, was set aside as ${aside}: ${what}`);
    } catch (error) {
      this.#sayUnreadable(error);
    }
  }

  #sayUnreadable(error: unknown): void {
    console.error(`The copy ${this.#path} can't be read: ${messageOf(error)}`);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
