import { type ReactNode, useEffect, useRef, useState } from "react";
import { startIslandCycle } from "./island-cycle.ts";

type IslandProps = {
  /** Of /islands/{name}. */
  name: string;
  /** What the server rendered with the page; stays whenever the island can't be loaded. */
  initial: ReactNode;
  /** Time between two loads, in ms; without it the island loads once. */
  refreshMs?: number;
  className?: string;
};

/**
 * A part that changes more often than its page (spec, section 7): comes with the page's HTML, and is
 * replaced by the server's latest rendering when it is seen and the browser idle.
 */
export function Island({ name, initial, refreshMs, className }: IslandProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState<string | TrustedHTML>();
  const [busy, setBusy] = useState(false);

  useEffect(
    () =>
      startIslandCycle({
        name,
        refreshMs,
        element: () => ref.current,
        onBusy: setBusy,
        onHtml: setHtml,
      }),
    [name, refreshMs],
  );

  return (
    // It stays while its content is replaced: what a view has laid out of it is not put off once more.
    <div ref={ref} className={className} data-island={name} aria-busy={busy}>
      {/* Two elements, so that React never mixes its own children with those it does not know. */}
      {html === undefined ? (
        <div key="initial">{initial}</div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: passed by the b4-island policy
        <div key="loaded" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </div>
  );
}
