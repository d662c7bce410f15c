import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { siteContext } from "../../context.ts";
import { ButtonLink } from "../../design/button/button-link.tsx";
import type { Route } from "./+types/route.ts";

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
  };
}

/**
 * Goes on to the application form, with script or without: the document's own refresh does it, at
 * once, for one that waits takes a page away from whoever reads it (WCAG 2.2.1). Whose browser
 * refuses has the link.
 */
export default function ApplyRedirect({ loaderData }: Route.ComponentProps) {
  const { words, target } = loaderData;
  return (
    <div className="wrap section">
      <h1 className="d2">{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <ButtonLink to={target}>{words.link}</ButtonLink>
    </div>
  );
}
