import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CASES } from "../../../content/facts/case-studies.ts";
import { SERVICES } from "../../../content/facts/services.ts";
import { caseSvg } from "./case-art.ts";
import { Monogram } from "./monogram.tsx";
import { monogramStripSvg } from "./monogram-strip.ts";
import { MonogramStrip } from "./monogram-strip-view.tsx";
import { isPortraitId, PORTRAIT_IDS, portraitSvg } from "./portrait.ts";
import { serviceSvg } from "./service-art.ts";

const PICTURE_LIMIT_BYTES = 8192;

const PICTURES = [
  ...CASES.map(({ slug }) => [slug, caseSvg(slug)] as const),
  ...SERVICES.map(({ slug }) => [slug, serviceSvg(slug)] as const),
  ...PORTRAIT_IDS.map((id) => [id, portraitSvg(id)] as const),
];

describe("case, service and team pictures", () => {
  it.each(PICTURES)("%s is small, sound and free of styles", (_name, svg) => {
    expect(svg.length).toBeLessThan(PICTURE_LIMIT_BYTES);
    expect(/style|NaN|undefined/.test(svg)).toBe(false);
  });

  it("never share a clip id: a listing shows them side by side", () => {
    const page = PICTURES.map(([, svg]) => svg).join("");
    const ids = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    const shared = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(shared).toEqual([]);
  });

  it("knows its people", () => {
    expect(isPortraitId("maria-kallis")).toBe(true);
    expect(isPortraitId("toString")).toBe(false);
  });
});

describe("Monogram", () => {
  it("takes its colours from the page", () => {
    const html = renderToStaticMarkup(<Monogram className="logo" />);
    expect(html).toContain(`class="mono logo"`);
    expect(html).toContain(`fill="currentColor" class="mono-b"`);
    expect(html).toContain(`fill="#FF4A2B" class="mono-4"`);
    expect(html).not.toContain("style");
    expect(html).toContain(`aria-hidden="true"`);
  });
});

describe("MonogramStrip", () => {
  it("is the printed strip", () => {
    const html = renderToStaticMarkup(<MonogramStrip />);
    const printed = monogramStripSvg().replace(/<(\w+)([^<>]*)\/>/g, "<$1$2></$1>");
    expect(html).toBe(printed.replace(' xmlns="http://www.w3.org/2000/svg"', ""));
  });
});
