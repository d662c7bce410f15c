/** Work that is done a few pieces at a time. */
export type Lanes = {
  /** Begins in the free lanes what has come meanwhile; false when all of it was over before. */
  fill(): boolean;
  /** Resolves when nothing more is given or under way; rejects with the first fault. */
  over: Promise<void>;
};

/**
 * Does what `next` gives, `count` at a time. A piece that hangs holds up its own lane alone: what comes
 * while it does is begun in another one.
 */
export function openLanes<Piece>(
  count: number,
  next: () => Piece | undefined,
  work: (piece: Piece) => Promise<void>,
): Lanes {
  const over = Promise.withResolvers<void>();
  let busy = 0;
  let isOver = false;

  function end(fault?: unknown) {
    isOver = true;
    if (fault === undefined) over.resolve();
    else over.reject(fault);
  }

  async function lane(first: Piece) {
    let piece: Piece | undefined = first;
    try {
      while (piece !== undefined) {
        await work(piece);
        piece = isOver ? undefined : next();
      }
    } catch (error) {
      end(error);
    }
    // In the same step as the last look: nothing can have come in between.
    busy--;
    if (busy === 0) end();
  }

  function fill(): boolean {
    if (isOver) return false;
    try {
      while (busy < count) {
        const piece = next();
        if (piece === undefined) break;
        busy++;
        void lane(piece);
      }
      if (busy === 0) end();
    } catch (error) {
      end(error);
    }
    return true;
  }

  fill();
  return { fill, over: over.promise };
}
