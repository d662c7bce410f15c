import { metaOf } from "../../content/page-head.ts";
import { pageLinks } from "../../content/page-links.server.ts";
import { pageWords } from "../../content/page-words.server.ts";
import { siteContext } from "../../context.ts";
import { admin } from "../../middleware/admin.server.ts";
import { session } from "../../middleware/session.server.ts";
import { PageIntro } from "../../ui/page-intro/page-intro.tsx";
import type { Route } from "./+types/route.ts";

export const middleware: Route.MiddlewareFunction[] = [session, admin];

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.words, noindex: true });

const LINKS = ["/creators/join", "/brands/campaigns", "/contact"];

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  return { words: pageWords(locale, "admin"), links: pageLinks(locale, LINKS) };
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  return <PageIntro words={loaderData.words} links={loaderData.links} />;
}
