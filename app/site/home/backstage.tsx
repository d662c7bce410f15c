import type { HomeData } from "./home-data.server.ts";

/** Behind the scenes, as four frames of one day hung on the line. */
export function Backstage({ home }: { home: HomeData }) {
  const { backstage: words } = home.words;
  return (
    <section className="home-backstage">
      <div className="wrap home-head">
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <ol className="wrap home-shots">
        {words.cards.map(({ when, title, text }, index) => (
          <li key={title}>
            <div className="home-shot">
              <img src={home.backstage[index]} width={180} height={320} alt="" loading="lazy" />
              <span className="bug">{when}</span>
            </div>
            <div>
              <h3 className="h4">{title}</h3>
              <p className="small">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
