import { metaOf } from "../../../content/page-head.ts";
import { pageWords } from "../../../content/page-words.server.ts";
import { siteContext } from "../../../context.ts";
import { drawPoster, posterSvg } from "../../../ui/art/poster.ts";
import { ApplyByMail } from "../../creators/join/apply-by-mail.tsx";
import { ApplyStage } from "../../creators/join/apply-stage.tsx";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

/** The page is a decision already. */
export const handle = { quietFooter: true };

/** Somebody who holds a product; any handle draws the same picture for ever. */
const POSTER_HANDLE = "goodhands";

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const poster = encodeURIComponent(posterSvg(drawPoster(POSTER_HANDLE), { size: 300 }));
  return { words: pageWords(locale, "brandsJoin"), poster: `data:image/svg+xml,${poster}` };
}

export default function BrandsJoin({ loaderData: { words, poster } }: Route.ComponentProps) {
  return (
    <ApplyStage words={words} picture={<img src={poster} width={180} height={320} alt="" />}>
      <ApplyByMail words={words.apply} backTo="/brands/campaigns" />
    </ApplyStage>
  );
}
