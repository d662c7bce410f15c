import poster from "../../../assets/drawn/posters/arismoon.svg";
import { metaOf } from "../../../content/page-head.ts";
import { pageWords } from "../../../content/page-words.server.ts";
import { siteContext } from "../../../context.ts";
import { ApplyStage } from "../../creators/join/apply-stage.tsx";
import type { Route } from "./+types/route.ts";
import { BriefByMail } from "./brief-by-mail.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

/** The page is a decision already. */
export const handle = { quietFooter: true };

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  return { words: pageWords(locale, "brandsCampaigns") };
}

export type CampaignsData = Route.ComponentProps["loaderData"];

export default function BrandsCampaigns({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <ApplyStage words={words} picture={<img src={poster} width={180} height={320} alt="" />}>
      <BriefByMail words={words.apply} />
    </ApplyStage>
  );
}
