import "./utilities.css";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { SERVICES } from "../../../../content/facts/services.ts";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { desk } from "./desk.server.ts";
import { Offer } from "./offer.tsx";
import { Facts, Free } from "./price.tsx";
import { servicePage } from "./service-page.server.ts";
import { ServicePage } from "./service-page.tsx";
import { companyOf } from "./walls.server.ts";
import { Way } from "./ways.tsx";

/** The page of a service without a piece of its own; typed by hand, as there may be none at all. */
export const meta: MetaFunction<typeof loader> = (args) => metaOf(args, args.loaderData?.page.head);

export function loader({ context, url }: LoaderFunctionArgs) {
  const service = SERVICES.find(({ slug }) => url.pathname === `/services/${slug}`);
  if (!service) throw new Error(`No service at ${url.pathname}`);
  return {
    page: servicePage(service.slug, context.get(contentContext)),
    company: companyOf(service.slug),
    desk: desk(),
  };
}

export default function Service() {
  const { page, company, desk } = useLoaderData<typeof loader>();
  const { words, cost, free, facts } = page;
  const [picture = "", , asked = picture] = company;
  return (
    <ServicePage page={page} asked={asked} closing={{ picture, ground: "sand" }}>
      {free && <Free words={free} />}
      <Offer words={words.offer} frames={company} />
      {cost && <Facts words={cost} desk={desk} />}
      <Way words={words.steps} shape="stair" />
      {facts.map((list) => (
        <Facts key={list.heading} words={list} />
      ))}
    </ServicePage>
  );
}
