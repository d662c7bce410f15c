import { ANSWER_WORKING_DAYS } from "../../../content/facts/answer-time.ts";
import type { Pages } from "../../../content/types.ts";
import { paperPicture } from "../../design/art/paper-picture.server.ts";
import { RETENTION_MONTHS } from "../../forms/retention.ts";
import { fill } from "../../i18n/fill.ts";

/** What becomes of a message from "Send" to its end, with its pictures; `answerer` is who answers in the third. */
export function afterSending(
  { steps, ...words }: Pages["contact"]["after"],
  answerer: string | undefined,
) {
  const pictures = [
    paperPicture("sent"),
    paperPicture("mailed"),
    answerer ?? paperPicture("mailed"),
    paperPicture("erased"),
  ];
  const values = { days: ANSWER_WORKING_DAYS, months: RETENTION_MONTHS.contact };
  return {
    words,
    steps: steps.map(({ when, ...step }, index) => ({
      ...step,
      when: fill(when, values),
      picture: pictures[index] ?? paperPicture("mailed"),
    })),
  };
}
