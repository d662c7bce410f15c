import { constants, deflateRawSync } from "node:zlib";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { readDirectory } from "./directory.ts";
import { inflateKnown } from "./inflate-known.ts";
import { unpackEntry } from "./unpack.ts";
import { ZipError } from "./zip-error.ts";

/** A number from 0 to below one, the same again for each seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Noise, few letters, runs and repeated rows, as long as up to several blocks. */
function content(seed: number): Uint8Array {
  const random = seeded(seed);
  const length = Math.floor(random() ** 3 * 300_000);
  const letters = [2, 8, 60, 256][seed % 4] ?? 256;
  const bytes = Uint8Array.from({ length }, () => Math.floor(random() * letters));
  for (let at = 0; at + 600 < length && seed % 3 > 0; at += Math.ceil(random() * 900)) {
    bytes.copyWithin(at, Math.floor(random() * at), Math.floor(random() * at) + 400);
  }
  return bytes;
}

const WAYS = [
  { level: 0 },
  { level: 1 },
  { level: 9 },
  { strategy: constants.Z_FIXED },
  { strategy: constants.Z_HUFFMAN_ONLY },
  { strategy: constants.Z_RLE },
];

test.each(Array.from({ length: 48 }, (_, seed) => seed))(
  "content %i comes out as the system packed it, in every kind of block",
  (seed) => {
    const bytes = content(seed);
    for (const way of WAYS) {
      const unpacked = inflateKnown(deflateRawSync(bytes, way), bytes.length);
      expect(unpacked && Buffer.compare(unpacked, bytes), JSON.stringify(way)).toBe(0);
    }
  },
);

test("content of another size than was said is none", () => {
  const packed = deflateRawSync(content(5));
  const { length } = content(5);
  for (const said of [0, 1, length - 1, length + 1]) expect(inflateKnown(packed, said)).toBeNull();
});

test("what is cut or changed ends, and is none or as large as was said", () => {
  const bytes = content(9).subarray(0, 2_000);
  const packed = deflateRawSync(bytes);
  for (let at = 0; at < packed.length; at++) {
    expect(inflateKnown(packed.subarray(0, at), bytes.length)).toBeNull();
    for (const flip of [0x01, 0x80, 0xff]) {
      const changed = Uint8Array.from(packed);
      changed[at] = (changed[at] ?? 0) ^ flip;
      expect([undefined, bytes.length]).toContain(inflateKnown(changed, bytes.length)?.length);
    }
  }
});

test("bytes at random end, too", () => {
  const random = seeded(1);
  for (let run = 0; run < 3_000; run++) {
    const bytes = Uint8Array.from({ length: 60 }, () => Math.floor(random() * 256));
    expect([undefined, 500]).toContain(inflateKnown(bytes, 500)?.length);
  }
});

test("an entry tells the same whether there is room for it or not", () => {
  const zip = zipSync({ "a.csv": content(7), "b.csv": content(11) });
  for (let at = 0; at < zip.length; at += 97) {
    const changed = zip.with(at, (zip[at] ?? 0) ^ 0x10);
    const [whole, pieces] = [Number.POSITIVE_INFINITY, 0].map((room) => toldOf(changed, room));
    expect(whole).toEqual(pieces);
  }
});

function toldOf(zip: Uint8Array, room: number): unknown {
  let seen = 0;
  try {
    return readDirectory(zip, 4).map((entry) => {
      const unpacked = unpackEntry(zip, entry, (bytes) => (seen += bytes), Math.min(room, 2 ** 24));
      return [Buffer.from(unpacked).toString("base64"), seen];
    });
  } catch (error) {
    if (error instanceof ZipError) return error.fault;
    throw error;
  }
}
