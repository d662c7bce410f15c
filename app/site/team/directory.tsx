import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { ButtonLink } from "../../design/button/button-link.tsx";
import { OfficeTime } from "../../design/office-time/office-time.tsx";
import type { Route } from "./+types/route.ts";

type TeamMember = Route.ComponentProps["loaderData"]["people"][number];

type DirectoryProps = {
  people: readonly TeamMember[];
  words: { callHeading: string; localTime: string; reads: string };
};

/** Who picks up for what, and what time it is where they do. */
export function Directory({ people, words }: DirectoryProps) {
  return (
    <div className="wrap team-directory">
      {people.map((person) => (
        <section
          key={person.id}
          id={person.id}
          className="team-person"
          aria-labelledby={`${person.id}-name`}
        >
          <div className="team-place">
            <img src={person.tool} alt="" width={180} height={320} loading="lazy" />
            <div>
              <p className="team-city">{person.city}</p>
              <p>
                <span className="visually-hidden">{words.localTime}</span>
                <OfficeTime timeZone={person.timeZone} />
              </p>
            </div>
          </div>
          <div className="team-who">
            <h2 id={`${person.id}-name`} className="d3">
              {person.name}
            </h2>
            <p className="team-role">{person.role}</p>
            <p>{person.line}</p>
            {person.write && (
              <ButtonLink to={person.write.to} size="small">
                {person.write.label}
              </ButtonLink>
            )}
          </div>
          <dl className="team-call">
            <dt>{words.callHeading}</dt>
            <dd>{person.call}</dd>
            {person.latest && (
              <>
                <dt>{words.reads}</dt>
                <dd>
                  <PrefetchLink to={`/blog/${person.latest.slug}`} className="text-link">
                    {person.latest.title}
                  </PrefetchLink>
                </dd>
              </>
            )}
          </dl>
        </section>
      ))}
    </div>
  );
}
