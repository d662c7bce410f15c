import { siteContext } from "../../context.ts";
import { siteFeed } from "../../found/feed.server.ts";
import { jsonFeed } from "../../found/feed-formats.ts";
import { textAnswer } from "../../found/text-answer.ts";
import type { Route } from "./+types/json-feed.ts";

/** The same as the Atom feed, in JSON Feed 1.1: GET /feed.json. */
export async function loader({ context }: Route.LoaderArgs) {
  const feed = jsonFeed(await siteFeed(context.get(siteContext)));
  return textAnswer(JSON.stringify(feed), "application/feed+json");
}
