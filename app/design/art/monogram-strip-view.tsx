import Strip from "icon:drawn/monogram-strip";
import type { ReactElement } from "react";

export interface MonogramStripProps {
  readonly className?: string | undefined;
}

/** The footer's strip. What stands around it cuts the line, and the monogram at the bottom. */
export function MonogramStrip({ className }: MonogramStripProps): ReactElement {
  return <Strip className={className ? `mono-strip ${className}` : "mono-strip"} />;
}
