import { contentContext } from "../../content/content.server.ts";
import { siteContext } from "../../context.ts";
import { missingText, textAnswer } from "../text-answer.ts";
import type { Route } from "./+types/atom.ts";
import { feedAt } from "./feed-at.server.ts";
import { atomFeed } from "./feed-formats.ts";

/** Articles of the host's language, with their full text: GET /feed.xml, /feeds/{category}.xml (Atom). */
export function loader({ context, url }: Route.LoaderArgs) {
  const feed = feedAt(context.get(siteContext), context.get(contentContext), url.pathname);
  if (!feed) return missingText(url.pathname);
  return textAnswer(atomFeed(feed), "application/atom+xml");
}
