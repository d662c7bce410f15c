import "./utilities.css";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import desk from "../../../design/assets/drawn/offers/tiktok-live-2.svg?url";
import chat from "../../../design/assets/drawn/offers/tiktok-live-3.svg?url";
import { Free } from "../service/price.tsx";
import { servicePage } from "../service/service-page.server.ts";
import { ServicePage } from "../service/service-page.tsx";
import { Way } from "../service/ways.tsx";
import type { Route } from "./+types/route.ts";
import { runningOrderOf } from "./running-order.server.ts";
import { RunningOrder } from "./running-order.tsx";
import { Tracks } from "./tracks.tsx";
import { WhoMay } from "./who-may.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page.head);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return { page: servicePage("tiktok-live", content), hour: runningOrderOf(content) };
}

export default function TiktokLive({ loaderData: { page, hour } }: Route.ComponentProps) {
  const { words, free, facts } = page;
  const [rules] = facts;
  return (
    <ServicePage page={page} asked={chat} closing={{ picture: desk, ground: "blue" }}>
      <RunningOrder {...hour} />
      {free && <Free words={free} />}
      <Tracks words={words.offer} />
      <Way words={words.steps} shape="countdown" />
      {rules && <WhoMay words={rules} />}
    </ServicePage>
  );
}
