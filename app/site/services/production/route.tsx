import "./utilities.css";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { servicePage } from "../service/service-page.server.ts";
import { ServicePage } from "../service/service-page.tsx";
import type { Route } from "./+types/route.ts";
import { Mixer } from "./mixer.tsx";
import { plansOf } from "./plans.server.ts";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page.head);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return { page: servicePage("production", content), plans: plansOf(content) };
}

export default function Production({ loaderData: { page, plans } }: Route.ComponentProps) {
  return (
    <ServicePage page={page} way="stair" isPricedFirst>
      <Mixer {...plans} />
    </ServicePage>
  );
}
