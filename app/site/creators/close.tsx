import { ButtonLink } from "../../design/button/button-link.tsx";
import type { Route } from "./+types/route.ts";
import "./close.css";

type CreatorsData = Route.ComponentProps["loaderData"];

type CloseProps = { words: CreatorsData["words"]["close"]; posters: readonly string[] };

/** The cast on one line, and one frame that is still empty. */
export function Close({ words, posters }: CloseProps) {
  const half = posters.length / 2;
  return (
    <section className="field-blue creators-close">
      <div className="wrap creators-close-head">
        <h2 className="d2">{words.heading}</h2>
        <div>
          <p className="lead">{words.text}</p>
          <ButtonLink to="/creators/join" tone="signal">
            {words.apply}
          </ButtonLink>
        </div>
      </div>
      <div className="creators-close-line">
        <div className="creators-close-frames">
          <Frames posters={posters.slice(0, half)} />
          <span className="creators-close-you">
            <svg viewBox="0 0 180 320" aria-hidden="true">
              <path d="M0 200H180M34 200L96 100V242" />
            </svg>
            <span>{words.you}</span>
          </span>
          <Frames posters={posters.slice(half)} />
        </div>
      </div>
    </section>
  );
}

function Frames({ posters }: { posters: readonly string[] }) {
  return posters.map((src) => (
    <img key={src} src={src} width={180} height={320} alt="" loading="lazy" />
  ));
}
