import "../../design/styles/ruled.css";
import "./services.css";
import { SERVICES } from "../../../content/facts/services.ts";
import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import type { Route } from "./+types/route.ts";
import { Chooser, Terms } from "./chooser.tsx";
import { emblemOf } from "./emblems.server.ts";
import { serviceName } from "./service/service.server.ts";
import { ServiceLine } from "./service-line.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const words = content.words("services");
  const all = SERVICES.map(({ slug, audience, isFree }, index) => ({
    slug,
    audience,
    isFree,
    number: index + 1,
    name: serviceName(slug, content),
    line: words.line.items[slug],
    said: words.chooser.items[slug],
    emblem: emblemOf(slug),
  }));
  return { words, services: all };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { words, services } = loaderData;
  return (
    <>
      <div className="wrap hub-intro">
        <h1 className="d2">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <ServiceLine words={words.line} services={services} />
      <Chooser words={words.chooser} services={services} />
      <Terms words={words.terms} />
    </>
  );
}
