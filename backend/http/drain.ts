/** Most bytes that are read and thrown away so that the sender gets to see the answer. */
const MAX_DRAINED_BYTES = 32 * 1024 * 1024;

/**
 * The body as it arrives. Leaving the loop early leaves the rest unread, for `drain`, instead of
 * cutting the connection.
 */
export const chunksOf = (request: Request): AsyncIterator<Uint8Array> & AsyncIterable<Uint8Array> =>
  (request.body ?? new Blob([]).stream()).values({ preventCancel: true });

/**
 * Reads what is left of a refused body. A sender that is still writing would otherwise see its
 * connection reset instead of the 413.
 */
export async function drain(request: Request): Promise<void> {
  if (!request.body || request.body.locked) return;
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > MAX_DRAINED_BYTES) return;
    }
  } catch {
    // The sender has gone: there is nobody to answer.
  }
}
