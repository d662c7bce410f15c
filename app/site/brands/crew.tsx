import ArrowRight from "icon:lucide/arrow-right";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import partnerships from "../../design/assets/drawn/services/brand-partnerships.svg";
import events from "../../design/assets/drawn/services/creator-events.svg";
import production from "../../design/assets/drawn/services/production.svg";
import { useShellData } from "../../design/shell/use-shell-data.ts";
import type { Route } from "./+types/route.ts";
import "./crew.css";

type BrandsWords = Route.ComponentProps["loaderData"]["words"];

const SERVICES = [
  ["brand-partnerships", partnerships],
  ["production", production],
  ["creator-events", events],
] as const;

export function Crew({ words }: { words: BrandsWords["services"] }) {
  const names = useShellData()?.shell.services;
  return (
    <section className="wrap section">
      <div className="brands-head">
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <ul className="brands-crew">
        {SERVICES.map(([slug, src]) => (
          <li key={slug}>
            <PrefetchLink to={`/services/${slug}`}>
              <img src={src} width={480} height={480} alt="" loading="lazy" />
              <h3 className="d3">{names?.[slug].name}</h3>
              <p>{words.items[slug]}</p>
              <ArrowRight />
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
