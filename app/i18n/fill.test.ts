import { describe, expect, it } from "vitest";
import { fill, fillAll, type Values } from "./fill.ts";

describe("a sentence", () => {
  it("is filled wherever a name stands", () => {
    expect(fill("{{a}}, {{b}} και {{a}}", { a: "Μαρία", b: 2 })).toBe("Μαρία, 2 και Μαρία");
    expect(fill("{{a}}{{b}}", { a: "", b: 0 })).toBe("0");
  });

  it("shows a name that has no value, whichever way it has none", () => {
    const sentence = "Dear {{name}},";
    const without: readonly Values[] = [
      {},
      { other: "x" },
      // What a type can't keep out: an answer that was read without being checked.
      { name: undefined } as unknown as Values,
      { name: null } as unknown as Values,
    ];
    for (const values of without) expect(fill(sentence, values)).toBe(sentence);
    expect(fill("{{constructor}} {{toString}}", {})).toBe("{{constructor}} {{toString}}");
  });

  it("leaves a name to a second filling", () => {
    const once = fill("{{count}} of {{site}}", { site: "B4" });
    expect(fill(once, { count: 3 })).toBe("3 of B4");
  });

  it("takes a value as it is, patterns and names included", () => {
    expect(fill("{{file}} is here", { file: "$&$1.pdf" })).toBe("$&$1.pdf is here");
    expect(fill("{{a}} {{b}}", { a: "{{b}}", b: "x" })).toBe("{{b}} x");
  });
});

it("words of any depth are filled, and keep their shape", () => {
  const words = { title: "{{a}}", list: ["{{b}}", { text: "{{a}} {{c}}" }], count: 3, none: null };
  expect(fillAll(words, { a: "x", b: "y" })).toEqual({
    title: "x",
    list: ["y", { text: "x {{c}}" }],
    count: 3,
    none: null,
  });
});
