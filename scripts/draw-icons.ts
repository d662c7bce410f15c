/**
 * The icon set out of the two drawn SVGs (app/design/assets/drawn/icons): PNGs at the sizes browsers and
 * phones ask for, and favicon.ico for those that ask for nothing else. Into public/, because their
 * addresses are fixed.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const root = fileURLToPath(new URL("..", import.meta.url));
const drawn = join(root, "app/design/assets/drawn/icons");
const target = join(root, "public/icons");
const GROUND = { r: 7, g: 14, b: 28, alpha: 1 };
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const ICO_SIZE_PX = 32;

const files = [
  { name: "icon-32.png", from: "favicon.svg", size: ICO_SIZE_PX, background: CLEAR, inset: 0 },
  { name: "apple-touch-icon.png", from: "favicon.svg", size: 180, background: GROUND, inset: 22 },
  { name: "icon-192.png", from: "favicon.svg", size: 192, background: CLEAR, inset: 0 },
  { name: "icon-512.png", from: "favicon.svg", size: 512, background: CLEAR, inset: 0 },
  { name: "maskable-512.png", from: "maskable.svg", size: 512, background: GROUND, inset: 0 },
];

const newest = Math.max(
  ...["favicon.svg", "maskable.svg"].map((name) => statSync(join(drawn, name)).mtimeMs),
  statSync(fileURLToPath(import.meta.url)).mtimeMs,
);
const ico = join(root, "public/favicon.ico");
if (!existsSync(ico) || statSync(ico).mtimeMs < newest) await draw();

async function draw(): Promise<void> {
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "icon.svg"), readFileSync(join(drawn, "favicon.svg")));
  for (const { name, from, size, background, inset } of files) {
    const inner = size - 2 * inset;
    const png = await sharp(join(drawn, from), { density: 1200 })
      .resize(inner, inner, { fit: "contain", background })
      .extend({ top: inset, bottom: inset, left: inset, right: inset, background })
      .png({ compressionLevel: 9 })
      .toBuffer();
    writeFileSync(join(target, name), png);
  }
  writeFileSync(ico, icoOf(readFileSync(join(target, "icon-32.png"))));
}

/** An ICO file holding one PNG: a six-byte header and a directory of one entry. */
function icoOf(png: Buffer): Buffer {
  const HEADER_BYTES = 22;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE_PX, 6);
  header.writeUInt8(ICO_SIZE_PX, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
