import engineUrl from "chunk-url:site/your-poster/engine.ts";
import { useEffect, useState } from "react";

/** What draws posters; loaded when there is a handle to draw. */
export const engine = (): Promise<typeof import("./engine.ts")> =>
  import(/* @vite-ignore */ engineUrl);

/**
 * The poster of a handle as an address for `img`, drawn in this browser: undefined until it is, and
 * where what draws it can't be loaded.
 */
export function useDrawn(handle: string): string | undefined {
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => {
    if (handle)
      engine().then(
        ({ posterAddress }) => setDrawn(posterAddress(handle)),
        () => {},
      );
  }, [handle]);
  return handle ? drawn : undefined;
}
