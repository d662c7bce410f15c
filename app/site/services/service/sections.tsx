import "./sections.css";
import Check from "icon:lucide/check";
import X from "icon:lucide/x";
import { PrefetchLink } from "../../../browser/prefetch-link.tsx";
import type { PageLink } from "../../../content/page-links.server.ts";
import { ButtonLink } from "../../../design/button/button-link.tsx";
import { Questions } from "../../../design/questions/questions.tsx";
import type { ServiceWords } from "./service-words.ts";

/** What one gets, who it is for and who it is not for. */
export function Offer({ words }: { words: ServiceWords["offer"] }) {
  return (
    <section className="wrap section service-offer">
      <h2 className="d2 service-offer-heading">{words.heading}</h2>
      <div className="service-offer-get">
        <h3 className="small service-offer-label">{words.itemsHeading}</h3>
        <ol className="service-offer-items">
          {words.items.map((item) => (
            <li key={item} className="h4">
              {item}
            </li>
          ))}
        </ol>
      </div>
      <div className="service-offer-fit">
        <div>
          <h3 className="small service-offer-label">{words.forHeading}</h3>
          <ul>
            {words.forItems.map((item) => (
              <li key={item}>
                <Check />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="service-offer-not">
          <h3 className="small service-offer-label">{words.notHeading}</h3>
          <ul>
            {words.notItems.map((item) => (
              <li key={item}>
                <X />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Four steps, counted down as on the home page: discovery, strategy, execution, optimization. */
export function Steps({ words }: { words: ServiceWords["steps"] }) {
  return (
    <section className="service-steps">
      <div className="wrap section">
        <h2 className="d3">{words.heading}</h2>
        <ol className="service-steps-list">
          {words.items.map(({ title, text }, index) => (
            <li key={title}>
              <span className="service-steps-number" aria-hidden="true">
                {words.items.length - index}
              </span>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Asked({ words }: { words: ServiceWords["questions"] }) {
  return (
    <section className="wrap section">
      <Questions
        heading={<h2 className="d2">{words.heading}</h2>}
        items={words.items}
        oneAtATime="service-questions"
      />
    </section>
  );
}

type NextProps = {
  words: ServiceWords["next"];
  action: string;
  to: string;
  also: readonly PageLink[];
};

/** The page's own last word; the footer leaves its call out. */
export function Next({ words, action, to, also }: NextProps) {
  return (
    <section className="service-next">
      <div className="wrap section service-next-grid">
        <h2 className="d2">{words.heading}</h2>
        <div className="service-next-do">
          <p className="lead">{words.text}</p>
          <ButtonLink to={to} tone="signal">
            {action}
          </ButtonLink>
        </div>
        <nav className="service-next-also" aria-label={words.also}>
          <p className="small service-offer-label">{words.also}</p>
          <ul>
            {also.map((link) => (
              <li key={link.to}>
                <PrefetchLink to={link.to} className="text-link">
                  {link.title}
                </PrefetchLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
