import ArrowRight from "icon:lucide/arrow-right";
import { useFrameToHero } from "../../../browser/frame-to-hero.ts";
import { PrefetchLink } from "../../../browser/prefetch-link.tsx";
import type { PageLink } from "../../../content/page-links.server.ts";
import { ButtonLink } from "../../../design/button/button-link.tsx";
import { classes } from "../../../design/classes.ts";
import type { CaseWords } from "./case-words.ts";

/** Name, promise, picture and the facts of the room. */
export function Head({ words, art }: { words: CaseWords; art: string }) {
  useFrameToHero(art);
  return (
    <section>
      <div className="wrap case-title">
        <h1 className="d1" lang="en">
          {words.heading}
        </h1>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="case-art frame-hero">
        <img src={art} alt="" width="1200" height="800" fetchPriority="high" />
        <p className="case-third">
          <b>{words.industry}</b> <span>{words.illustrative}</span>
        </p>
      </div>
      <div className="wrap">
        <dl className="case-facts">
          {words.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="small">{label}</dt>
              <dd className="h4">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="note case-notice">{words.notice}</p>
      </div>
    </section>
  );
}

export function Brief({ words }: { words: CaseWords["brief"] }) {
  return (
    <section className="wrap section case-brief">
      <h2 className="h4 case-label">{words.heading}</h2>
      <div>
        <p className="d2 case-quote">{words.quote}</p>
        <div className="case-text">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

type LearnedProps = { words: CaseWords["learned"]; isAbreast: boolean };

export function Learned({ words, isAbreast }: LearnedProps) {
  return (
    <section className="field-signal">
      <div className={classes("wrap section case-learned", isAbreast && "is-abreast")}>
        <h2 className="d2">{words.heading}</h2>
        <ol>
          {words.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

type NextProps = { words: CaseWords["next"]; links: readonly PageLink[]; art: string };

/** Where to go: a brief of one's own, the service, or the next case. */
export function Next({ words, links: [service, next], art }: NextProps) {
  return (
    <section>
      <div className="wrap section case-next-do">
        <h2 className="d2">{words.heading}</h2>
        <div>
          <ButtonLink to="/brands/campaigns" tone="signal">
            {words.action}
          </ButtonLink>
          {service && (
            <p>
              {words.service}:{" "}
              <PrefetchLink to={service.to} className="text-link">
                {service.title}
              </PrefetchLink>
            </p>
          )}
        </div>
      </div>
      {next && (
        <PrefetchLink key={next.to} to={next.to} className="case-next-link" data-frame="">
          <span className="wrap case-next-row">
            <span className="bugs">
              <span className="bug bug-signal">{words.next}</span>
            </span>{" "}
            <span className="d3">
              {next.title}
              {"\u00a0"}
              <ArrowRight />
            </span>
          </span>
          <img
            src={art}
            className="frame-leaving"
            alt=""
            width="1200"
            height="800"
            loading="lazy"
          />
        </PrefetchLink>
      )}
    </section>
  );
}
