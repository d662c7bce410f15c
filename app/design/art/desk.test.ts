import { describe, expect, it } from "vitest";
import { SERVICES } from "../../../content/facts/services.ts";
import { briefToReportSvg } from "./brief-to-report.ts";
import { WEEK_DAYS, weekDaySvg } from "./creator-week.ts";
import { DESK_IDS, deskShapes, postShapes, thingsShapes } from "./desk.ts";
import { inboxSvg } from "./inbox.ts";
import { glimpseSvg, halvesSvg, PARTNER_KINDS, partnerSvg, yearSvg } from "./partner-years.ts";
import { PORTRAIT_IDS } from "./portrait.ts";
import { PRICE_IDS, priceShapes } from "./price-frames.ts";
import { faultSvg } from "./service-faults.ts";
import { SERVICE_TERMS, termSvg } from "./service-terms.ts";
import { shapesToMarkup } from "./shape.ts";
import { tableMiddleShapes, tableShapes } from "./table.ts";
import { toolSvg } from "./team-tools.ts";

/** Twelve posters in one picture; it is loaded when it is scrolled to. */
const YEAR_LIMIT_BYTES = 20_000;
const PICTURE_LIMIT_BYTES = 8500;

const years = PARTNER_KINDS.flatMap((kind) => [
  [`${kind}, in one row`, yearSvg(kind)] as const,
  [`${kind}, in two`, halvesSvg(kind)] as const,
]);
const single = [
  ...DESK_IDS.map((id) => [id, shapesToMarkup(deskShapes(id))] as const),
  ...PRICE_IDS.map((id) => [id, shapesToMarkup(priceShapes(id))] as const),
  ["table", shapesToMarkup(tableShapes())] as const,
  ["table's middle", shapesToMarkup(tableMiddleShapes())] as const,
  ["post", shapesToMarkup(postShapes())] as const,
  ...Array.from({ length: WEEK_DAYS }, (_, day) => [`day ${day}`, weekDaySvg(day)] as const),
  ["inbox", inboxSvg()] as const,
  ["brief and report", briefToReportSvg()] as const,
  ["things", shapesToMarkup(thingsShapes())] as const,
  ...PARTNER_KINDS.flatMap((kind) => [
    [kind, partnerSvg(kind)] as const,
    [`${kind}'s rhythm`, glimpseSvg(kind)] as const,
  ]),
  ...SERVICES.map(({ slug }) => [`before ${slug}`, faultSvg(slug)] as const),
  ...PORTRAIT_IDS.map((id) => [`tool of ${id}`, toolSvg(id)] as const),
  ...SERVICE_TERMS.map((term) => [term, termSvg(term)] as const),
];

describe("what lies on a desk and hangs on a line", () => {
  it.each([...single, ...years])("%s is sound and free of styles", (_name, svg) => {
    expect(svg).toMatch(/<(?:path|rect) /);
    expect(/style|NaN|undefined/.test(svg)).toBe(false);
  });

  it("is small", () => {
    for (const [name, svg] of single) expect(svg.length, name).toBeLessThan(PICTURE_LIMIT_BYTES);
    for (const [name, svg] of years) expect(svg.length, name).toBeLessThan(YEAR_LIMIT_BYTES);
  });

  it.each([...single, ...years])("%s has each clip once", (_name, svg) => {
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("shows as many frames of a year in one row as in two", () => {
    for (const kind of PARTNER_KINDS) {
      const frames = (svg: string) => svg.match(/<clipPath/g)?.length;
      expect(frames(halvesSvg(kind)), kind).toBe(frames(yearSvg(kind)));
    }
  });

  it("draws a service that nobody has drawn", () => {
    expect(faultSvg("voice-coaching" as never)).not.toBe(faultSvg("singing" as never));
  });
});
