/** One line for a request, with nothing of whoever made it. */

import { expect, it } from "vitest";
import { AccessLog } from "./access-log.ts";
import { shownPath } from "./shown-path.ts";

const siteUrls = { en: new URL("https://b4.example"), el: new URL("https://b4.gr.example") };

it("shows paths of ours, and nothing that somebody else wrote", () => {
  expect(shownPath("page", 200, "/blog/glow-up?ref=maria")).toBe("/blog/glow-up");
  expect(shownPath("kept", 304, "/about")).toBe("/about");
  expect(shownPath("page", 500, "/about?x=1")).toBe("/about");
  expect(shownPath("page", 404, "/maria@people.example")).toBe("-");
  expect(shownPath("form", 308, "/maria/")).toBe("-");
  expect(shownPath("staff", 200, "/admin/leads/0d3f8a52-1111-4222-8333-944455556666/cv")).toBe(
    "/admin/leads/:id/cv",
  );
  expect(shownPath("backend", 404, "/backend/items/leads/42?filter=x")).toBe(
    "/backend/items/leads/:id",
  );
  expect(shownPath("staff", 404, "/admin/Maria%20P")).toBe("/admin/:id");
});

it("writes lines together, in text and in JSON", () => {
  const told: string[] = [];
  const headers = { host: "b4.gr.example", cookie: "secret", "user-agent": "Firefox" };
  const text = new AccessLog({ siteUrls }, "text", (lines) => void told.push(lines));
  text.noteKept({ method: "GET", url: "/about", headers }, 200, performance.now());
  text.note(
    { method: "POST", url: "/contact?topic=press", headers: { host: "evil.example" } },
    303,
    performance.now(),
    "4bf92f3577b34da6a3ce929d0e0e4736",
  );
  expect(told).toEqual([]);
  text.flush();
  expect(told.join("").trimEnd().split("\n")).toEqual([
    expect.stringMatching(/^\S+Z access el GET \/about 200 kept [\d.]+ ms$/),
    expect.stringMatching(
      /^\S+Z access \[4bf92f3577b34da6a3ce929d0e0e4736\] other POST \/contact 303 form [\d.]+ ms$/,
    ),
  ]);
  told.length = 0;
  const json = new AccessLog({ siteUrls }, "json", (lines) => void told.push(lines));
  json.noteKept({ method: "GET", url: "/about?q=maria", headers }, 200, performance.now());
  json.flush();
  json.flush();
  expect(told).toHaveLength(1);
  expect(Object.keys(JSON.parse(told.join("")))).toEqual([
    ...["time", "level", "msg", "method", "path", "status", "kind", "site", "ms"],
  ]);
  expect(told.join("")).not.toMatch(/maria|secret|Firefox/);
});
