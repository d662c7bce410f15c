import type { PublishedContent } from "../app/content/changes/published-content.server.ts";
import type { RedirectCache } from "../app/content/redirects/redirect-cache.server.ts";
import type { BackendSetup } from "./backend-setup.ts";

/** Follows what the content backend tells this process without being asked by a visitor. */
export type BackendWatch = {
  /** Whether anything published is kept here from before. */
  hasCopy(): boolean;
  /**
   * Looks from now on. Resolves after the first look at everything, or when nothing more was heard for
   * `waitMs`: thousands of articles take their time on an empty disk, and one that is not there is a 404.
   */
  start(waitMs: number): Promise<void>;
  /** The backend says that a collection was written to; null: any. */
  lookNow(collection: string | null): void;
  /** See Readiness. */
  concerns(): readonly string[];
  /** See BackendSetup. */
  isHeldBack(): boolean;
  whenMended(callback: () => void): void;
  /** Resolves when nothing is written any more. */
  stop(): Promise<void>;
};

type Watched = {
  content: Pick<PublishedContent, "hasCopy" | "heard" | "start" | "lookNow" | "stop">;
  redirects: Pick<RedirectCache, "start" | "expire" | "stop">;
  /** Undefined for a backend in this process, which is given the token that it knows. */
  setup: BackendSetup | undefined;
};

const REDIRECTS = "redirects";

/** Longest that a process waits for what still comes, in milliseconds: a container has a minute to get ready. */
const MOST_MS = 45_000;

async function untilNothingComes(content: Pick<PublishedContent, "heard">, waitMs: number) {
  let known: number;
  let waitedMs = 0;
  do {
    known = content.heard;
    await new Promise<void>((resolve) => setTimeout(resolve, waitMs).unref());
    waitedMs += waitMs;
  } while (content.heard > known && waitedMs < MOST_MS);
}

export function watchBackend({ content, redirects, setup }: Watched): BackendWatch {
  return {
    hasCopy: () => content.hasCopy,
    async start(waitMs) {
      const looks = Promise.all([content.start(), redirects.start(), setup?.start()]);
      await Promise.race([looks, untilNothingComes(content, waitMs)]);
    },
    lookNow(collection) {
      content.lookNow(collection);
      if (collection === null || collection === REDIRECTS) redirects.expire();
    },
    concerns: () => setup?.concerns() ?? [],
    isHeldBack: () => setup?.isHeldBack() ?? false,
    whenMended: (callback) => setup?.whenMended(callback),
    async stop() {
      content.stop();
      setup?.stop();
      await redirects.stop();
    },
  };
}
