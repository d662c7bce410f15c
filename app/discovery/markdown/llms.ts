import { contentContext } from "../../content/content.server.ts";
import { siteContext } from "../../context.ts";
import { textAnswer } from "../text-answer.ts";
import type { Route } from "./+types/llms.ts";
import { llmsText } from "./llms.server.ts";

/** The website in short, for assistants: GET /llms.txt. */
export function loader({ context }: Route.LoaderArgs) {
  return textAnswer(llmsText(context.get(siteContext), context.get(contentContext)), "text/plain");
}
