import type { Route } from "../+types/route.ts";
import { Studio } from "./studio.tsx";

type PageWords = Route.ComponentProps["loaderData"]["words"];

/** Four steps to the files, and which files are not meant. */
export function FindFiles({ words }: { words: PageWords["find"] }) {
  return (
    <section className="section an-find">
      <div className="wrap an-split">
        <div>
          <h2 className="d3">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <Studio />
        </div>
        <div>
          <ol className="an-steps">
            {words.steps.map(({ title, text }) => (
              <li key={title}>
                <h3 className="h4">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <h3 className="an-wrong-head">{words.wrong}</h3>
          <ul className="an-wrong">
            {words.wrongItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
