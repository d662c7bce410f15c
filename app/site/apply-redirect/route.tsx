import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { siteContext } from "../../context.ts";
import { ButtonLink } from "../../design/button/button-link.tsx";
import { crewOf } from "../careers/crew.server.ts";
import type { Route } from "./+types/route.ts";
import "../careers/careers.css";

/** With a route rule for this path, the route-rules middleware has answered before this. */
const APPLICATION = "/careers/apply";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { words, siteName, target } = args.loaderData;
  return [
    ...metaOf(args, { ...words, siteName: `${siteName} ${words.siteSuffix}`, noindex: true }),
    { httpEquiv: "refresh", content: `0; url=${target}` },
  ];
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { siteName } = context.get(siteContext);
  const content = context.get(contentContext);
  return {
    words: content.words("applyRedirect"),
    siteName,
    target: `${APPLICATION}${url.search}`,
    face: crewOf(url.searchParams.get("opening") ?? undefined),
  };
}

/**
 * Goes on to the application form, with script or without: the document's own refresh does it, at
 * once, for one that waits takes a page away from whoever reads it (WCAG 2.2.1). Whose browser
 * refuses has the link.
 */
export default function ApplyRedirect({ loaderData }: Route.ComponentProps) {
  const { words, target, face } = loaderData;
  return (
    <section className="field-blue careers-stage">
      <div className="wrap careers-stage-grid">
        <div className="careers-stage-text">
          <h1 className="d2">{words.heading}</h1>
          <p className="lead">{words.lead}</p>
          <ButtonLink to={target} tone="on-blue">
            {words.link}
          </ButtonLink>
        </div>
        <div className="careers-stage-frame">
          <img src={face} alt="" width="180" height="320" />
        </div>
      </div>
    </section>
  );
}
