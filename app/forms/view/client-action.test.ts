import { data, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from "react-router";
import { describe, expect, it } from "vitest";
import { sendForm } from "./client-action.ts";

/** What the page is given when the server's side of sending comes to this. */
const sent = (outcome: () => unknown) => sendForm({ serverAction: async <T>() => outcome() as T });
const throwing = (error: unknown) => () => {
  throw error;
};

describe("sendForm", () => {
  it("hands on the form's own answer", async () => {
    const answer = { values: {}, errors: {}, heading: "One thing to fix", hidden: {} };
    expect(await sent(() => answer)).toBe(answer);
  });

  it("stays with what was typed when an answer has no data, or is not the form's", async () => {
    const unavailable = data({ unreached: "unavailable" }, { status: 503 });
    expect(await sent(() => undefined)).toEqual(unavailable);
    for (const status of [400, 403, 413, 502]) {
      const error = new ErrorResponse(status, "Nobody's words", "<html>a proxy's page</html>");
      expect(await sent(throwing(error)), String(status)).toEqual(unavailable);
    }
    expect(await sent(throwing(new Error("Unable to decode")))).toEqual(unavailable);
  });

  it("says so when nobody is reached", async () => {
    const offline = data({ unreached: "offline" }, { status: 503 });
    expect(await sent(throwing(new TypeError("Failed to fetch")))).toEqual(offline);
  });

  it("follows a redirect", async () => {
    const away = redirect("/contact?sent=B4-7KQ2-M9XD");
    await expect(sent(throwing(away))).rejects.toBe(away);
  });
});
