import { drawPoster } from "../../../ui/art/poster.ts";
import { PosterView } from "../../../ui/art/poster-view.tsx";

/** A handle's own poster, as elements; loaded when somebody types one. */
export function PosterOf({ handle }: { handle: string }) {
  return <PosterView poster={drawPoster(handle)} />;
}
