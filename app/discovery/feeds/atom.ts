import { contentContext } from "../../content/content.server.ts";
import { siteContext } from "../../context.ts";
import { textAnswer } from "../text-answer.ts";
import type { Route } from "./+types/atom.ts";
import { siteFeed } from "./feed.server.ts";
import { atomFeed } from "./feed-formats.ts";

/** All articles of the host's language, with their full text: GET /feed.xml (Atom). */
export function loader({ context }: Route.LoaderArgs) {
  return textAnswer(
    atomFeed(siteFeed(context.get(siteContext), context.get(contentContext))),
    "application/atom+xml",
  );
}
