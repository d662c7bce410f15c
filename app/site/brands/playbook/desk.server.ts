import { DESK_IDS } from "../../../design/art/desk.ts";

const drawn = import.meta.glob<string>("/app/design/assets/drawn/desk/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** URLs of what each chapter leaves on the desk, 180 × 320, in the chapters' order. Throws when they have not been drawn. */
export const deskFrames = (): readonly string[] =>
  DESK_IDS.map((id) => {
    const url = drawn[`/app/design/assets/drawn/desk/${id}.svg`];
    if (!url) throw new Error(`No picture of ${id}; run scripts/draw-pictures.ts`);
    return url;
  });
