import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Block } from "../../../content/article-body.ts";
import { contentIn } from "../../../content/shown.server.ts";
import { scenesOf } from "./scenes.ts";

const heading = (level: 2 | 3, id: string): Block => ({
  type: "heading",
  level,
  id,
  children: [id],
});
const paragraph = (text: string): Block => ({ type: "paragraph", children: [text] });
const note: Block = { type: "note", children: ["beside"] };

const idsOf = (body: readonly Block[]) => {
  const { opening, scenes } = scenesOf(body);
  return {
    opening: opening.length,
    scenes: scenes.map(({ heading: { id }, blocks, takes }) => ({
      id,
      blocks: blocks.length,
      takes: takes.map((take) => [take.heading.id, take.note !== undefined, take.blocks.length]),
    })),
  };
};

describe("scenesOf", () => {
  it("puts a note beside its take only where it opens it", () => {
    const body = [
      paragraph("lead in"),
      heading(2, "one"),
      note,
      paragraph("text"),
      heading(3, "first"),
      note,
      paragraph("text"),
      note,
      heading(3, "second"),
      paragraph("text"),
      heading(2, "two"),
    ];
    expect(idsOf(body)).toEqual({
      opening: 1,
      scenes: [
        {
          id: "one",
          blocks: 2,
          takes: [
            ["first", true, 2],
            ["second", false, 1],
          ],
        },
        { id: "two", blocks: 0, takes: [] },
      ],
    });
  });

  it("keeps a text without chapters whole", () => {
    expect(idsOf([heading(3, "small"), paragraph("text")])).toEqual({ opening: 2, scenes: [] });
  });

  it.each(readdirSync("content/articles"))("leaves nothing of %s out", (slug) => {
    const body = contentIn("en").articles.find(slug)?.body ?? [];
    const { opening, scenes } = scenesOf(body);
    const again = [
      ...opening,
      ...scenes.flatMap((scene) => [
        scene.heading,
        ...(scene.frame ? [scene.frame] : []),
        ...scene.blocks,
        ...scene.takes.flatMap((take) => [
          take.heading,
          ...(take.frame ? [take.frame] : []),
          ...(take.note ? [take.note] : []),
          ...take.blocks,
        ]),
      ]),
    ];
    expect(scenes.length).toBeGreaterThan(3);
    expect(again).toEqual(body);
  });
});
