import { SHOW } from "../../../content/facts/show.ts";

const urls = import.meta.glob<string>("/app/design/assets/drawn/posters/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Addresses of the cast's posters, 180 × 320 units each, in the order of the cast. */
export function posterUrls(): string[] {
  return SHOW.cast.flatMap(
    ({ handle }) => urls[`/app/design/assets/drawn/posters/${handle}.svg`] ?? [],
  );
}
