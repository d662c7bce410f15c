import type { DeskId } from "../../../design/art/desk.ts";

const drawn = import.meta.glob<string>("/app/design/assets/drawn/desk/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const ON_IT: readonly DeskId[] = ["sentences", "page", "terms"];

/**
 * URLs of what lies on the table when a service is agreed that nobody has drawn, 180 × 320: a page and its terms.
 * Throws when the pictures have not been drawn.
 */
export const desk = (): readonly string[] =>
  ON_IT.map((id) => {
    const url = drawn[`/app/design/assets/drawn/desk/${id}.svg`];
    if (!url) throw new Error(`No picture of ${id}; run scripts/draw-pictures.ts`);
    return url;
  });
