const drawn = import.meta.glob<string>("/app/design/assets/drawn/crew/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const props = import.meta.glob<string>("/app/design/assets/drawn/props/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** URL of what a job is done with; undefined for one that staff have published. */
export const propOf = (opening: string): string | undefined =>
  props[`/app/design/assets/drawn/props/${opening}.svg`];

/** URL of who does a job, 180 × 320; one that staff have published has the open application's. */
export function crewOf(opening: string | undefined): string {
  const url = (id: string) => drawn[`/app/design/assets/drawn/crew/${id}.svg`];
  const found = (opening && url(opening)) || url("open");
  if (!found) throw new Error("No crew; run scripts/draw-pictures.ts");
  return found;
}
