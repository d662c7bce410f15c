import { PrefetchLink } from "../../../browser/prefetch-link.tsx";
import { contentContext } from "../../../content/content.server.ts";
import { onDay } from "../../../content/day.ts";
import { type Opening, openingsIn } from "../../../content/openings.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { missingAddress } from "../../../content/redirects/missing-address.server.ts";
import { sitePage } from "../../../content/site-pages.server.ts";
import { siteContext } from "../../../context.ts";
import { ButtonLink } from "../../../design/button/button-link.tsx";
import { fill } from "../../../i18n/fill.ts";
import { crewOf, propOf } from "../crew.server.ts";
import { besideOf, deskOf, floorPlan, roomOf } from "../desks.server.ts";
import { HiringCount } from "../hiring.tsx";
import { Points } from "../points.tsx";
import { postingOf } from "../posting.server.ts";
import type { Route } from "./+types/route.ts";
import "../careers.css";
import { Day } from "./day.tsx";
import { lightAt } from "./day-light.server.ts";
import { JobLink } from "./job-link.tsx";
import styles from "./opening.module.css";
import { Seat } from "./seat.tsx";

type Moments = readonly { at: string; text: string }[];

export const meta: Route.MetaFunction = (args) => {
  const data = args.loaderData;
  return metaOf(args, data && { ...data.head, graph: [data.posting] });
};

/** /careers/{id}: one open position, to be linked, listed by job searches and applied for. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const content = context.get(contentContext);
  const { locale } = site;
  const page = sitePage(content, url.pathname);
  const openings = openingsIn(content);
  const found = openings.find(({ id }) => id === params.slug);
  const entry = content.list("openings").find(({ id }) => id === params.slug);
  if (!page || !found || !entry) return missingAddress(site, url);
  const { posted: day, ...opening } = found;
  const { sheet, posting, floor, hiring, opening: words } = content.words("careers");
  const { posted } = content.words("careersApply");
  const others = openings.filter(({ id }) => id !== opening.id).map(asNeighbour);
  return {
    head: { title: page.title, description: page.description },
    words: {
      ...{ does: sheet.does, brings: sheet.brings, apply: sheet.apply, all: posting.all },
      ...{ seat: words.seat, others: words.others },
      day: { heading: words.day.heading, lead: words.day.lead },
      hiring: { heading: hiring.heading, steps: hiring.steps, end: hiring.end },
    },
    posted: fill(posted, { date: onDay(locale, day) }),
    posting: postingOf(site, entry, opening.city),
    opening,
    face: crewOf(opening.id),
    prop: propOf(opening.id),
    day: momentsOf(words.day.moments, opening.id),
    seat: seatOf(opening.id, others),
    rooms: floor.rooms,
    others,
  };
}

/** Undefined for a job that staff have published: its day is not known. */
function momentsOf(moments: Record<string, Moments>, opening: string) {
  if (!Object.hasOwn(moments, opening)) return;
  return moments[opening]?.map((moment) => ({ ...moment, light: lightAt(moment.at) }));
}

/** Another position, as much of it as its frame and its desk show. */
const asNeighbour = ({ id, title, city }: Opening) => ({
  ...{ id, title, city },
  ...{ face: crewOf(id), desk: deskOf(id) },
});

/** Undefined for a job without a desk on the plan, as staff publish them. */
function seatOf(opening: string, others: readonly ReturnType<typeof asNeighbour>[]) {
  const desk = deskOf(opening);
  if (!desk) return;
  const crew = others.flatMap(({ desk, ...other }) => (desk ? { ...other, desk } : []));
  return { desk, room: roomOf(desk), plan: floorPlan, crew, beside: besideOf(desk, crew) };
}

/** A title whose compounds do not part at their hyphens, nor what stands before a comma: Short-video. */
const wholeWords = (title: string) =>
  title.split(/(^[^,]+,| )/).map((part) =>
    /[-,]/.test(part) ? (
      <span key={part} className={part.endsWith(",") ? styles.phrase : styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A title of so few letters is set larger, in two lines like all others. */
const SHORT = 14;

export default function OpeningPage({ loaderData }: Route.ComponentProps) {
  const { words, opening, posted, face, prop, day, seat, rooms, others } = loaderData;
  const apply = `/careers/apply?opening=${opening.id}`;
  return (
    <>
      <section className="field-signal careers-stage">
        <div className="wrap careers-stage-grid">
          <div className="careers-stage-text">
            <p>
              <PrefetchLink to="/careers" className="text-link">
                {words.all}
              </PrefetchLink>
            </p>
            <h1 className={opening.title.length > SHORT ? "d2" : "d2 is-short"}>
              {wholeWords(opening.title)}
            </h1>
            <p className="bugs">
              <span className="bug">{opening.city}</span>{" "}
              <span className="bug">{opening.kind}</span>
            </p>
            <p className="lead">{opening.line}</p>
            <ButtonLink to={apply} tone="ink">
              {words.apply}
            </ButtonLink>
          </div>
          {prop && (
            <img className="careers-stage-prop" src={prop} alt="" width="400" height="530" />
          )}
          <div className="careers-stage-frame">
            <img src={face} alt="" width="180" height="320" />
          </div>
        </div>
      </section>
      <div className="wrap section careers-page">
        <div className="careers-page-points">
          <Points as="h2" heading={words.does} points={opening.does} />
          <Points as="h2" heading={words.brings} points={opening.brings} />
        </div>
      </div>
      {day && <Day words={words.day} moments={day} />}
      {seat && <Seat {...seat} words={words.seat} rooms={rooms} city={opening.city} />}
      <section className="careers-hiring">
        <div className="wrap section">
          <div className="careers-brief">
            <div className="careers-brief-head">
              <h2 className="d3">{words.hiring.heading}</h2>
              <ButtonLink to={apply} tone="signal">
                {words.apply}
              </ButtonLink>
              <p className="small">{posted}</p>
            </div>
            <HiringCount words={words.hiring} face={face} isBrief />
          </div>
        </div>
      </section>
      {others.length > 0 && (
        <section className={styles.others}>
          <h2 className="d3">{words.others}</h2>
          <ul className="careers-wall">
            {others.map((job) => (
              <li key={job.id}>
                <JobLink {...job} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
