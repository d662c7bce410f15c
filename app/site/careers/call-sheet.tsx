import ChevronDown from "icon:lucide/chevron-down";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import type { Opening } from "../../content/openings.server.ts";
import { ButtonLink } from "../../design/button/button-link.tsx";
import { Points } from "./points.tsx";

type CallSheetProps = {
  openings: readonly (Opening & { face: string })[];
  words: {
    heading: string;
    lead: string;
    position: string;
    place: string;
    kind: string;
    does: string;
    brings: string;
    apply: string;
    page: string;
  };
};

/** The open positions as a call sheet; each line opens without JavaScript. */
export function CallSheet({ openings, words }: CallSheetProps) {
  const { hash } = useLocation();
  useEffect(() => openPosting(hash), [hash]);
  return (
    <section className="wrap section careers-sheet" id="call-sheet">
      <div className="careers-sheet-head">
        <h2 className="d3">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <p className="careers-columns" aria-hidden="true">
        <span>{words.position}</span> <span>{words.place}</span> <span>{words.kind}</span>
      </p>
      {openings.map((opening) => (
        <details key={opening.id} id={opening.id} name="opening" className="careers-opening">
          <summary>
            <img src={opening.face} alt="" width="180" height="320" loading="lazy" />
            <h3 className="h4">{opening.title}</h3>
            <span className="careers-terms">
              <span>
                <span className="visually-hidden">{words.place}: </span>
                {opening.city}
              </span>{" "}
              <span>
                <span className="visually-hidden">{words.kind}: </span>
                {opening.kind}
              </span>
            </span>
            <ChevronDown />
          </summary>
          <div className="careers-posting">
            <p className="lead">{opening.line}</p>
            <Points as="h4" heading={words.does} points={opening.does} />
            <Points as="h4" heading={words.brings} points={opening.brings} />
            <p className="careers-ways">
              <ButtonLink to={`/careers/apply?opening=${opening.id}`} tone="signal">
                {words.apply}
              </ButtonLink>
              <PrefetchLink to={`/careers/${opening.id}`} className="text-link">
                {words.page}
                <span className="visually-hidden">: {opening.title}</span>
              </PrefetchLink>
            </p>
          </div>
        </details>
      ))}
    </section>
  );
}

/** An address with a position's id shows its posting; without JavaScript, its line. */
function openPosting(hash: string) {
  const details = document.getElementById(hash.slice(1));
  if (details instanceof HTMLDetailsElement) details.open = true;
}
