import { describe, expect, it } from "vitest";
import { answerParts, telOf } from "./answer-links.ts";

describe("answerParts", () => {
  it.each([
    ["handleTiktok", "nia.k", [{ text: "@nia.k", href: "https://www.tiktok.com/@nia.k" }]],
    [
      "handleInstagram",
      "νια",
      [{ text: "@νια", href: "https://www.instagram.com/%CE%BD%CE%B9%CE%B1" }],
    ],
    ["handleOther", "nia", ["nia"]],
    ["handleTwitch", "a b", ["a b"]],
    ["phone", "+30 694 412-3456", [{ text: "+30 694 412-3456", href: "tel:+306944123456" }]],
    ["guardianEmail", "a+b@x.gr", [{ text: "a+b@x.gr", href: "mailto:a%2Bb@x.gr" }]],
    ["website", "https://x.gr/a", [{ text: "https://x.gr/a", href: "https://x.gr/a" }]],
    [
      "links",
      "Reel: https://x.gr/a, and (www.y.gr/b).",
      [
        "Reel: ",
        { text: "https://x.gr/a", href: "https://x.gr/a" },
        ", and (",
        { text: "www.y.gr/b", href: "https://www.y.gr/b" },
        ").",
      ],
    ],
    ["message", "javascript:alert(1) data:text/html,x", ["javascript:alert(1) data:text/html,x"]],
    ["message", "https://", ["https://"]],
  ])("%s: %s", (name, answer, parts) => {
    expect(answerParts(name, answer, answer)).toEqual(parts);
  });
});

it("calls only what is a number", () => {
  expect(telOf("0044 (0)20 7946")).toBe("tel:00440207946");
  expect(telOf("n/a")).toBeUndefined();
});
