import ArrowRight from "icon:lucide/arrow-right";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import type { Route } from "./+types/route.ts";
import "./free.css";

type CreatorsData = Route.ComponentProps["loaderData"];

export function Free({ words }: { words: CreatorsData["words"]["free"] }) {
  return (
    <section className="field-signal">
      <div className="wrap creators-free">
        <h2>
          <span className="creators-free-word">{words.word}</span>{" "}
          <span className="creators-free-line d3">{words.heading}</span>
        </h2>
        <div className="creators-free-list">
          <ul>
            {words.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="small">{words.note}</p>
          <PrefetchLink to="/services/tiktok-live" className="creators-free-link">
            {words.link}
            <ArrowRight />
          </PrefetchLink>
        </div>
      </div>
    </section>
  );
}
