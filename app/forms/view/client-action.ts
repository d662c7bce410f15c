import { data, isRouteErrorResponse } from "react-router";
import type { FormAnswer } from "../form-answer.ts";

type ClientActionArgs = { serverAction: <T>() => Promise<T> };

/** What stands in the way when the server can't be reached at all. */
export type Unreached = { unreached: "offline" | "unavailable" };

/**
 * Sends a form by script. Without a connection, or when something between us and the visitor answers,
 * the form stays on screen and says so; redirects and the server's own refusals go their way.
 */
export async function sendForm({
  serverAction,
}: ClientActionArgs): Promise<FormAnswer | ReturnType<typeof data<Unreached>>> {
  try {
    return await serverAction<FormAnswer>();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500))
      throw error;
    const unreached: Unreached["unreached"] =
      error instanceof TypeError ? "offline" : "unavailable";
    // With an error's status the page's data is not asked for again, which would fail as well.
    return data<Unreached>({ unreached }, { status: 503 });
  }
}
