import { FollowedLink } from "../../browser/followed-link.tsx";
import { classes } from "../../design/classes.ts";
import sheet from "./search-ways.module.css";
import type { StartingPoints } from "./starting-points.server.ts";

/** More than these would be no tally that is read at a glance. */
const MOST_FRAMES = 8;

/** Where one may begin: pages, questions that are answered at once, articles by subject. */
export function Ways({ points }: { points: StartingPoints }) {
  const { words, links, subjects } = points;
  return (
    <div className={classes("wrap", sheet.ways)}>
      <section>
        <h2 className="found-heading">{words.heading}</h2>
        <ul className="found-list">
          {links.map(({ to, title }) => (
            <Way key={to} to={to} title={title} />
          ))}
        </ul>
      </section>
      <section>
        <h2 className="found-heading">{words.ask}</h2>
        <ul className="found-list">
          {words.questions.map((question) => (
            <Way key={question} to={`/search?q=${encodeURIComponent(question)}`} title={question} />
          ))}
        </ul>
      </section>
      <section>
        <h2 className="found-heading">{words.subjects}</h2>
        <ul className="found-list">
          {subjects.map(({ id, name, count }) => (
            <Way key={id} to={`/blog?category=${id}`} title={name} count={count} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Way({ to, title, count }: { to: string; title: string; count?: number }) {
  return (
    <li>
      <FollowedLink className="found-hit" to={to}>
        <span className={classes("found-title", sheet.subject)}>
          {title} {count !== undefined && count <= MOST_FRAMES && <Tally count={count} />}{" "}
          {count !== undefined && <span className="found-count">{count}</span>}
        </span>
      </FollowedLink>
    </li>
  );
}

/** A frame for each. */
function Tally({ count }: { count: number }) {
  const frames = Array.from({ length: count }, (_, index) => `M${index * 12} 0h9v16h-9z`).join("");
  return (
    <svg className={sheet.tally} viewBox={`0 0 ${count * 12 - 3} 16`} aria-hidden="true">
      <path d={frames} />
    </svg>
  );
}

/** Somebody who knows, for whoever would rather ask. */
export function Reach({ points: { words, reach } }: { points: StartingPoints }) {
  return (
    <section className={classes("field-blue", sheet.reach)}>
      <div className="wrap">
        <h2 className="h4">{words.person}</h2>
        <dl>
          <div>
            <dt>{reach.email.label}</dt>
            <dd>
              <a href={`mailto:${reach.email.text}`}>{reach.email.text}</a>
            </dd>
          </div>
          <div>
            <dt>{reach.phone.label}</dt>
            <dd>
              <a href={reach.phone.href}>{reach.phone.text}</a>
              <p className="small">{reach.phoneNote}</p>
            </dd>
          </div>
          <div>
            <dt>{words.offices}</dt>
            <dd>
              <FollowedLink to="/contact">{words.officesLink}</FollowedLink>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
