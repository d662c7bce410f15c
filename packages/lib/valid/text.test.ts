import { describe, expect, it } from "vitest";
import {
  isBlank,
  isStorable,
  plainText,
  shortened,
  shortenedAhead,
  tidyLine,
  tidyText,
} from "./text.ts";

/** Every unit by itself, between letters, and where it could meet its other half. */
const EVERY_UNIT = Array.from({ length: 0x1_0000 }, (_, unit) => String.fromCharCode(unit));

describe("a text that was made plain", () => {
  it("has one kind of line end, and what has no place in any is gone", () => {
    expect(plainText("a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h\ti")).toBe("a\nb\nc\nd\ne\nf\ng\nh\ti");
    expect(plainText("\0a\u0008\u009f\ufffe\uffff\u{1fffe}\ufeffb\u202e\u2066c\u206a\ufff9")).toBe(
      "abc",
    );
    expect(plainText("a\ud83d\u202e\ude00\ud800")).toBe("a\ufffd\ufffd\ufffd");
  });

  it("keeps what letters and pictures are made of", () => {
    const kept = "क्‍ष می‌خواهم שלום‎ 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ Ζ\u0335\u0301 ﬃ 𠮷 \u00ad\u200b\ue000";
    expect(plainText(kept)).toBe(kept);
  });

  it("can be stored anywhere, and stays as it is when that is done again", () => {
    for (const make of [plainText, tidyLine, tidyText]) {
      for (const unit of EVERY_UNIT) {
        const made = make(`a${unit} \r${unit}\n\ud83d${unit}\ude00`);
        if (!isStorable(made) || make(made) !== made) throw new Error(`U+${escape(unit)}`);
      }
    }
  });
});

describe("an answer", () => {
  it("is one line, or several, without what surrounds it", () => {
    expect(tidyLine(" \u3000Μαρία\u00a0\u2028\t Κάλλη\n")).toBe("Μαρία Κάλλη");
    expect(tidyText("\n a \r\n\r\n b \u2029")).toBe("a \n\n b");
  });

  it.each([
    ["spaces", " \u00a0\u3000\t\n\u2028"],
    ["joiners and marks of direction", "\u200b\u200c\u200d\u2060\u200e\u061c\ufeff\u202e"],
    ["fillers", "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\ufe0f\u{e0100}\u{e0041}"],
    ["controls", "\0\u0007\u009f"],
  ])("of nothing but %s is none", (_, text) => {
    expect(isBlank(text)).toBe(true);
    expect([tidyLine(text), tidyText(text)]).toEqual(["", ""]);
  });

  it.each(["a", ".", "李", "🙂", "\u0301", "\ue000"])("of %j is one", (text) => {
    expect(tidyLine(text)).toBe(text);
  });
});

describe("a text that is too long", () => {
  it("is cut at its end, or ahead of it, and never through a character", () => {
    expect(shortened("abcdef", 6)).toBe("abcdef");
    expect(shortened("abcdefg", 6)).toBe("abcde…");
    expect(shortened("abc   defg", 6)).toBe("abc…");
    expect(shortened("abcd😀😀", 6)).toBe("abcd…");
    expect(shortened("abc😀😀😀", 6)).toBe("abc😀…");
    expect(shortenedAhead("abcdefg", 6)).toBe("…cdefg");
    expect(shortenedAhead("😀😀abcd", 6)).toBe("…abcd");
    for (let max = 1; max < 20; max++) {
      for (const cut of [shortened, shortenedAhead]) {
        const text = cut("😀a😀 😀b😀😀c😀d😀", max);
        expect(text.length).toBeLessThanOrEqual(max);
        expect(isStorable(text)).toBe(true);
      }
    }
  });
});
