import { ANSWER_WORKING_DAYS } from "../../content/facts/answer-time.ts";

const SATURDAY = 6;
const SUNDAY = 0;

/** The day by which the answer is there: Saturdays and Sundays don't count. */
export function answerBy(sent: Date): Date {
  const day = new Date(sent);
  for (let left = ANSWER_WORKING_DAYS; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== SATURDAY && day.getUTCDay() !== SUNDAY) left--;
  }
  return day;
}
