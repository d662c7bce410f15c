import { contentContext } from "../../content/content.server.ts";
import { siteContext } from "../../context.ts";
import { textAnswer } from "../text-answer.ts";
import type { Route } from "./+types/json.ts";
import { siteFeed } from "./feed.server.ts";
import { jsonFeed } from "./feed-formats.ts";

/** The same as the Atom feed, in JSON Feed 1.1: GET /feed.json. */
export function loader({ context }: Route.LoaderArgs) {
  const feed = jsonFeed(siteFeed(context.get(siteContext), context.get(contentContext)));
  return textAnswer(JSON.stringify(feed), "application/feed+json");
}
