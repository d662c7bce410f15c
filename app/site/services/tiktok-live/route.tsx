import "./utilities.css";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { servicePage } from "../service/service-page.server.ts";
import { ServicePage } from "../service/service-page.tsx";
import type { Route } from "./+types/route.ts";
import { runningOrderOf } from "./running-order.server.ts";
import { RunningOrder } from "./running-order.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page.head);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return { page: servicePage("tiktok-live", content), hour: runningOrderOf(content) };
}

export default function TiktokLive({ loaderData: { page, hour } }: Route.ComponentProps) {
  return (
    <ServicePage page={page} way="countdown">
      <RunningOrder {...hour} />
    </ServicePage>
  );
}
