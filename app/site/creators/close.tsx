import { HandleForm, type PosterWords, YouFrame } from "../your-poster/you-frame.tsx";
import type { Route } from "./+types/route.ts";
import "./close.css";

type CreatorsData = Route.ComponentProps["loaderData"];

type CloseProps = {
  words: CreatorsData["words"]["close"];
  poster: PosterWords;
  posters: readonly string[];
};

/** The cast on one line, and one frame that is still empty: whoever types a handle is in it. */
export function Close({ words, poster, posters }: CloseProps) {
  const half = posters.length / 2;
  return (
    <section className="field-blue creators-close">
      <div className="wrap creators-close-head">
        <h2 className="d2">{words.heading}</h2>
        <div>
          <p className="lead">{words.text}</p>
          <HandleForm words={poster} />
        </div>
      </div>
      <div className="creators-close-line">
        <div className="creators-close-frames">
          <Frames posters={posters.slice(0, half)} />
          <YouFrame you={poster.you} className="creators-close-you" />
          <Frames posters={posters.slice(half)} />
        </div>
      </div>
    </section>
  );
}

/** Of different widths, on the line of whatever holds them. */
export function Frames({ posters }: { posters: readonly string[] }) {
  return posters.map((src) => (
    <img key={src} src={src} width={180} height={320} alt="" loading="lazy" />
  ));
}
