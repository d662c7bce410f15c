import Mark from "icon:drawn/monogram";
import type { ReactElement } from "react";

/**
 * The B4 mark: B in the text colour, 4 in signal. Minimum height 20 px. The fill attribute is what
 * shows without a stylesheet; `.mono-4 { fill: var(--signal) }` overrides it, and forced colours
 * can set both letters to the system's text colour. What stands beside it says its name.
 */
export function Monogram({ className }: { className?: string }): ReactElement {
  return <Mark className={className ? `mono ${className}` : "mono"} />;
}
