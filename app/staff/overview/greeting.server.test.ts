import { expect, it } from "vitest";
import { contentIn } from "../../content/shown.server.ts";
import { greeting } from "./greeting.server.ts";

const words = contentIn("en").words("adminOverview");

it.each([
  ["2026-11-21T04:00:00Z", "Good morning, Maria"],
  ["2026-11-21T11:00:00Z", "Good afternoon, Maria"],
  ["2026-11-21T16:00:00Z", "Good evening, Maria"],
  ["2026-11-21T21:00:00Z", "Still up, Maria?"],
])("greets at %s by the clock in Athens", (moment, text) => {
  expect(greeting(words, "Maria", Date.parse(moment))).toBe(text);
});

it("calls Greeks as they are called", () => {
  const morning = Date.parse("2026-11-21T08:00:00Z");
  expect(greeting(contentIn("el").words("adminOverview"), "Γιώργος", morning)).toContain(" Γιώργο");
});

it("keeps to the title for somebody without a name", () => {
  expect(greeting(words, null)).toBe(words.title);
});
