import type { FigureWords } from "./figure-words.ts";

/** Three frames on one line, one for each second, and the rest of the video running on. */
export function HookFigure({ words }: { words: FigureWords["hook"] }) {
  return (
    <figure className="fig">
      <p className="fig-title">{words.heading}</p>
      <ol className="fig-hook-frames">
        {words.seconds.map((second, index) => (
          <li className="fig-hook-second" key={second.at}>
            <span className="fig-hook-frame" aria-hidden="true">
              <span className="bug">{second.at}</span>{" "}
              <span className="fig-hook-numeral">{index + 1}</span>
            </span>{" "}
            <b>{second.heading}</b> <span className="fig-hook-text">{second.text}</span>
          </li>
        ))}
      </ol>
      <p className="fig-hook-rest">{words.rest}</p>
    </figure>
  );
}
