import ChevronDown from "icon:lucide/chevron-down";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import type { Opening } from "./openings.server.ts";

type CallSheetProps = {
  openings: readonly Opening[];
  words: {
    heading: string;
    lead: string;
    position: string;
    place: string;
    kind: string;
    does: string;
    brings: string;
    apply: string;
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
        <span>{words.position}</span>
        <span>{words.place}</span>
        <span>{words.kind}</span>
      </p>
      {openings.map((opening) => (
        <details key={opening.id} id={opening.id} name="opening" className="careers-opening">
          <summary>
            <h3 className="h4">{opening.title}</h3>
            <span>
              <span className="visually-hidden">{words.place}: </span>
              {opening.city}
            </span>
            <span>
              <span className="visually-hidden">{words.kind}: </span>
              {opening.kind}
            </span>
            <ChevronDown />
          </summary>
          <div className="careers-posting">
            <p className="lead">{opening.line}</p>
            <Points heading={words.does} points={opening.does} />
            <Points heading={words.brings} points={opening.brings} />
            <ButtonLink to={`/careers/apply?opening=${opening.id}`} tone="signal">
              {words.apply}
            </ButtonLink>
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

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <div className="careers-points">
      <h4>{heading}</h4>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
