import { metaOf } from "../../../content/page-head.ts";
import { pageWords } from "../../../content/page-words.server.ts";
import { siteContext } from "../../../context.ts";
import { drawPoster, posterSvg } from "../../../ui/art/poster.ts";
import type { Route } from "./+types/route.ts";
import { ApplyByMail } from "./apply-by-mail.tsx";
import { ApplyStage } from "./apply-stage.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

/** The page is a decision already. */
export const handle = { quietFooter: true };

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const words = pageWords(locale, "creatorsJoin");
  const poster = posterSvg(drawPoster(words.stage.role), { size: 300 });
  return { words, poster: `data:image/svg+xml,${encodeURIComponent(poster)}` };
}

export default function CreatorsJoin({ loaderData }: Route.ComponentProps) {
  const { words, poster } = loaderData;
  return (
    <ApplyStage words={words} picture={<img src={poster} width={180} height={320} alt="" />}>
      <ApplyByMail words={words.apply} backTo="/creators" />
    </ApplyStage>
  );
}
