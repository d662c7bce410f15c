import type { ServiceSlug } from "../../../../content/facts/services.ts";
import type { DeskId } from "../../../design/art/desk.ts";

const drawn = import.meta.glob<string>("/app/design/assets/drawn/desk/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** What lies on the table when a service is agreed; a page and its terms for one that nobody has drawn. */
const DESKS: Readonly<Partial<Record<ServiceSlug, readonly DeskId[]>>> = {
  "talent-management": ["notes", "dates", "terms"],
  "tiktok-live": ["questions", "dates", "seats"],
  "content-strategy": ["sentences", "dates", "decision"],
  "brand-partnerships": ["names", "budget", "terms"],
  production: ["seats", "budget", "page"],
  "creator-events": ["dates", "seats", "budget"],
};
const ANY: readonly DeskId[] = ["sentences", "page", "terms"];

/** URLs of three frames, 180 × 320. Throws when the pictures have not been drawn. */
export const deskOf = (slug: ServiceSlug): readonly string[] =>
  (DESKS[slug] ?? ANY).map((id) => {
    const url = drawn[`/app/design/assets/drawn/desk/${id}.svg`];
    if (!url) throw new Error(`No picture of ${id}; run scripts/draw-pictures.ts`);
    return url;
  });
