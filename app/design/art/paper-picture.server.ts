import type { PaperScene } from "./paper-scenes.ts";

const drawn = import.meta.glob<string>("/app/design/assets/drawn/papers/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** URL of a picture of what becomes of what people send, 180 × 320. */
export function paperPicture(scene: PaperScene): string {
  const url = drawn[`/app/design/assets/drawn/papers/${scene}.svg`];
  if (!url) throw new Error(`No picture of ${scene}; run scripts/draw-pictures.ts`);
  return url;
}
