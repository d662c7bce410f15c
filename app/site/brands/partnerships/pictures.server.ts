import { KIND_IDS, type KindId } from "./kind-ids.ts";

const drawn = import.meta.glob<string>("/app/design/assets/drawn/partners/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** URL of one picture of a kind. Throws when the pictures have not been drawn. */
function urlOf(name: string): string {
  const url = drawn[`/app/design/assets/drawn/partners/${name}.svg`];
  if (!url) throw new Error(`No picture of ${name}; run scripts/draw-pictures.ts`);
  return url;
}

/** Of a kind: whom it is with, its example year in one row and in two, and that year's rhythm alone. */
const picturesOf = (kind: KindId) => ({
  partner: urlOf(kind),
  year: urlOf(`${kind}-year`),
  halves: urlOf(`${kind}-halves`),
  glimpse: urlOf(`${kind}-glimpse`),
});

export const kindPictures = () =>
  Object.fromEntries(KIND_IDS.map((kind) => [kind, picturesOf(kind)])) as Record<
    KindId,
    ReturnType<typeof picturesOf>
  >;
