import { data } from "react-router";
import type { FormAnswer } from "../form-answer.ts";

type ClientActionArgs = { serverAction: <T>() => Promise<T> };

/** What stands in the way when the form's own answer did not come. */
export type Unreached = { unreached: "offline" | "unavailable" };

/**
 * Sends a form by script. Whatever answers in its place, a proxy, an error, an answer without data or
 * no connection at all, the form stays on screen with what was typed, says so and names another way
 * to reach people. A redirect goes its way.
 */
export async function sendForm({
  serverAction,
}: ClientActionArgs): Promise<FormAnswer | ReturnType<typeof data<Unreached>>> {
  try {
    const answer = await serverAction<FormAnswer | undefined>();
    return answer ?? failed("unavailable");
  } catch (error) {
    if (error instanceof Response) throw error;
    return failed(error instanceof TypeError ? "offline" : "unavailable");
  }
}

/** With an error's status the page's data is not asked for again, which would fail as well. */
const failed = (unreached: Unreached["unreached"]) =>
  data<Unreached>({ unreached }, { status: 503 });
