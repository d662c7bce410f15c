import type { Pages } from "../../../../content/types.ts";
import { doneWords } from "../done.server.ts";

type Words = Pick<Pages["adminUsers"], "done" | "waits">;

/**
 * What has just been done; of a mail only that it waits where there is no server to send it, with the
 * way to where its link is.
 */
export function doneToPeople(url: URL, { done, waits }: Words, sendsMail: boolean) {
  const { toOutbox, ...waiting } = waits;
  const text = sendsMail ? undefined : doneWords(url, waiting);
  if (text) return { text, toOutbox };
  const said = doneWords(url, done);
  return said === undefined ? undefined : { text: said, toOutbox: undefined };
}

export type DoneToPeople = ReturnType<typeof doneToPeople>;
