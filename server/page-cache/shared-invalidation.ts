import type { Env } from "../../env.ts";
import type { CachedSite } from "./cached-site.ts";

/** Invalidation for this process and, with REDIS_URL, for all that share the content. */
export type SharedInvalidation = {
  /** Drops what shows these pieces of content: here at once, elsewhere within a second. */
  invalidate(tags: readonly string[]): void;
  close(): void;
};

const CHANNEL = "b4:invalidate:";
/** Longest pause between two attempts to reach Redis again, in milliseconds. */
const MAX_RECONNECT_MS = 2_000;
const RECONNECT_STEP_MS = 100;
/** A server that says nothing for this long is taken for lost, in milliseconds. */
const PING_INTERVAL_MS = 5_000;

/**
 * Joins the processes through Redis pub/sub. Never waits for Redis: while it is away each process
 * goes on by itself, and once it is back takes its pages for stale, since it may have missed some.
 */
export async function shareInvalidation(
  { redisUrl, siteUrls }: Pick<Env, "redisUrl" | "siteUrls">,
  cached: Pick<CachedSite, "invalidate" | "expireAll">,
): Promise<SharedInvalidation> {
  if (!redisUrl) return { invalidate: cached.invalidate, close() {} };

  const { createClient } = await import("@redis/client");
  // Several sites may share one Redis.
  const channel = CHANNEL + siteUrls.en.origin;
  const publisher = createClient({
    url: redisUrl,
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL_MS,
    socket: {
      reconnectStrategy: (attempts) => Math.min(attempts * RECONNECT_STEP_MS, MAX_RECONNECT_MS),
    },
  });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });

  let isLost = false;
  let wasReady = false;
  subscriber.on("error", (error: Error) => {
    // Told once per outage, not once per attempt.
    if (!isLost) console.error("Redis is away; pages may be older for a while:", error.message);
    isLost = true;
  });
  publisher.on("error", () => {});
  subscriber.on("ready", () => {
    if (wasReady || isLost) cached.expireAll();
    if (isLost) console.info("Redis is back");
    isLost = false;
    wasReady = true;
  });

  const hear = (message: string) => cached.invalidate(parseTags(message));
  // Neither waits: the client goes on trying by itself.
  publisher.connect().catch(() => {});
  subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, hear))
    .catch(() => {});

  return {
    invalidate(tags) {
      cached.invalidate(tags);
      publisher.publish(channel, JSON.stringify(tags)).catch((error: Error) => {
        console.error("Other processes were not told of new content:", error.message);
      });
    },
    close() {
      for (const client of [subscriber, publisher]) if (client.isOpen) client.destroy();
    },
  };
}

/** A message of ours; anything else invalidates nothing. */
function parseTags(message: string): string[] {
  try {
    const tags: unknown = JSON.parse(message);
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
  } catch {
    return [];
  }
}
