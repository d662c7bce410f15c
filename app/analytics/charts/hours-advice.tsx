import type { HoursView } from "../views/hours-view.ts";

/** How our advice does beside one's own hours: the verdict, what follows, and two medians to compare. */
export function HoursAdvice({
  view: { verdict, sentences, medians },
}: {
  view: Pick<HoursView, "verdict" | "sentences" | "medians">;
}) {
  return (
    <>
      {verdict && <p className="an-verdict">{verdict}</p>}
      {sentences.map((sentence) => (
        <p key={sentence} className="small">
          {sentence}
        </p>
      ))}
      {medians.length > 0 && (
        <ul className="an-medians">
          {medians.map(({ figure, text }) => (
            <li key={text}>
              <b>{figure}</b> <span className="small">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
