import type { Block } from "../../../content/article-body.ts";

type Heading = Extract<Block, { type: "heading" }>;
type Note = Extract<Block, { type: "note" }>;
type Frame = Extract<Block, { type: "frame" }>;

/** A heading of the third level and what it heads; a frame or note right under it stands beside the text. */
export type Take = {
  heading: Heading;
  frame: Frame | undefined;
  note: Note | undefined;
  blocks: Block[];
};
/** A chapter: its heading and frame, what comes before its takes, its takes. */
export type Scene = {
  heading: Heading;
  frame: Frame | undefined;
  blocks: Block[];
  takes: Take[];
};

/** An article's text by chapters, and what is said before the first. */
export function scenesOf(body: readonly Block[]): { opening: Block[]; scenes: Scene[] } {
  const opening: Block[] = [];
  const scenes: Scene[] = [];
  for (const block of body) {
    const scene = scenes.at(-1);
    const take = scene?.takes.at(-1);
    if (block.type === "heading" && block.level === 2) {
      scenes.push({ heading: block, frame: undefined, blocks: [], takes: [] });
    } else if (block.type === "heading" && scene) {
      scene.takes.push({ heading: block, frame: undefined, note: undefined, blocks: [] });
    } else if (block.type === "frame" && scene) {
      (take ?? scene).frame = block;
    } else if (block.type === "note" && take?.blocks.length === 0 && !take.note) {
      take.note = block;
    } else {
      (take ?? scene ?? { blocks: opening }).blocks.push(block);
    }
  }
  return { opening, scenes };
}
