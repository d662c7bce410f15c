import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { claiming, docx, shared } from "../../../test/support/documents.ts";
import { zipPart } from "./zip-part.ts";

const PART = "word/document.xml";
const MAX_BYTES = 1024 * 1024;
const part = (archive: Uint8Array, name = PART) => zipPart(archive, name, MAX_BYTES);
const text = (archive: Uint8Array) => new TextDecoder().decode(part(archive));

it("unpacks a part, deflated or stored", () => {
  expect(text(docx("<w:p>Μαρία</w:p>"))).toBe("<w:p>Μαρία</w:p>");
  const stored = zipSync({ [PART]: strToU8("<w:p/>") }, { level: 0 });
  expect(text(stored)).toBe("<w:p/>");
});

it("stops at the bound, whatever the directory says", () => {
  const bomb = docx(new Uint8Array(MAX_BYTES + 1));
  expect(part(bomb)).toBeUndefined();
  expect(part(claiming(bomb, 1000))).toBeUndefined();
  expect(part(docx(new Uint8Array(MAX_BYTES)))).toHaveLength(MAX_BYTES);
  expect(part(zipSync({ [PART]: new Uint8Array(MAX_BYTES + 1) }, { level: 0 }))).toBeUndefined();
});

it("never holds more than the bound and a step beyond it", () => {
  const bomb = docx(new Uint8Array(64 * MAX_BYTES));
  const before = process.memoryUsage().arrayBuffers;
  expect(part(claiming(bomb, 1000))).toBeUndefined();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * MAX_BYTES);
});

it("reads a part once, however often the directory names it", () => {
  expect(text(shared(docx("<w:p/>"), 5000))).toBe("<w:p/>");
});

it("gives nothing for what is damaged or packed in another way", () => {
  const whole = docx("<w:p>a</w:p>".repeat(500));
  for (let at = 0; at < whole.byteLength; at++) {
    expect(() => part(whole.subarray(0, at))).not.toThrow();
    const flipped = Buffer.from(whole);
    flipped[at] = (flipped[at] ?? 0) ^ 0xff;
    expect(() => part(flipped)).not.toThrow();
  }
  expect(part(whole, "missing.xml")).toBeUndefined();
  expect(part(Buffer.from("no archive"))).toBeUndefined();
});
