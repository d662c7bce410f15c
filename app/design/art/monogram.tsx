import type { ReactElement } from "react";
import { MONOGRAM_VIEW_BOX, monogramShapes } from "./monogram-shapes.ts";
import { Picture } from "./shape-view.tsx";

export interface MonogramProps {
  readonly className?: string | undefined;
  /** Accessible name, when no text beside it says the same. */
  readonly title?: string | undefined;
}

/**
 * The B4 mark: B in the text colour, 4 in signal. Minimum height 20 px. The fill attribute is what
 * shows without a stylesheet; `.mono-4 { fill: var(--signal) }` overrides it, and forced colours
 * can set both letters to the system's text colour.
 */
export function Monogram({ className, title }: MonogramProps): ReactElement {
  return (
    <Picture
      className={className ? `mono ${className}` : "mono"}
      viewBox={MONOGRAM_VIEW_BOX}
      shapes={monogramShapes()}
      slice="xMidYMid meet"
      title={title}
    />
  );
}
