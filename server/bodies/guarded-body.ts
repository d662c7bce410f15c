import { RefusedBody, type RefusedBodyStatus } from "../../packages/lib/body/refused-body.ts";
import type { BodyPlace, BodyPlaces } from "./body-places.ts";
import { type Pace, PaceAccount } from "./pace.ts";

type Guard = { places: BodyPlaces; network: string; pace: Pace; isStreamed: boolean };

/** A request's body on its way through somebody else's hands. */
export type GuardedBody = {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Read by whoever works on it, as it comes; the others are read before any work begins. */
  isStreamed: boolean;
  /** Why it was given up, if it was. */
  refused(): RefusedBodyStatus | undefined;
  /** Waited for between the last byte, or the end for another reason, and what its reader does next. */
  beforeWork: (() => Promise<void>) | undefined;
  /** Gives back what it holds. */
  release(): void;
};

/**
 * Hands on a body as its reader asks for it. Its place is taken with the first byte that somebody
 * wants and given back with the last, so that a body that nobody reads costs none. One that comes too
 * slowly, or whose place is needed, ends with RefusedBody.
 */
export function guardBody(body: ReadableStream<Uint8Array>, guard: Guard): GuardedBody {
  const { places, network, pace, isStreamed } = guard;
  const reader = body.getReader();
  const account = new PaceAccount(pace);
  let place: BodyPlace | undefined;
  let refused: RefusedBodyStatus | undefined;
  let giveUp = (_status: RefusedBodyStatus) => {};

  /** The next bytes; rejects with RefusedBody when they are no longer waited for. */
  function nextBytes() {
    const waiting = Promise.withResolvers<Awaited<ReturnType<typeof reader.read>>>();
    const began = performance.now();
    giveUp = (status) => {
      refused ??= status;
      waiting.reject(new RefusedBody(status));
    };
    const timer = setTimeout(() => giveUp(408), account.patienceMs);
    reader.read().then((result) => {
      account.note(result.value?.byteLength ?? 0, performance.now() - began);
      waiting.resolve(result);
    }, waiting.reject);
    return waiting.promise.finally(() => clearTimeout(timer));
  }

  const guarded: GuardedBody = {
    stream: new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        async pull(controller) {
          try {
            place ??= places.enter(network, () => giveUp(503));
            const mine = place;
            if (!mine) refused = 503;
            if (refused) throw new RefusedBody(refused);
            const { done, value } = await nextBytes();
            if (!done) {
              mine?.add(value.byteLength);
              controller.enqueue(value as Uint8Array<ArrayBuffer>);
              return;
            }
            mine?.leave();
            await guarded.beforeWork?.();
            controller.close();
          } catch (error) {
            place?.leave();
            // Not waited for: what is still coming is nobody's any more.
            void reader.cancel(error).catch(() => {});
            await guarded.beforeWork?.();
            throw error;
          }
        },
        async cancel(reason) {
          place?.leave();
          await reader.cancel(reason);
          await guarded.beforeWork?.();
        },
      },
      { highWaterMark: 0 },
    ),
    isStreamed,
    refused: () => refused,
    beforeWork: undefined,
    release: () => place?.leave(),
  };
  return guarded;
}
