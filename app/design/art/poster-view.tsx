import type { ReactElement } from "react";
import { framedShapes, type Keyline } from "./poster.ts";
import { POSTER_HEIGHT, POSTER_WIDTH, type Poster } from "./poster-model.ts";
import { Picture } from "./shape-view.tsx";

export interface PosterViewProps {
  readonly poster: Poster;
  readonly keyline?: Keyline | undefined;
  /** Accessible name; without it the poster is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * The same picture as `posterSvg`, as elements: the join form redraws it as the handle is typed.
 * Its container sets the size; the picture fills it and crops to its middle.
 */
export function PosterView({ poster, keyline, title, className }: PosterViewProps): ReactElement {
  return (
    <Picture
      className={className ? `poster ${className}` : "poster"}
      viewBox={`0 0 ${POSTER_WIDTH} ${POSTER_HEIGHT}`}
      shapes={framedShapes(poster, keyline)}
      title={title}
    />
  );
}
