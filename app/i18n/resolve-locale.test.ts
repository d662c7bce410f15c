import { describe, expect, it } from "vitest";
import { preferredLocale, resolveLocale } from "./resolve-locale.ts";

describe("preferredLocale", () => {
  const table: [string, string | undefined, string | undefined, "en" | "el" | undefined][] = [
    ["nothing said", undefined, undefined, undefined],
    ["cookie alone", "el", undefined, "el"],
    ["cookie before browser", "en", "el", "en"],
    ["unknown cookie is ignored", "fr", "el", "el"],
    ["cookie codes are exact", "EL", undefined, undefined],
    ["regional tag", undefined, "el-GR", "el"],
    ["upper case tag", undefined, "EL-gr", "el"],
    ["order decides at equal weight", undefined, "el,en", "el"],
    ["weights decide", undefined, "el;q=0.4, en;q=0.9", "en"],
    ["spaces around", undefined, " el ; q=0.8 , fr", "el"],
    ["others are skipped", undefined, "de-DE,de;q=0.9,el;q=0.1", "el"],
    ["only others", undefined, "fr,de;q=0.5", undefined],
    ["weight zero is a refusal", undefined, "el;q=0", undefined],
    ["weight zero next to another", undefined, "el;q=0,en;q=0.1", "en"],
    ["malformed weight is ignored", undefined, "el;q=abc,en;q=0.2", "en"],
    ["weight above one is ignored", undefined, "el;q=2,en;q=0.2", "en"],
    ["star says nothing", undefined, "*", undefined],
    ["rubbish", undefined, ";;,,=,el_GR,\u0000", undefined],
    ["over-long", undefined, `${"de,".repeat(300)}el`, undefined],
  ];
  it.each(table)("%s", (_name, cookie, acceptLanguage, expected) => {
    expect(preferredLocale({ cookie, acceptLanguage })).toBe(expected);
  });
});

describe("resolveLocale", () => {
  it("ends in English", () => {
    expect(resolveLocale({ cookie: undefined, acceptLanguage: "fr" })).toBe("en");
  });
});
