import type { Route } from "./+types/route.ts";

type TeamMember = Route.ComponentProps["loaderData"]["people"][number];

/** As many as a phone shows side by side; the others' pictures come once these are on the way. */
const FIRST_ROW = 3;

/** The portraits as frames on one line; each leads to its person's entry. */
export function Wall({ people, label }: { people: readonly TeamMember[]; label: string }) {
  return (
    <div className="wrap">
      <div className="team-wall-box">
        <ul className="team-wall" aria-label={label}>
          {people.map((person, index) => (
            <li key={person.id} className={`team-frame is-${person.office}`}>
              <a href={`#${person.id}`}>
                <img
                  src={person.portrait}
                  alt=""
                  width={180}
                  height={320}
                  loading={index < FIRST_ROW ? "eager" : "lazy"}
                />
                <span className="team-third">
                  <b>{person.name}</b> <span>{person.role}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
