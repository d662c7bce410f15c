import { describe, expect, it } from "vitest";
import { parseMarkdown } from "../../../content/markdown.server.ts";
import { chaptersWithTimes } from "./chapters.server.ts";

const words = (count: number) => "word ".repeat(count).trim();

describe("chaptersWithTimes", () => {
  it("says when a reader of 200 words a minute arrives", () => {
    const body = parseMarkdown(
      `${words(200)}\n\n## Two\n\n${words(99)}\n\n### Not a chapter\n\n## Three`,
    );
    expect(chaptersWithTimes(body)).toEqual([
      { id: "two", title: "Two", at: "1:00", share: 66 },
      { id: "three", title: "Three", at: "1:30", share: 100 },
    ]);
  });

  it("counts lists, tables and quotes, and no figures", () => {
    const body = parseMarkdown(
      `- ${words(40)}\n- ${words(40)}\n\n> ${words(40)}\n\n| a | b |\n| - | - |\n| ${words(39)} | ${words(39)} |\n\n\`\`\`figure\nhook\n\`\`\`\n\n## End`,
    );
    expect(chaptersWithTimes(body)[0]?.at).toBe("1:00");
  });
});
