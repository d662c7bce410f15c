import type { PublishedContent } from "../app/content/changes/published-content.server.ts";
import type { RedirectCache } from "../app/content/redirects/redirect-cache.server.ts";
import type { BackendSetup } from "./backend-setup.ts";

/** Follows what the content backend tells this process without being asked by a visitor. */
export type BackendWatch = {
  /** Whether anything published is kept here from before. */
  hasCopy(): boolean;
  /** Looks from now on; resolves after the first look at everything, or when `waitMs` are over. */
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
  content: PublishedContent;
  redirects: RedirectCache;
  /** Undefined for a backend in this process, which is given the token that it knows. */
  setup: BackendSetup | undefined;
};

const REDIRECTS = "redirects";

export function watchBackend({ content, redirects, setup }: Watched): BackendWatch {
  return {
    hasCopy: () => content.hasCopy,
    async start(waitMs) {
      const looks = Promise.all([content.start(), redirects.start(), setup?.start()]);
      const patience = new Promise<void>((resolve) => setTimeout(resolve, waitMs).unref());
      await Promise.race([looks, patience]);
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
