import { Fragment } from "react";
import { OFFICES } from "../../../content/facts/offices.ts";
import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { peopleIn } from "../../content/people.server.ts";
import { windowPicture } from "../../design/art/window-picture.server.ts";
import { TOPICS, type Topic } from "../../forms/contact/schema.ts";
import { formHeaders } from "../../forms/form-headers.ts";
import { formData, sentData } from "../../forms/form-page.server.ts";
import { formTitle } from "../../forms/form-title.ts";
import { type ActionArgs, readForm, submitForm } from "../../forms/receive.server.ts";
import { sendForm } from "../../forms/view/client-action.ts";
import { SentView } from "../../forms/view/sent-view.tsx";
import { TOPIC_PEOPLE } from "../../forms/whom-to-ask.ts";
import type { Route } from "./+types/route.ts";
import "./contact.css";
import { afterSending } from "./after.server.ts";
import { After } from "./after.tsx";
import { askedBefore } from "./asked.server.ts";
import { Asked } from "./asked.tsx";
import { Clocks } from "./clocks.tsx";
import { Direct } from "./direct.tsx";
import { MessageForm } from "./message-form.tsx";
import { Switchboard } from "./switchboard.tsx";

export const headers = formHeaders;
export const clientAction = sendForm;

export const meta: Route.MetaFunction = (args) => metaOf(args, formTitle(args.loaderData));

/** The page that may answer a matter without a message. */
const TOPIC_PAGES = {
  creator: "/creators/join",
  brand: "/brands/campaigns",
  live: "/services/tiktok-live",
  production: "/services/production",
  job: "/careers",
  press: "/blog",
  data: "/privacy",
} as const satisfies Record<Topic, string>;

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { routes, after, ...words } = content.words("contact");
  const { offices } = content.words("shell");
  const people = peopleIn(content);
  const halfHour = content.halfHour();
  const topic = url.searchParams.get("topic");
  const sent = sentData(context, url, "contact");
  const head = sent ? words.sent : words;
  return {
    words,
    // Two parts, a line each: a heading this large would break inside the first.
    headingLines: head.heading.split(/(?<=[.,]) /),
    lead: head.lead,
    topics: TOPICS.map((id) => {
      const answerer = people.find((candidate) => candidate.id === TOPIC_PEOPLE[id]);
      return {
        id,
        to: TOPIC_PAGES[id],
        ...routes[id],
        person: answerer && {
          name: answerer.name,
          role: `${answerer.role}, ${answerer.city}`,
          portrait: answerer.portrait,
        },
      };
    }),
    topic: TOPICS.find((id) => id === topic),
    offices: OFFICES.map(({ id, timeZone, isNew }) => ({
      ...{ id, timeZone, isNew, ...offices[id] },
      window: windowPicture(id, halfHour),
    })),
    after: afterSending(after, people[0]?.portrait),
    asked: askedBefore(content),
    form: formData(context, "contact"),
    sent,
  };
}

export async function action(args: ActionArgs) {
  return submitForm(args.context, await readForm(args, "contact"));
}

export default function Contact({ loaderData, matches }: Route.ComponentProps) {
  const { words, headingLines, lead, topics, offices, asked, after, sent } = loaderData;
  const { contactEmail, contactPhone } = matches[0].loaderData.site;
  return (
    // Another screen once it is sent: made anew, so that nothing below the form is moved up to it.
    <Fragment key={sent ? "sent" : "form"}>
      <div className="wrap contact-head">
        <h1 className="d2">
          {headingLines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="lead">{lead}</p>
      </div>
      {sent ? (
        <div className="wrap contact-sent">
          <SentView sent={sent} />
        </div>
      ) : (
        <>
          <Switchboard heading={words.routesHeading} topics={topics} />
          <MessageForm {...loaderData} />
          <After {...after} />
          <Asked words={words.asked} pages={asked} />
        </>
      )}
      <Direct words={words.direct} email={contactEmail} phone={contactPhone} />
      <Clocks words={words.offices} offices={offices} />
    </Fragment>
  );
}
