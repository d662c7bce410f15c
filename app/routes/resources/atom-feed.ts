import { siteContext } from "../../context.ts";
import { siteFeed } from "../../found/feed.server.ts";
import { atomFeed } from "../../found/feed-formats.ts";
import { textAnswer } from "../../found/text-answer.ts";
import type { Route } from "./+types/atom-feed.ts";

/** All articles of the host's language, with their full text: GET /feed.xml (Atom). */
export async function loader({ context }: Route.LoaderArgs) {
  return textAnswer(atomFeed(await siteFeed(context.get(siteContext))), "application/atom+xml");
}
