import "./utilities.css";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { SERVICES } from "../../../../content/facts/services.ts";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { servicePage } from "./service-page.server.ts";
import { ServicePage } from "./service-page.tsx";

/** The page of a service without a piece of its own; typed by hand, as there may be none at all. */
export const meta: MetaFunction<typeof loader> = (args) => metaOf(args, args.loaderData?.page.head);

export function loader({ context, url }: LoaderFunctionArgs) {
  const service = SERVICES.find(({ slug }) => url.pathname === `/services/${slug}`);
  if (!service) throw new Error(`No service at ${url.pathname}`);
  return { page: servicePage(service.slug, context.get(contentContext)) };
}

export default function Service() {
  const { page } = useLoaderData<typeof loader>();
  return <ServicePage page={page} way="stair" isPricedFirst />;
}
