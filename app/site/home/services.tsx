import ArrowRight from "icon:lucide/arrow-right";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { ButtonLink } from "../../design/button/button-link.tsx";
import type { HomeData } from "./home-data.server.ts";

/** The running order of what we do: three for creators, three for brands, the free one hot. */
export function Services({ home }: { home: HomeData }) {
  const { services: words } = home.words;
  return (
    <section className="section home-services">
      <div className="wrap">
        <div className="home-head">
          <h2 className="d2">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <div className="home-rundowns">
          <div>
            <h3 className="home-rundown-head">{words.forCreators}</h3>
            <Rundown rows={home.services.filter(({ audience }) => audience === "creators")} />
          </div>
          <div className="home-rundown-brands">
            <h3 className="home-rundown-head">{words.forBrands}</h3>
            <Rundown rows={home.services.filter(({ audience }) => audience === "brands")} />
            <ButtonLink to="/services">{words.all}</ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function Rundown({ rows }: { rows: HomeData["services"] }) {
  return (
    <ol className="home-rundown">
      {rows.map(({ number, to, name, line, free }) => (
        <li key={to}>
          <PrefetchLink to={to} className={free ? "home-row is-hot" : "home-row"}>
            <span className="home-row-number" aria-hidden="true">
              {number}
            </span>
            <h4 className="h4">{name}</h4>
            <p className="small">{line}</p>
            <ArrowRight />
            {free && <span className="home-free">{free}</span>}
          </PrefetchLink>
        </li>
      ))}
    </ol>
  );
}
