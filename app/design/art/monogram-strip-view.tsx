import type { ReactElement } from "react";
import { monogramStripShapes, STRIP_HEIGHT, STRIP_WIDTH } from "./monogram-strip.ts";
import { Picture } from "./shape-view.tsx";

export interface MonogramStripProps {
  readonly className?: string | undefined;
}

/** The footer's strip. What stands around it cuts the line, and the monogram at the bottom. */
export function MonogramStrip({ className }: MonogramStripProps): ReactElement {
  return (
    <Picture
      className={className ? `mono-strip ${className}` : "mono-strip"}
      viewBox={`0 0 ${STRIP_WIDTH} ${STRIP_HEIGHT}`}
      shapes={monogramStripShapes()}
      slice="xMinYMin slice"
    />
  );
}
