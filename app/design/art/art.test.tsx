import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ARTICLE_FRAMES } from "../../../content/facts/article-frames.ts";
import { CASES } from "../../../content/facts/case-studies.ts";
import { OFFICES } from "../../../content/facts/offices.ts";
import { OPENINGS } from "../../../content/facts/openings.ts";
import { SERVICES } from "../../../content/facts/services.ts";
import { articleFrameSvg } from "./article-frames.ts";
import { caseSvg } from "./case-art.ts";
import { DESKS, floorPlanSvg } from "./floor-plan.ts";
import { FLOOR_HEIGHT, FLOOR_WIDTH } from "./floor-size.ts";
import { Monogram } from "./monogram.tsx";
import { monogramStripSvg } from "./monogram-strip.ts";
import { MonogramStrip } from "./monogram-strip-view.tsx";
import { PAPER_SCENES, paperSvg } from "./paper-scenes.ts";
import { isPortraitId, PORTRAIT_IDS, portraitSvg } from "./portrait.ts";
import { serviceSvg } from "./service-art.ts";
import { testCardSvg } from "./test-card.ts";
import { windowSvg } from "./window-scenes.ts";

const PICTURE_LIMIT_BYTES = 8192;

const PICTURES = [
  ...CASES.map(({ slug }) => [slug, caseSvg(slug)] as const),
  ...SERVICES.map(({ slug }) => [slug, serviceSvg(slug)] as const),
  ...ARTICLE_FRAMES.map((name) => [`frame ${name}`, articleFrameSvg(name)] as const),
  ...PORTRAIT_IDS.map((id) => [id, portraitSvg(id)] as const),
  ...PAPER_SCENES.map((scene) => [scene, paperSvg(scene)] as const),
  ...OFFICES.flatMap(({ id }) => [
    [`${id} by day`, windowSvg(id, "day")] as const,
    [`${id} by night`, windowSvg(id, "night")] as const,
  ]),
  ["floor plan", floorPlanSvg()] as const,
  ["test card", testCardSvg()] as const,
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

describe("the floor plan", () => {
  it("has a desk for every job that came with the program, inside its walls and apart from others", () => {
    const desks = OPENINGS.map(({ id }) => DESKS[id]);
    for (const { x, y } of desks) {
      expect(x > 0 && x < FLOOR_WIDTH && y > 0 && y < FLOOR_HEIGHT).toBe(true);
    }
    const gaps = desks.flatMap((one, at) =>
      desks.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    // A face on the plan is 54 wide and 96 high (site/careers/floor.tsx).
    expect(Math.min(...gaps)).toBeGreaterThan(96);
  });
});

describe("an office's window", () => {
  it("is another picture by night", () => {
    for (const { id } of OFFICES) expect(windowSvg(id, "day")).not.toBe(windowSvg(id, "night"));
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
