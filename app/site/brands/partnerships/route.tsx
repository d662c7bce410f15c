import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { ButtonLink } from "../../../design/button/button-link.tsx";
import type { Route } from "./+types/route.ts";
import { Chooser } from "./chooser.tsx";
import { Comparison } from "./comparison.tsx";
import { Kinds } from "./kinds.tsx";
import "./partnerships.css";
import { kindPictures } from "./pictures.server.ts";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  return { words: content.words("brandsPartnerships"), pictures: kindPictures() };
}

export default function BrandsPartnerships({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <>
      <Chooser data={loaderData} />
      <Kinds data={loaderData} />
      <Comparison data={loaderData} />
      <section className="field-signal">
        <div className="wrap partnerships-close">
          <h2 className="d2">{words.close.heading}</h2>
          <div>
            <p className="lead">{words.close.text}</p>
            <p className="partnerships-close-actions">
              <ButtonLink to="/brands/campaigns" tone="ink">
                {words.close.brief}
              </ButtonLink>
              <ButtonLink to="/case-studies">{words.close.cases}</ButtonLink>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
