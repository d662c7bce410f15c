import ArrowRight from "icon:lucide/arrow-right";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import type { Route } from "./+types/route.ts";
import "./doors.css";

type BrandsWords = Route.ComponentProps["loaderData"]["words"];

const DOORS = ["campaigns", "partnerships", "join", "playbook", "resources"] as const;

/** The end of the page: five ways on, told by where the reader is. */
export function Doors({ words }: { words: BrandsWords["doors"] }) {
  return (
    <section className="brands-doors">
      <div className="wrap">
        <h2 className="d2">{words.heading}</h2>
      </div>
      <ul className="wrap">
        {DOORS.map((door) => (
          <li key={door}>
            <PrefetchLink to={`/brands/${door}`}>
              <span className="d3">{words.items[door].when}</span>{" "}
              <span>{words.items[door].text}</span>
              <ArrowRight />
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
