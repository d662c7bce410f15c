import { SHOW } from "../../../content/facts/show.ts";
import { ButtonLink } from "../../design/button/button-link.tsx";
import { fill } from "../../i18n/fill.ts";
import { HandleForm, YouFrame } from "../your-poster/you-frame.tsx";
import type { HomeData } from "./home-data.server.ts";

/** The reality show on the page's one signal stage (spec, section 1). */
export function Show({ home }: { home: HomeData }) {
  const { show: words } = home.words;
  return (
    <section className="field-signal home-show">
      <div className="wrap">
        <div className="home-show-top">
          <p className="home-prize">
            {SHOW.prize} <span className="visually-hidden">{words.prize}</span>
          </p>
          <div className="home-show-copy">
            <p className="bugs">
              <span className="bug home-bug-ink">
                {fill(words.episode, { episode: SHOW.episode })}
              </span>{" "}
              <span className="bug bug-aegean">{words.status}</span>
            </p>
            <h2 className="d3">
              {words.heading.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </h2>
            <p className="lead">{words.lead}</p>
            <ButtonLink to="/creators/join" tone="ink">
              {words.apply}
            </ButtonLink>
          </div>
        </div>
        <div className="home-cast-wrap">
          <div className="home-billing">
            <p className="home-third">
              <span className="home-third-role">{words.presentedBy}</span>{" "}
              <span className="home-third-name">{home.show.presenter}</span>
            </p>
            <h3 className="h4">{words.starring}</h3>
          </div>
          <Cast home={home} />
        </div>
        <You words={home.poster} />
        <Sponsors words={words} />
      </div>
    </section>
  );
}

function Cast({ home }: { home: HomeData }) {
  return (
    <section
      className="home-cast-scroll put-off"
      aria-label={home.words.show.starring}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keyboard too.
      tabIndex={0}
    >
      <ul className="home-cast">
        {home.show.cast.map(({ name, handle, poster }) => (
          <li key={handle}>
            <img src={poster} width={180} height={320} alt="" loading="lazy" />
            <p className="home-cast-name">{name}</p>
            <p>{handle}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** After the ten, the frame of whoever reads this. */
function You({ words }: { words: HomeData["poster"] }) {
  return (
    <div className="home-you">
      <YouFrame you={words.you} className="home-you-frame" />
      <div>
        <h3 className="d2">{words.heading}</h3>
        <HandleForm words={words} />
      </div>
    </div>
  );
}

function Sponsors({ words }: { words: HomeData["words"]["show"] }) {
  return (
    <section className="home-sponsors put-off">
      <h3 className="h4">{words.sponsors}</h3>
      <ul>
        {SHOW.sponsors.map(({ id, kind, instagram, website }) => (
          <li key={id}>
            <p className="small">{words.kinds[kind]}</p>
            <h4 className="h4">{words.partners[id].title}</h4>
            <p className="small">{words.partners[id].subtitle}</p>
            <p className="home-sponsor-links">
              <a
                href={`https://www.instagram.com/${instagram.slice(1)}`}
                rel="sponsored noopener"
                aria-label={`${words.instagram}: ${instagram}`}
              >
                {instagram}
              </a>{" "}
              <a
                href={website}
                rel="sponsored noopener"
                aria-label={`${words.website}: ${website.slice(8)}`}
              >
                {website.slice(8)}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
