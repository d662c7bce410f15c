import { expect, test } from "vitest";
import { frameSteps, pictureSteps } from "./frame-to-hero.ts";

const tall = { x: 900, y: 100, width: 400, height: 700 };
const wide = { x: 0, y: 300, width: 1400, height: 700 };

/** The numbers of `translate(x, y) scale(x, y)`. */
const numbers = ({ transform }: Keyframe) =>
  String(transform)
    .match(/-?\d[\d.]*/g)
    ?.map(Number) ?? [];

/** Where a picture stands on the page at a step, and how large it is against what it was. */
function onPage(step: number, size: { width: number; height: number }) {
  const [x = 0, y = 0, sx = 0, sy = 0] = numbers(frameSteps(tall, wide)[step] ?? {});
  const [px = 0, py = 0, psx = 0, psy = 0] = numbers(pictureSteps(tall, wide, size)[step] ?? {});
  const box = { left: x + px * sx, top: y + py * sy };
  const [width, height] = [wide.width * psx * sx, wide.height * psy * sy];
  return { ...box, right: box.left + width, bottom: box.top + height, width, height };
}

test("a frame begins where it was pressed and ends where the picture is", () => {
  const steps = frameSteps(tall, wide);
  expect(numbers(steps[0] ?? {})).toEqual([900, 100, 400 / 1400, 1]);
  expect(numbers(steps.at(-1) ?? {})).toEqual([0, 300, 1, 1]);
});

test("the picture before is whole at first, the picture after at the end", () => {
  expect(onPage(0, tall)).toMatchObject({ left: 900, top: 100, width: 400, height: 700 });
  const after = onPage(frameSteps(tall, wide).length - 1, wide);
  expect(after).toMatchObject({ left: 0, top: 300, width: 1400, height: 700 });
});

test.each([tall, wide])("a picture keeps its shape and fills the frame all the way", (size) => {
  for (const [step, keyframe] of frameSteps(tall, wide).entries()) {
    const [x = 0, y = 0, sx = 0, sy = 0] = numbers(keyframe);
    const picture = onPage(step, size);
    expect(picture.width / picture.height).toBeCloseTo(size.width / size.height);
    expect(picture.left).toBeLessThanOrEqual(x + 0.01);
    expect(picture.top).toBeLessThanOrEqual(y + 0.01);
    expect(picture.right).toBeGreaterThanOrEqual(x + wide.width * sx - 0.01);
    expect(picture.bottom).toBeGreaterThanOrEqual(y + wide.height * sy - 0.01);
  }
});
