const days = import.meta.glob<string>("/app/design/assets/drawn/weeks/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** URL of a picture of what the creator does on a day, from Monday (0) on; 180 × 320. */
export function weekPicture(day: number): string {
  const url = days[`/app/design/assets/drawn/weeks/${day}.svg`];
  if (!url) throw new Error(`No picture of day ${day}; run scripts/draw-pictures.ts`);
  return url;
}
