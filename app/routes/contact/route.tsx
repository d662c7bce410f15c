import { OFFICES } from "../../../content/facts/offices.ts";
import type { PersonId } from "../../../content/facts/people.ts";
import { metaOf } from "../../content/page-head.ts";
import { pageWords } from "../../content/page-words.server.ts";
import { siteContext } from "../../context.ts";
import { catalogue } from "../../i18n/catalogue.server.ts";
import { peopleIn } from "../team/people.server.ts";
import type { Route } from "./+types/route.ts";
import "./contact.css";
import { Clocks } from "./clocks.tsx";
import { Direct } from "./direct.tsx";
import { Switchboard } from "./switchboard.tsx";

export const handle = { quietFooter: true };

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

/** Who answers what, and the page that may answer it without a message. */
const TOPICS = [
  { id: "creator", person: "maria-kallis", to: "/creators/join" },
  { id: "brand", person: "ana-reed", to: "/brands/campaigns" },
  { id: "live", person: "mei-lin-chou", to: "/services/tiktok-live" },
  { id: "production", person: "jack-moran", to: "/services/production" },
  { id: "job", person: "daniel-osei", to: "/careers" },
  { id: "press", person: "theo-marsh", to: "/blog" },
  { id: "data", person: undefined, to: "/privacy" },
] as const satisfies readonly { id: string; person: PersonId | undefined; to: string }[];

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const { routes, ...words } = pageWords(locale, "contact");
  const { offices } = await catalogue.namespace(locale, "shell");
  const people = await peopleIn(locale);
  return {
    words,
    topics: TOPICS.map(({ id, person, to }) => {
      const answerer = people.find((candidate) => candidate.id === person);
      return {
        id,
        to,
        ...routes[id],
        person: answerer && {
          name: answerer.name,
          role: `${answerer.role}, ${answerer.city}`,
          portrait: answerer.portrait,
        },
      };
    }),
    offices: OFFICES.map(({ id, timeZone, isNew }) => ({ id, timeZone, isNew, ...offices[id] })),
  };
}

type LoaderData = Route.ComponentProps["loaderData"];
export type Topic = LoaderData["topics"][number];
export type Office = LoaderData["offices"][number];

export default function Contact({ loaderData, matches }: Route.ComponentProps) {
  const { words, topics, offices } = loaderData;
  const { contactEmail, contactPhone } = matches[0].loaderData.site;
  return (
    <>
      <div className="wrap contact-head">
        <h1 className="d2">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <Switchboard heading={words.routesHeading} topics={topics} email={contactEmail} />
      <Direct words={words.direct} email={contactEmail} phone={contactPhone} />
      <Clocks words={words.offices} offices={offices} />
    </>
  );
}
