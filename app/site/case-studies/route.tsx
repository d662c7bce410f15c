import "./case-studies.css";
import { CASES } from "../../../content/facts/case-studies.ts";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import type { Route } from "./+types/route.ts";
import { artOf } from "./art.server.ts";
import { CaseSheet } from "./case-sheet.tsx";
import { caseOf } from "./case-study/case.server.ts";
import { framesOf } from "./case-study/pictures.server.ts";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

/** Of the frames that a case is told in, the one that stands for it on the sheet. */
const SHEET_FRAME = 1;

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const cases = CASES.map(({ slug }) => {
    const { heading, industry, asked, counted, card } = caseOf(slug, content).words;
    const frame = framesOf(slug)[SHEET_FRAME];
    return { slug, art: artOf(slug), frame, heading, industry, asked, counted, card };
  });
  return { words: content.words("caseStudies"), cases };
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { words, cases } = loaderData;
  return (
    <>
      <div className="wrap cases-intro">
        <h1 className="d2">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <ul className="cases-wall">
        {cases.map(({ slug, art, heading, industry, card }, index) => (
          <li key={slug} className={`is-${slug}`}>
            <PrefetchLink to={`/case-studies/${slug}`} className="cases-link" data-frame="">
              <span className="cases-picture frame-leaving">
                {/* A phone's first view has the first one alone. */}
                <img
                  src={art}
                  alt=""
                  width="1200"
                  height="800"
                  loading={index === 0 ? "eager" : "lazy"}
                />
                <span className="cases-third">
                  <span>{industry}</span> <span>{words.illustrative}</span>
                </span>
              </span>
              <h2 className="d3">{heading}</h2>
              <span className="h4 cases-card">{card}</span>
            </PrefetchLink>
          </li>
        ))}
      </ul>
      <CaseSheet words={words} cases={cases} />
    </>
  );
}
