import { SkyView } from "../../design/art/sky-view.tsx";
import { ButtonLink } from "../../design/button/button-link.tsx";
import { HeroLoop } from "./hero-loop.tsx";
import type { HomeData } from "./home-data.server.ts";

/** The scene: the headline counts to the sail, which is the 4, and two frames hang on the horizon. */
export function Hero({ home }: { home: HomeData }) {
  const { words } = home;
  const { hero } = words;
  const [first, , second] = home.show.cast;
  return (
    <section className="home-hero">
      <div className="home-scene">
        <SkyView sky={home.sky} />
      </div>
      <div className="wrap home-hero-wrap">
        <h1 className="d1 home-title">
          {words.heading.slice(0, -1)}
          <span className="visually-hidden">{words.heading.slice(-1)}</span>
        </h1>
        <div className="home-copy">
          <p className="lead">{words.lead}</p>
          <div className="home-actions">
            <ButtonLink to="/creators/join" tone="signal">
              {hero.apply}
            </ButtonLink>
            <ButtonLink to="/brands/campaigns" tone="on-blue">
              {hero.brief}
            </ButtonLink>
          </div>
        </div>
        <div className="home-set">
          <div className="home-sail" />
          {second && (
            <div className="home-frame home-frame-2">
              <img src={second.poster} width={180} height={320} alt="" loading="lazy" />
              <span className="bug bug-caps">{hero.cameras[1]}</span>
            </div>
          )}
          <div className="home-frame home-frame-1">
            <HeroLoop words={hero} unsupported={home.videoUnsupported} />
            <span className="bug bug-signal bug-caps">{hero.cameras[0]}</span>
            {first && (
              <p className="home-third">
                <span className="home-third-name">{first.name}</span>{" "}
                <span className="home-third-role">
                  {first.handle}
                  <span className="home-frame-city">, {home.offices.athens.city}</span>
                </span>
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
