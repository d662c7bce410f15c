import { expect, test } from "vitest";
import { cleanName } from "./clean-name.ts";
import { decodeText } from "./decode-text.ts";
import { foldText } from "./fold-text.ts";

test("spellings of one word fold alike", () => {
  expect(foldText("  ΠΡΟΒΟΛΕΣ   Προφίλ ")).toBe(foldText("προβολές προφιλ"));
  expect(foldText("Νέος")).toBe(foldText("ΝΕΟΣ"));
  expect(foldText("Kasım")).toBe("kasim");
  expect(foldText("İzleyici")).toBe("izleyici");
  expect(foldText("października")).toBe("pazdziernika");
  expect(foldText("9월")).toBe("9월");
});

test("bytes are decoded by their mark, or by what they look like", () => {
  const utf16 = (text: string, little: boolean) => {
    const bytes = new Uint8Array(2 + text.length * 2);
    const view = new DataView(bytes.buffer);
    view.setUint16(0, 0xfeff, little);
    for (let i = 0; i < text.length; i++) view.setUint16(2 + i * 2, text.charCodeAt(i), little);
    return bytes;
  };
  expect(decodeText(new TextEncoder().encode("\ufeffΏρα,é"))).toBe("Ώρα,é");
  expect(decodeText(utf16("Ώρα", true))).toBe("Ώρα");
  expect(decodeText(utf16("Ώρα", false))).toBe("Ώρα");
  // "Ημερομηνία" in windows-1253, "février;août" in windows-1252.
  const greek = [0xc7, 0xec, 0xe5, 0xf1, 0xef, 0xec, 0xe7, 0xed, 0xdf, 0xe1];
  expect(decodeText(Uint8Array.from(greek))).toBe("Ημερομηνία");
  const french = [0x66, 0xe9, 0x76, 0x72, 0x69, 0x65, 0x72, 0x3b, 0x61, 0x6f, 0xfb, 0x74];
  expect(decodeText(Uint8Array.from(french))).toBe("février;août");
});

test("names are shown without folders, control and direction characters, and bounded", () => {
  expect(cleanName("../../etc/passwd.csv")).toBe("passwd.csv");
  expect(cleanName("C:\\Users\\me\\Overview.csv")).toBe("Overview.csv");
  expect(cleanName("ab\u0000c\u202Evsc.exe\n")).toBe("abcvsc.exe");
  expect(cleanName("x".repeat(1_000)).length).toBeLessThanOrEqual(120);
});
