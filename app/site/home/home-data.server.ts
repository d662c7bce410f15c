import { officeOf } from "../../../content/facts/offices.ts";
import { PERSON_NAMES, type PersonId } from "../../../content/facts/people.ts";
import { SERVICES } from "../../../content/facts/services.ts";
import { SHOW } from "../../../content/facts/show.ts";
import type { Content } from "../../content/content.server.ts";
import { type PulseName, pulsePath, pulseSpikes } from "../../design/art/pulse.ts";
import { skyAt } from "../../design/art/sky.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { hourOf } from "../hour/hour.server.ts";
import { liveTeaserProps } from "../islands/islands.server.tsx";

const posters = import.meta.glob<string>("/app/design/assets/drawn/posters/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const portraits = import.meta.glob<string>("/app/design/assets/drawn/portraits/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const scenes = import.meta.glob<string>("/app/design/assets/drawn/services/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

const poster = (handle: string) => posters[`/app/design/assets/drawn/posters/${handle}.svg`] ?? "";
const portrait = (id: string) => portraits[`/app/design/assets/drawn/portraits/${id}.svg`] ?? "";
const scene = (slug: string) => scenes[`/app/design/assets/drawn/services/${slug}.svg`] ?? "";

/** Who answers the three questions, in their order. */
const ANSWERERS = ["maria-kallis", "theo-marsh", "ana-reed"] as const satisfies PersonId[];

/** The pictures behind the scenes, in the order of the day. */
const BACKSTAGE = [
  portrait("jack-moran"),
  scene("creator-events"),
  portrait("daniel-osei"),
  portrait("ana-reed"),
];

/** `spread`: over how much of the line the 4s stand, in its units. */
type Teaser = { slug: string; pulse: PulseName; spread: number };

/** The programme guide's four (spec, section 1): growth, monetization, long video, likes. */
const GUIDE: readonly Teaser[] = [
  { slug: "tiktok-growth-strategies", pulse: "decay", spread: 620 },
  { slug: "tiktok-monetization", pulse: "rise", spread: 350 },
  { slug: "youtube-monetization-guide", pulse: "pair", spread: 260 },
  { slug: "tiktok-likes-guide", pulse: "echo", spread: 250 },
];
/** Keeps the first 4 clear of the cell's edge. */
const INDENT = 34;
/** Height of a pulse and of its tallest 4; the line runs on for as wide as a window gets. */
const PULSE = { width: 4_000, height: 140, tallest: 92 } as const;

/** Everything the home page shows in one language, put together. */
export function homeData(content: Content, now: Date) {
  const { locale } = content;
  const words = content.words("home");
  const { services, free, offices, clocks, generic } = content.words("shell");
  // Their own parts say these (hour/, islands/): each word that goes along is in the page once more.
  const { summary: _, chart: __, events: ___, ...monitor } = words.monitor;
  const { lines, ...rundown } = words.services;
  return {
    words: {
      ...words,
      monitor,
      services: rundown,
      peaks: { peakNow: words.peaks.peakNow },
    },
    offices,
    newOffice: clocks.new,
    sky: skyAt(officeOf("athens"), content.halfHour()),
    videoUnsupported: generic.videoUnsupported,
    show: showData(locale),
    poster: posterWords(content),
    services: SERVICES.map(({ slug, audience, isFree }, index) => ({
      audience,
      number: index + 1,
      to: `/services/${slug}`,
      name: services[slug].name,
      line: lines[slug],
      free: isFree ? free : undefined,
    })),
    backstage: BACKSTAGE,
    hour: hourOf(content),
    teaser: liveTeaserProps(content, now),
    answers: ANSWERERS.map((id) => ({ name: PERSON_NAMES[id][locale], portrait: portrait(id) })),
    guide: GUIDE.flatMap((teaser) => guideEntry(content, teaser) ?? []),
  };
}

/** Of the frame that draws a poster, what stands here: each word is in the page twice. */
function posterWords(content: Content) {
  const { heading, label, private: kept, go, you } = content.words("creatorsJoin").poster;
  return { heading, label, private: kept, go, you };
}

export type HomeData = ReturnType<typeof homeData>;

function showData(locale: LocaleCode) {
  return {
    presenter: SHOW.presenter[locale],
    cast: SHOW.cast.map(({ handle, name }) => ({
      name: name[locale],
      handle: `@${handle}`,
      poster: poster(handle),
    })),
  };
}

function guideEntry(content: Content, { slug, pulse, spread }: Teaser) {
  const article = content.articles.summary(slug);
  // Staff may have published it in another language alone.
  if (!article) return undefined;
  const { title, description, category, author, minutes } = article;
  const { width, height, tallest } = PULSE;
  return {
    to: `/blog/${slug}`,
    title,
    description,
    category,
    minutes,
    author: PERSON_NAMES[author][content.locale],
    pulse: pulsePath({
      width,
      height,
      isWhole: true,
      spikes: pulseSpikes(pulse, spread, tallest).map(({ x, apex }) => ({ x: x + INDENT, apex })),
    }),
  };
}
