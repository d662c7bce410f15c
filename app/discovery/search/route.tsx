import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { countMiss } from "../../content/search/search-misses.server.ts";
import { groupOf } from "../../content/search/site-search.server.ts";
import { siteContext } from "../../context.ts";
import { classes } from "../../design/classes.ts";
import { SearchAnswer } from "../../design/search/search-answer.tsx";
import { fill } from "../../i18n/fill.ts";
import "../../design/search/search-results.css";
import type { Route } from "./+types/route.ts";
import { elsewhere } from "./elsewhere.server.ts";
import { framesOf } from "./hit-frames.server.ts";
import { placesOf } from "./hit-places.server.ts";
import { searchData } from "./search-data.server.ts";
import { SearchForm } from "./search-form.tsx";
import { Doors, NoSignal } from "./search-frames.tsx";
import { BestHit, OtherHits } from "./search-hits.tsx";
import { ElsewhereFound, NothingFound } from "./search-none.tsx";
import sheet from "./search-page.module.css";
import { Reach, Ways } from "./search-ways.tsx";
import { startingPoints } from "./starting-points.server.ts";

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.head, noindex: true });

/** With so many results or fewer, the page says where else to look. */
const FEW = 3;

/** /search?q=, and `in` for one group at length (spec, section 3: the website's search action). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const content = context.get(contentContext);
  const words = content.words("search");
  const data = await searchData(site, content, url.searchParams);
  const { found } = data;
  // Here alone: the dialog asks with every letter.
  countMiss(site.shared, site.locale, found);
  const isFew = found.total <= FEW;
  const only = groupOf(url.searchParams);
  const isInPart = !only && found.total > found.hits.length;
  return {
    head: {
      title: found.query ? fill(words.titleFor, { query: found.query }) : words.title,
      description: words.description,
    },
    heading: words.heading,
    ...data,
    only,
    first: isInPart ? fill(words.first, { count: found.hits.length }) : undefined,
    rest: isInPart ? fill(words.rest, { count: found.total - found.hits.length }) : undefined,
    frames: framesOf(found.hits, content),
    places: placesOf(found.hits, content),
    points: isFew ? startingPoints(content, site) : undefined,
    other: isFew && found.query ? await elsewhere(content, site, found.query) : undefined,
  };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { found, points } = loaderData;
  return found.total === 0 && points ? (
    <Beginning {...loaderData} points={points} />
  ) : (
    <Results {...loaderData} />
  );
}

type Data = Route.ComponentProps["loaderData"];

function Results({
  heading,
  found,
  first,
  rest,
  only,
  words,
  answer,
  frames,
  places,
  points,
  other,
}: Data) {
  const [best] = found.hits;
  const [frame] = frames;
  return (
    <div className={sheet.found}>
      <div className={classes("wrap", sheet.asked)}>
        <h1 className="d2">{heading}</h1>
        <div>
          <search>
            <SearchForm found={found} words={words} first={first} />
          </search>
          {answer && <SearchAnswer answer={answer} />}
          {other && other.total > found.total && <ElsewhereFound other={other} />}
        </div>
        {best && frame && <BestHit hit={best} frame={frame} place={places[0]} words={words} />}
      </div>
      <OtherHits {...{ found, frames, places, words, only, rest }} />
      {points && <Ways points={points} />}
    </div>
  );
}

/** A heading of more characters is set smaller: it says what somebody typed. */
const LONG_HEADING = 48;

/** Nothing is asked for yet, or nothing found: where one may begin instead. */
function Beginning({
  heading,
  found,
  words,
  answer,
  points,
  other,
}: Data & { points: NonNullable<Data["points"]> }) {
  const { none } = words;
  const title = none?.heading ?? heading;
  return (
    <div className={sheet.page}>
      <div className={classes("wrap", sheet.head)}>
        <h1 className={none ? (title.length > LONG_HEADING ? "h4" : "d3") : "d2"}>{title}</h1>
        <div className={sheet.row}>
          <div>
            <search>
              <SearchForm found={found} words={words} />
            </search>
            {answer && <SearchAnswer answer={answer} />}
            {none && other && <NothingFound words={none} other={other} />}
          </div>
          {none ? <NoSignal /> : <Doors label={points.words.doors} doors={points.doors} />}
        </div>
      </div>
      <Ways points={points} />
      <Reach points={points} />
    </div>
  );
}
