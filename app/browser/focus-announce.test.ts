import { describe, expect, it } from "vitest";
import { focusArrival } from "./focus-announce.tsx";

/** A page of elements by id, or "h1" for the main heading; tells what was focused, and how. */
function pageWith(...names: string[]) {
  const focused: [name: string, tabIndex: number, options: unknown][] = [];
  const elements = new Map(
    names.map((name) => {
      const element = {
        tabIndex: name === "button" ? 0 : -1,
        focus: (options: unknown) => void focused.push([name, element.tabIndex, options]),
      };
      return [name, element];
    }),
  );
  const page = {
    getElementById: (id: string) => elements.get(id) ?? null,
    querySelector: (selector: string) =>
      (selector === "main h1" ? elements.get("h1") : null) ?? null,
  };
  return { page: page as unknown as Document, focused };
}

const QUIETLY = { preventScroll: true };

describe("focusArrival", () => {
  it.each([
    ["", ["main", "h1"], "h1"],
    ["", ["main"], "main"],
    ["#prices", ["main", "h1", "prices"], "prices"],
    ["#τιμές", ["main", "h1", "τιμές"], "τιμές"],
    ["#%CF%84", ["main", "h1", "τ"], "τ"],
    ["#%", ["main", "h1", "%"], "%"],
    ["#gone", ["main", "h1"], "h1"],
  ])("hash %j: focus on the right element, without scrolling", (hash, names, target) => {
    const { page, focused } = pageWith(...names);
    focusArrival(page, hash);
    expect(focused).toEqual([[target, -1, QUIETLY]]);
  });

  it("leaves a control in the tab order", () => {
    const { page, focused } = pageWith("main", "button");
    focusArrival(page, "#button");
    expect(focused).toEqual([["button", 0, QUIETLY]]);
  });

  it("does nothing on a page without a main part", () => {
    expect(() => focusArrival(pageWith().page, "")).not.toThrow();
  });
});
