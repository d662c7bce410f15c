import { longDay } from "../../../content/day.ts";
import { metaOf } from "../../../content/page-head.ts";
import { pageWords } from "../../../content/page-words.server.ts";
import { siteContext } from "../../../context.ts";
import { openingsIn } from "../openings.server.ts";
import { postedOn, postingOf } from "../posting.server.ts";
import type { Route } from "./+types/route.ts";
import "./apply.css";
import { ApplyByMail } from "./apply-by-mail.tsx";
import { ApplyStage } from "./apply-stage.tsx";

export const handle = { quietFooter: true };

export const meta: Route.MetaFunction = (args) => {
  const { words, posting } = args.loaderData ?? {};
  return metaOf(args, words && { ...words, graph: posting ? [posting] : [] });
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { locale } = site;
  const openings = (await openingsIn(locale)).map(({ id, title, line, city, kind }) => ({
    id,
    title,
    line,
    city,
    kind,
  }));
  const wanted = url.searchParams.get("opening");
  /** Undefined without a choice, and for an opening that is closed by now: an open application. */
  const chosen = openings.find((opening) => opening.id === wanted);
  return {
    words: pageWords(locale, "careersApply"),
    openings,
    chosen,
    posted: chosen && longDay(locale, postedOn(chosen.id)),
    posting: chosen && postingOf(site, chosen),
  };
}

export type ApplyData = Route.ComponentProps["loaderData"];

export default function CareersApply({ loaderData, matches }: Route.ComponentProps) {
  const { words, chosen } = loaderData;
  return (
    <div className="job-apply">
      <ApplyStage {...loaderData} />
      <ApplyByMail
        words={words.mail}
        title={chosen?.title ?? words.openApplication}
        city={chosen?.city}
        email={matches[0].loaderData.site.contactEmail}
      />
    </div>
  );
}
