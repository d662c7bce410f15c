import { siteContext } from "../../context.ts";
import { llmsText } from "../../found/llms.server.ts";
import { textAnswer } from "../../found/text-answer.ts";
import type { Route } from "./+types/llms.ts";

/** The website in short, for assistants: GET /llms.txt. */
export async function loader({ context }: Route.LoaderArgs) {
  return textAnswer(await llmsText(context.get(siteContext)), "text/plain");
}
