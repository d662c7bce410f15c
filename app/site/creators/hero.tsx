import ArrowDown from "icon:lucide/arrow-down";
import poster from "../../design/assets/drawn/posters/marinasol.svg";
import { ButtonLink } from "../../design/button/button-link.tsx";
import { useDrawn } from "../your-poster/drawn.ts";
import { useHandle } from "../your-poster/use-handle.ts";
import type { Route } from "./+types/route.ts";
import "./hero.css";

type CreatorsData = Route.ComponentProps["loaderData"];

/** Two sentences on either side of the line: what stays with the creator, what B4 takes. */
export function Hero({ words }: { words: CreatorsData["words"] }) {
  const handle = useHandle();
  const { hero } = words;
  return (
    <section className="creators-hero">
      <div className="creators-hero-sea" />
      <h1>
        <span>{hero.above}</span> <span>{hero.below}</span>
      </h1>
      <div className="creators-hero-copy">
        <p className="lead">{words.lead}</p>
        <p className="creators-hero-actions">
          <ButtonLink to="/creators/join" tone="signal">
            {hero.apply}
          </ButtonLink>
          <a className="creators-hero-more" href="#day">
            {hero.day}
            <ArrowDown />
          </a>
        </p>
      </div>
      <div className="creators-hero-frame">
        <img
          src={useDrawn(handle) ?? poster}
          width={180}
          height={320}
          alt=""
          fetchPriority="high"
        />
        <p className="creators-third">
          <span>{hero.name}</span>{" "}
          {handle ? (
            <span>@{handle}</span>
          ) : (
            <span className="creators-third-role">{hero.role}</span>
          )}
        </p>
      </div>
    </section>
  );
}
