import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { peopleIn } from "../../content/people.server.ts";
import { ButtonLink } from "../../design/button/button-link.tsx";
import { TOPICS } from "../../forms/contact/schema.ts";
import { TOPIC_PEOPLE } from "../../forms/whom-to-ask.ts";
import type { Route } from "./+types/route.ts";
import { Directory } from "./directory.tsx";
import { toolOf } from "./tools.server.ts";
import "./team.css";
import { Wall } from "./wall.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { people: words, ...rest } = content.words("team");
  const { routes } = content.words("contact");
  const people = peopleIn(content).map((person) => {
    const [latest] = content.articles.list({ author: person.id }, { limit: 1 });
    const { call, line } = words[person.id];
    const topic = TOPICS.find((id) => TOPIC_PEOPLE[id] === person.id);
    return {
      ...{ ...person, call, line, tool: toolOf(person.id) },
      latest: latest && { slug: latest.slug, title: latest.title },
      write: topic && { to: `/contact?topic=${topic}#write`, label: routes[topic].write },
    };
  });
  return { words: rest, people };
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const { words, people } = loaderData;
  return (
    <>
      <div className="field-signal team-stage">
        <div className="wrap team-head">
          <h1 className="d2">{words.heading}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <Wall people={people} label={words.wall} />
      </div>
      <Directory people={people} words={words} />
      <p className="wrap note team-note">{words.portraits}</p>
      <section className="field-blue">
        <div className="wrap section team-join">
          <h2 className="d2">{words.join.heading}</h2>
          <p className="lead">{words.join.text}</p>
          <ButtonLink to="/careers" tone="on-blue">
            {words.join.button}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
