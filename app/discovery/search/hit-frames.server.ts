import type { Content } from "../../content/content.server.ts";
import type { Group, Hit } from "../../content/search/found.ts";
import { pictureOf, signOf, type Tone } from "../../design/article-signs.server.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { PagePath } from "../../pages.ts";

/** What stands in a result's frame: a drawing, or a sign cut by the line. */
export type HitFrame = { src: string } | { sign: string; tone: Tone };

const drawn = import.meta.glob<string>(
  [
    "/app/design/assets/drawn/{cameras,crew,desk,episodes,nights,offers,portraits,posters,services,storyboards}/*.svg",
  ],
  { eager: true, query: "?url", import: "default" },
);

/** Undefined where nothing of that name is drawn. */
const addressOf = (name: string) => drawn[`/app/design/assets/drawn/${name}.svg`];

/** The drawing of each page that is neither a service, nor a case, nor a list of them. */
const PAGE_DRAWINGS: Partial<Record<PagePath, string>> = {
  "/": "nights/doors-air",
  "/team": "portraits/daniel-osei",
  "/about": "portraits/jack-moran",
  "/blog": "storyboards/gym-3",
  "/privacy": "storyboards/game-3",
  "/tiktok-analytics": "desk/decision",
  "/brands": "episodes/glow-beauty-3",
  "/brands/join": "crew/partnerships-manager",
  "/brands/playbook": "episodes/nextgen-gaming-4",
  "/brands/campaigns": "episodes/glow-beauty-4",
  "/brands/resources": "episodes/fresh-food-4",
  "/brands/partnerships": "episodes/fresh-food-1",
  "/creators": "posters/elenonair",
  "/creators/join": "nights/opening-air",
  "/careers": "crew/open",
  "/careers/apply": "nights/rehearsal-air",
  "/services": "cameras/4-3",
  "/case-studies": "episodes/nextgen-gaming-1",
};

/** What stands beside further questions of a page that offers no one thing. */
const ASKED_DRAWINGS: Partial<Record<PagePath, readonly string[]>> = {
  "/": ["nights/break-air", "offers/tiktok-live-2", "offers/talent-management-2"],
  "/creators": ["offers/tiktok-live-1", "offers/talent-management-1", "offers/content-strategy-2"],
  "/brands": ["offers/brand-partnerships-1", "offers/production-1", "offers/brand-partnerships-3"],
};

/** The frame of each case that says most in small. */
const CASE_FRAMES: Readonly<Record<string, number>> = { "nextgen-gaming": 2, "glow-beauty": 2 };
const FIRST_FRAME = 1;

/** Signs of what has no drawing, by its address or its kind. */
const CONTACT: HitFrame = { sign: "@", tone: "signal-ink" };
const TERMS: HitFrame = { sign: "§", tone: "night-paper" };
const PAGE: HitFrame = { sign: "4", tone: "night-signal" };
const QUESTION_TONE: Tone = "aegean-paper";
const QUESTION_SIGNS: Readonly<Record<LocaleCode, string>> = { en: "?", el: ";" };

/** The frame of each result, in their order; no two have the same drawing. */
export function framesOf(hits: readonly Hit[], content: Content): HitFrame[] {
  const frames = hits.map(({ group, url }) =>
    group === "questions" ? undefined : frameOf(group, url, content),
  );
  const shown = new Set(frames.flatMap((frame) => (frame && "src" in frame ? [frame.src] : [])));
  return hits.map(({ url }, index) => frames[index] ?? questionFrame(url, shown, content));
}

/** Of the drawings of the page that a question stands on, the first that is not shown yet; or a sign. */
function questionFrame(url: string, shown: Set<string>, { locale }: Content): HitFrame {
  const src = drawingsOn(url).find((candidate) => !shown.has(candidate));
  if (src === undefined) return { sign: QUESTION_SIGNS[locale], tone: QUESTION_TONE };
  shown.add(src);
  return { src };
}

function frameOf(group: Exclude<Group, "questions">, url: string, content: Content): HitFrame {
  const slug = url.slice(url.lastIndexOf("/") + 1);
  switch (group) {
    case "articles":
      return articleFrame(slug, content);
    case "services":
      // Its own picture is square: in so tall a frame only a slice of it.
      return drawing(`offers/${slug}-1`) ?? PAGE;
    case "cases":
      return drawing(`episodes/${slug}-${CASE_FRAMES[slug] ?? FIRST_FRAME}`) ?? PAGE;
    case "openings":
      return drawing(`crew/${slug}`) ?? drawing("crew/open") ?? PAGE;
    case "pages":
      return pageFrame(url);
  }
}

/** A page's own drawing, and what it offers: many questions in a row are not one sign in a row. */
function drawingsOn(url: string): string[] {
  const own = PAGE_DRAWINGS[url as PagePath];
  const offers = [1, 2, 3].map((n) => url.replace("/services/", "offers/").concat(`-${n}`));
  return [
    ...(own ? [own] : offers),
    ...(ASKED_DRAWINGS[url as PagePath] ?? [url.slice(1)]),
  ].flatMap((name) => addressOf(name) ?? []);
}

function pageFrame(url: string): HitFrame {
  if (url === "/contact") return CONTACT;
  if (url === "/terms") return TERMS;
  const name = PAGE_DRAWINGS[url as PagePath];
  return (name === undefined ? undefined : drawing(name)) ?? PAGE;
}

function drawing(name: string): HitFrame | undefined {
  const src = addressOf(name);
  return src === undefined ? undefined : { src };
}

/** An article's own sign; one that staff have published has the sign of its category. */
function articleFrame(slug: string, { articles, locale }: Content): HitFrame {
  const category = () => articles.summary(slug)?.category ?? "growth";
  const { sign, tone } = signOf(slug, locale) ?? pictureOf(slug, category(), locale);
  return { sign: sign.join("\n"), tone };
}
