import type { ServiceSlug } from "../../../../content/facts/services.ts";
import type { CastHandle } from "../../../../content/facts/show.ts";
import type { SERVICE_HOSTS } from "../../../design/art/service-hosts.ts";

const drawings = import.meta.glob<string>("./drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const posters = import.meta.glob<string>("/app/design/assets/drawn/posters/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const hosts = import.meta.glob<string>("/app/design/assets/drawn/hosts/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** One 9:16 frame of a stage's wall. `size` and `crop` are classes of wall.module.css. */
export type WallFrame = {
  src: string;
  size: "xl" | "l" | "m" | "s" | "xs";
  crop?: "close" | "half" | "turned" | "left" | "right";
};

/** A drawing of this folder, by name. */
export const drawing = (name: string) => pictureOf(drawings, `./drawings/${name}.svg`);
/** A poster of the cast, by handle. Throws when the pictures have not been drawn. */
export const posterOf = (handle: CastHandle) =>
  pictureOf(posters, `/app/design/assets/drawn/posters/${handle}.svg`);

function pictureOf(pictures: Record<string, string>, path: string): string {
  const url = pictures[path];
  if (!url) throw new Error(`No picture at ${path}; run scripts/draw-pictures.ts`);
  return url;
}

/** What hangs on the line of a service's stage, from left to right, where somebody has chosen it. */
const WALLS: Readonly<Partial<Record<ServiceSlug, () => readonly WallFrame[]>>> = {
  "talent-management": () => [
    { src: drawing("rates"), size: "s" },
    { src: drawing("contract"), size: "l" },
    { src: posterOf("ioannacooks"), size: "xl" },
    { src: drawing("calendar"), size: "l" },
    { src: drawing("calls"), size: "s" },
  ],
  "tiktok-live": () => [
    { src: posterOf("lydiawave"), size: "m" },
    { src: posterOf("nikosvale"), size: "s" },
    { src: posterOf("petrosone"), size: "m" },
    { src: posterOf("theolark"), size: "xl" },
    { src: posterOf("marinasol"), size: "m" },
    { src: posterOf("ioannacooks"), size: "s" },
    { src: posterOf("dafnirey"), size: "m" },
  ],
  "content-strategy": () => [
    { src: posterOf("nikosvale"), size: "xs" },
    { src: drawing("format"), size: "m" },
    { src: drawing("schedule"), size: "l" },
    { src: drawing("number"), size: "xl" },
  ],
  "brand-partnerships": () => [
    { src: drawing("product"), size: "l" },
    { src: posterOf("dafnirey"), size: "xl" },
    { src: drawing("audience"), size: "l" },
  ],
  production: () => [
    { src: posterOf("arismoon"), size: "m", crop: "left" },
    { src: posterOf("arismoon"), size: "s", crop: "half" },
    { src: posterOf("arismoon"), size: "m" },
    { src: posterOf("arismoon"), size: "xl", crop: "close" },
    { src: posterOf("arismoon"), size: "m", crop: "right" },
    { src: posterOf("arismoon"), size: "s", crop: "turned" },
  ],
  "creator-events": () => [
    { src: posterOf("petrosone"), size: "s" },
    { src: posterOf("lydiawave"), size: "m" },
    { src: posterOf("stavrosb"), size: "xl" },
    { src: posterOf("ioannacooks"), size: "m" },
    { src: posterOf("theolark"), size: "s" },
  ],
};

export function wallOf(slug: ServiceSlug): readonly WallFrame[] {
  return WALLS[slug]?.() ?? hostWall(slug);
}

/** As many pictures as stand beside a heading. */
const COMPANY = 3;

/** URLs of what hangs beside what one gets, 180 × 320, where nobody has drawn it: three of the page's wall. */
export const companyOf = (slug: ServiceSlug): readonly string[] =>
  [...new Set(wallOf(slug).map(({ src }) => src))].slice(-COMPANY);

/** The sizes of a wall that nobody has chosen, one for each of the service's hosts. */
const SIZES = ["s", "m", "xl", "m", "s"] as const satisfies { length: typeof SERVICE_HOSTS };

function hostWall(slug: ServiceSlug): readonly WallFrame[] {
  return SIZES.map((size, place) => ({
    src: pictureOf(hosts, `/app/design/assets/drawn/hosts/${slug}-${place}.svg`),
    size,
  }));
}
