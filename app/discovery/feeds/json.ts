import { contentContext } from "../../content/content.server.ts";
import { siteContext } from "../../context.ts";
import { missingText, textAnswer } from "../text-answer.ts";
import type { Route } from "./+types/json.ts";
import { feedAt } from "./feed-at.server.ts";
import { jsonFeed } from "./feed-formats.ts";

/** The same as the Atom feeds, in JSON Feed 1.1: GET /feed.json, /feeds/{category}.json. */
export function loader({ context, url }: Route.LoaderArgs) {
  const feed = feedAt(context.get(siteContext), context.get(contentContext), url.pathname);
  if (!feed) return missingText(url.pathname);
  return textAnswer(JSON.stringify(jsonFeed(feed)), "application/feed+json");
}
