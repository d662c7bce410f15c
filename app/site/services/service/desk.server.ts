import type { ServiceSlug } from "../../../../content/facts/services.ts";
import type { DeskId } from "../../../design/art/desk.ts";
import type { PriceId } from "../../../design/art/price-frames.ts";

const drawn = import.meta.glob<string>("/app/design/assets/drawn/{desk,prices}/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

type Name = `desk/${DeskId}` | `prices/${PriceId}`;

/**
 * What lies on the table when a service is agreed, no frame in two of them; a page and its terms for one that
 * nobody has drawn.
 */
const DESKS: Readonly<Partial<Record<ServiceSlug, readonly Name[]>>> = {
  "talent-management": ["desk/notes", "prices/share", "desk/terms"],
  "tiktok-live": ["prices/card", "prices/thousand", "prices/candle"],
  "content-strategy": ["desk/sentences", "prices/binder", "desk/decision"],
  "brand-partnerships": ["desk/names", "desk/questions", "desk/budget"],
  production: ["prices/hours", "prices/van", "desk/page"],
  "creator-events": ["prices/place", "prices/chairs", "prices/bill"],
};
const ANY: readonly Name[] = ["desk/sentences", "desk/page", "desk/terms"];

/** URLs of three frames, 180 × 320. Throws when the pictures have not been drawn. */
export const deskOf = (slug: ServiceSlug): readonly string[] =>
  (DESKS[slug] ?? ANY).map((name) => {
    const url = drawn[`/app/design/assets/drawn/${name}.svg`];
    if (!url) throw new Error(`No picture of ${name}; run scripts/draw-pictures.ts`);
    return url;
  });
