import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";

/** How far two pictures of one view are apart; `top` and `bottom` are rows, in pixels. */
export type Difference = { pixels: number; top: number; bottom: number; sizes: string };

const CHANNELS = 3;
/** Of a channel's 255 steps: less is another rounding of the same edge. */
const TOLERANCE = 2;
/** What is the same is lifted by so much. */
const PALE = 170;
const MARK = [255, 0, 80] as const;

type Picture = { data: Buffer; width: number; height: number };

async function read(file: string): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * What differs between two pictures, undefined when nothing does. The second one, pale and with every
 * such pixel marked, goes to `target`.
 */
export async function differenceOf(
  before: string,
  after: string,
  target: string,
): Promise<Difference | undefined> {
  const [a, b] = await Promise.all([read(before), read(after)]);
  if (a.width === b.width && a.data.equals(b.data)) return undefined;
  const marked = Buffer.alloc(b.data.length);
  let pixels = 0;
  let top = -1;
  let bottom = 0;
  for (let at = 0; at < b.data.length; at += CHANNELS) {
    const isOther = a.width !== b.width || !isSame(a.data, b.data, at);
    if (isOther) {
      pixels += 1;
      const row = Math.floor(at / CHANNELS / b.width);
      if (top === -1) top = row;
      bottom = row;
    }
    for (let channel = 0; channel < CHANNELS; channel++) {
      const value = b.data[at + channel] ?? 0;
      marked[at + channel] = isOther ? (MARK[channel] ?? 0) : PALE + Math.round(value / 3);
    }
  }
  if (pixels === 0 && a.height === b.height) return undefined;
  mkdirSync(dirname(target), { recursive: true });
  await sharp(marked, { raw: { width: b.width, height: b.height, channels: CHANNELS } })
    .png()
    .toFile(target);
  const sizes =
    a.height === b.height && a.width === b.width
      ? ""
      : `${a.width} × ${a.height} → ${b.width} × ${b.height}`;
  return { pixels, top, bottom, sizes };
}

function isSame(a: Buffer, b: Buffer, at: number): boolean {
  for (let channel = at; channel < at + CHANNELS; channel++) {
    if (Math.abs((a[channel] ?? -TOLERANCE - 1) - (b[channel] ?? 0)) > TOLERANCE) return false;
  }
  return true;
}
