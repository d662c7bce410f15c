import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { plural } from "../../content/plural.ts";
import type { Route } from "./+types/route.ts";
import { CallSheet } from "./call-sheet.tsx";
import "./careers.css";
import { openingsIn } from "../../content/openings.server.ts";
import { paperPicture } from "../../design/art/paper-picture.server.ts";
import { crewOf } from "./crew.server.ts";
import { deskOf, floorPlan } from "./desks.server.ts";
import { Floor } from "./floor.tsx";
import { Hiring } from "./hiring.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { locale } = content;
  const { kinds: _, posting: __, opening: ___, open, ...words } = content.words("careers");
  const openings = openingsIn(content).map(({ posted: _, ...opening }) => ({
    ...opening,
    face: crewOf(opening.id),
    desk: deskOf(opening.id),
  }));
  return {
    words,
    openings,
    open: plural(locale, openings.length, open),
    plan: floorPlan,
    papers: { pay: paperPicture("unsigned"), none: crewOf(undefined), hired: crewOf("hired") },
  };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { words, openings, open, plan, papers } = loaderData;
  return (
    <>
      <div className="careers-head">
        <div className="wrap careers-head-grid">
          <div className="careers-head-text">
            <h1 className="d2">{words.heading}</h1>
            <p className="lead">{words.lead}</p>
          </div>
        </div>
        <div className="field-signal careers-crew">
          <a href="#call-sheet" className="careers-lamp">
            <b>{openings.length}</b> <span>{open}</span>
          </a>
          <ul className="careers-wall">
            {openings.map(({ id, title, city, face }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <img src={face} alt="" width="180" height="320" />
                  <span>
                    <b>{title}</b> <span>{city}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <CallSheet openings={openings} words={words.sheet} />
      <Floor words={words.floor} plan={plan} openings={openings} />
      <Hiring words={words.hiring} none={words.none} pictures={papers} />
    </>
  );
}
