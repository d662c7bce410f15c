import Mail from "icon:lucide/mail";
import { PrefetchLink } from "../../client/prefetch-link.tsx";
import type { Topic } from "./route.tsx";

type SwitchboardProps = { heading: string; topics: readonly Topic[]; email: string };

/** One line for each matter: who answers, a message with its subject filled in, the page about it. */
export function Switchboard({ heading, topics, email }: SwitchboardProps) {
  return (
    <section className="wrap contact-board">
      <h2 className="contact-board-heading">{heading}</h2>
      <ul>
        {topics.map((topic) => (
          <li key={topic.id} className="contact-line">
            <span className="contact-frame">
              {topic.person && (
                <img src={topic.person.portrait} alt="" width={72} height={128} loading="lazy" />
              )}
            </span>
            <div className="contact-matter">
              <h3 className="h4">{topic.label}</h3>
              <p>{topic.text}</p>
              {topic.person && (
                <p className="contact-third">
                  <b>{topic.person.name}</b> <span>{topic.person.role}</span>
                </p>
              )}
            </div>
            <div className="contact-ways">
              <a
                className="button contact-button"
                href={`mailto:${email}?subject=${encodeURIComponent(topic.subject)}`}
              >
                <span className="button-label">{topic.write}</span>
                <span className="button-cap">
                  <Mail />
                </span>
              </a>
              <PrefetchLink to={topic.to} className="text-link contact-page">
                {topic.link}
              </PrefetchLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
