/** By when a person answers, in working days after sending. Shown, mailed and meant. */
export const ANSWER_WORKING_DAYS = 5;
