import "./stage.css";
import { ButtonLink } from "../../../design/button/button-link.tsx";
import type { ServiceWords } from "./service-words.ts";
import type { WallFrame } from "./walls.server.ts";

type StageProps = {
  slug: string;
  words: ServiceWords;
  wall: readonly WallFrame[];
  to: string;
};

/** The blue opening of a service: name, price, way in, and a wall of frames hung on one line. */
export function Stage({ slug, words, wall, to }: StageProps) {
  return (
    <section className={`service-stage is-${slug}`}>
      <div className="wrap service-head">
        <h1 className="service-title">{words.heading}</h1>
        <div className="service-aside">
          <p className="service-price">
            <strong>{words.price.strong}</strong> {words.price.rest}
          </p>
          <p className="lead">{words.lead}</p>
          <ButtonLink to={to} tone="signal">
            {words.action}
          </ButtonLink>
        </div>
      </div>
      <Wall words={words.wall} frames={wall} />
    </section>
  );
}

type WallProps = { words: ServiceWords["wall"]; frames: readonly WallFrame[] };

/** Decoration: what it says is said in the text. */
function Wall({ words, frames }: WallProps) {
  return (
    <div className="service-wall" aria-hidden="true">
      {frames.map(({ src, size, crop = "none" }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the frames of a wall never move.
        <div key={index} className={`service-wall-frame is-${size} is-${crop}`}>
          <img src={src} alt="" width="180" height="320" />
          {words.tags[index] && (
            <span className={size === "xl" ? "bug bug-signal" : "bug"}>{words.tags[index]}</span>
          )}
          {size === "xl" && words.name && (
            <span className="service-wall-name">
              <b>{words.name}</b> <span>{words.role}</span>
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
