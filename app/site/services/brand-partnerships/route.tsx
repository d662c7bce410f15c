import "./utilities.css";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import briefToReport from "../../../design/assets/drawn/brief-to-report.svg?url";
import questions from "../../../design/assets/drawn/desk/questions.svg?url";
import product from "../service/drawings/product.svg?url";
import { servicePage } from "../service/service-page.server.ts";
import { ServicePage } from "../service/service-page.tsx";
import { Way } from "../service/ways.tsx";
import type { Route } from "./+types/route.ts";
import { Agreement } from "./agreement.tsx";
import { Budget, Weeks } from "./before.tsx";
import { budgetPictures } from "./budget.server.ts";
import { Named } from "./named.tsx";
import { Parts } from "./parts.tsx";
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
  const { words, cost, facts } = page;
  const [budget, weeks] = facts;
  return (
    <ServicePage page={page} asked={questions} closing={{ picture: product, ground: "night" }}>
      <Shortlist {...shortlist} />
      <Named words={words.offer} />
      <Agreement words={agreement} />
      {cost && <Parts words={cost} />}
      {budget && <Budget words={budget} pictures={pictures} />}
      <Way words={words.steps} shape="sheet" picture={briefToReport} />
      {weeks && <Weeks words={weeks} />}
    </ServicePage>
  );
}
