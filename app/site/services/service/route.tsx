import "./utilities.css";
import { SERVICE_ALSO, SERVICES, type ServiceSlug } from "../../../../content/facts/services.ts";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { pageLinks } from "../../../content/page-links.server.ts";
import type { Route } from "./+types/route.ts";
import { Facts, Free } from "./price.tsx";
import { Asked, Next, Offer, Steps } from "./sections.tsx";
import { serviceOf } from "./service.server.ts";
import { Signature } from "./signature.tsx";
import { Stage } from "./stage.tsx";
import { wallOf } from "./walls.server.ts";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.head);

const WAY_IN = { creators: "/creators/join", brands: "/brands/campaigns" } as const;

export function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.pathname.split("/").at(-1) as ServiceSlug;
  const content = context.get(contentContext);
  const audience = SERVICES.find((service) => service.slug === slug)?.audience ?? "creators";
  return {
    slug,
    ...serviceOf(slug, content),
    wall: wallOf(slug),
    to: WAY_IN[audience],
    also: pageLinks(content, SERVICE_ALSO[slug]),
  };
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const { slug, words, cost, free, facts, signature, wall, to, also } = loaderData;
  return (
    <>
      <Stage slug={slug} words={words} wall={wall} to={to} />
      {free ? (
        <>
          <Signature signature={signature} />
          <Free words={free} />
          <Offer words={words.offer} />
        </>
      ) : (
        <>
          <Offer words={words.offer} />
          <Signature signature={signature} />
        </>
      )}
      <Steps words={words.steps} />
      {cost && <Facts words={cost} />}
      {facts.map((list) => (
        <Facts key={list.heading} words={list} />
      ))}
      <Asked words={words.questions} />
      <Next words={words.next} action={words.action} to={to} also={also} />
    </>
  );
}
