import ArrowRight from "icon:lucide/arrow-right";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { useShellData } from "../../design/shell/use-shell-data.ts";
import type { Route } from "./+types/route.ts";
import "./crew.css";

type BrandsData = Route.ComponentProps["loaderData"];

type CrewProps = { words: BrandsData["words"]["services"]; services: BrandsData["services"] };

export function Crew({ words, services }: CrewProps) {
  const names = useShellData()?.shell.services;
  return (
    <section className="wrap section">
      <div className="brands-head">
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <ul className="brands-crew">
        {services.map(({ slug, emblem }) => (
          <li key={slug}>
            <PrefetchLink to={`/services/${slug}`}>
              <img src={emblem} width={480} height={480} alt="" loading="lazy" />
              <h3 className="d3">{names?.[slug].name}</h3>
              <p>{words.items[slug] ?? names?.[slug].line}</p>
              <ArrowRight />
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
