/** By when a person answers, in working days after sending. Shown, mailed and meant. */
export const ANSWER_WORKING_DAYS = 5;

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
