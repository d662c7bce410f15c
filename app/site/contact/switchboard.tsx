import ArrowDown from "icon:lucide/arrow-down";
import { FollowedLink } from "../../browser/followed-link.tsx";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { Monogram } from "../../design/art/monogram.tsx";
import type { Route } from "./+types/route.ts";

type TopicLine = Route.ComponentProps["loaderData"]["topics"][number];

type SwitchboardProps = { heading: string; topics: readonly TopicLine[] };

/**
 * One line for each matter: who answers (B4, where it is nobody in particular), the form with the
 * matter chosen, the page about it.
 */
export function Switchboard({ heading, topics }: SwitchboardProps) {
  return (
    <section className="wrap contact-board">
      <h2 className="contact-board-heading">{heading}</h2>
      <ul>
        {topics.map((topic) => (
          <li key={topic.id} className="contact-line">
            <span className="contact-frame">
              {topic.person ? (
                <img src={topic.person.portrait} alt="" width={72} height={128} loading="lazy" />
              ) : (
                <Monogram />
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
              <FollowedLink
                to={`/contact?topic=${topic.id}#write`}
                className="button contact-button"
                preventScrollReset
              >
                <span className="button-label">{topic.write}</span>{" "}
                <span className="button-cap">
                  <ArrowDown />
                </span>
              </FollowedLink>
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
