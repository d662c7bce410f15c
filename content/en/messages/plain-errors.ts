/** Pages without styles or scripts, for whoever would otherwise get nothing (server/error-page.ts). */
export const plainErrors = {
  /** What was sent came so slowly that it was no longer waited for. */
  slow: {
    title: "It Didn’t Arrive Whole",
    text: "The connection was very slow, and we stopped waiting. Go back: the form is usually as you left it, ready to be sent again.",
  },
  /** More is asked for at once than can be answered in time. */
  busy: {
    title: "One Moment, Please",
    text: "We have more to do right now than we can keep up with. Try again in a few seconds.",
  },
};
