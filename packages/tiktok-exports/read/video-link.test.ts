import { expect, test } from "vitest";
import { LinkReader } from "./video-link.ts";

const BEFORE = "https://www.tiktok.com/@a.b_c/video/";
const TEXTS = [
  ...[`${BEFORE}7412345678901234567`, `${BEFORE}7412345678901234568`, `${BEFORE}1234`, BEFORE],
  ...[`${BEFORE}12345?x=1`, `${BEFORE}12345678901234567890123456789`, `${BEFORE}12345 `],
  ...["https://www.tiktok.com/@a.b_c/photo/7412345678901234569", "https://vm.tiktok.com/x/", ""],
  ...["javascript:alert(1)", `https://x.example/${"y".repeat(500)}`, ` ${BEFORE}123456`],
];

test("a link is read alike, whichever was read before it", () => {
  for (const before of TEXTS) {
    for (const text of TEXTS) {
      const reader = new LinkReader();
      reader.read(before);
      expect(reader.read(text), `${before} | ${text}`).toEqual(new LinkReader().read(text));
    }
  }
});

test("numbers have five digits at least, and no more than 25 are kept", () => {
  const read = TEXTS.map((text) => new LinkReader().read(text));
  expect(read.map(({ videoId }) => videoId)).toEqual([
    ...["7412345678901234567", "7412345678901234568", null, null],
    ...["12345", "1234567890123456789012345", "12345"],
    ...["7412345678901234569", null, null, null, null, "123456"],
  ]);
  expect(read.map(({ link }) => link !== null)).toEqual(
    TEXTS.map((_, at) => ![9, 10, 11].includes(at)),
  );
});
