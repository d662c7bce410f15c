import { Suspense } from "react";
import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import dayWide from "../../design/assets/drawn/scenes/day-wide.svg";
import nightWide from "../../design/assets/drawn/scenes/night-wide.svg";
import interLightFigures from "../../design/assets/fonts/inter-light-figures.woff2";
import type { Route } from "./+types/route.ts";
import { Hero } from "./hero.tsx";
import "../../design/questions/questions.css";
// Of parts below the fold, whose scripts come later.
import "../your-poster/you-frame.css";
import "./home.css";
import { homeData } from "./home-data.server.ts";
import { BelowTheFoldLater, useBelowTheFold } from "./later.ts";
import { Ticker } from "./ticker.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

const WIDE = "(min-width: 640px)";
const NIGHT = "(prefers-color-scheme: dark)";

/**
 * The scene is the largest thing in the first view; hero.css alone would ask for it too late. The
 * narrow ones need no request: the styles bring them. The large figures are far below, but a font that
 * comes once all is laid out has all of it laid out again: it is asked for early, behind everything else.
 */
export const links: Route.LinksFunction = () => [
  ...[
    { href: nightWide, media: `${WIDE} and ${NIGHT}` },
    { href: dayWide, media: `${WIDE} and (not ${NIGHT})` },
  ].map((scene) => ({
    rel: "preload",
    as: "image",
    type: "image/svg+xml",
    fetchPriority: "high" as const,
    ...scene,
  })),
  {
    rel: "preload",
    href: interLightFigures,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    fetchPriority: "low",
  },
];

export function loader({ context }: Route.LoaderArgs) {
  return homeData(context.get(contentContext), new Date());
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  useBelowTheFold();
  return (
    <>
      <Hero home={home} />
      <Ticker home={home} />
      <Suspense>
        <BelowTheFoldLater home={home} />
      </Suspense>
    </>
  );
}
