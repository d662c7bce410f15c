import "./utilities.css";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import briefToReport from "../../../design/assets/drawn/brief-to-report.svg?url";
import { servicePage } from "../service/service-page.server.ts";
import { ServicePage } from "../service/service-page.tsx";
import type { Route } from "./+types/route.ts";
import { Agreement } from "./agreement.tsx";
import { Budget, Weeks } from "./before.tsx";
import { budgetPictures } from "./budget.server.ts";
import { shortlistOf } from "./shortlist.server.ts";
import { Shortlist } from "./shortlist.tsx";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page.head);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return {
    page: servicePage("brand-partnerships", content),
    shortlist: shortlistOf(content),
    pictures: budgetPictures(),
    agreement: content.words("serviceBrandPartnerships").agreement,
  };
}

export default function BrandPartnerships({
  loaderData: { page, shortlist, pictures, agreement },
}: Route.ComponentProps) {
  const [budget, weeks] = page.facts;
  return (
    <ServicePage
      page={page}
      way="sheet"
      wayPicture={briefToReport}
      before={
        <>
          {budget && <Budget words={budget} pictures={pictures} />}
          {weeks && <Weeks words={weeks} />}
        </>
      }
    >
      <Shortlist {...shortlist} />
      <Agreement words={agreement} />
    </ServicePage>
  );
}
