import { describe, expect, it } from "vitest";
import { CASES } from "../../../content/facts/case-studies.ts";
import { OPENINGS } from "../../../content/facts/openings.ts";
import { SERVICES } from "../../../content/facts/services.ts";
import type { Group, Hit } from "../../content/search/found.ts";
import { contentIn } from "../../content/shown.server.ts";
import { PAGES } from "../../pages.ts";
import { framesOf } from "./hit-frames.server.ts";

const hit = (group: Group, url: string): Hit => ({ group, url, title: [], excerpt: [] });
const frameOf = (group: Group, url: string, locale: "en" | "el" = "en") =>
  framesOf([hit(group, url)], contentIn(locale))[0];

describe("a result's frame", () => {
  it("is a drawing or a sign of its own for every listed page", () => {
    const fallback = JSON.stringify(frameOf("pages", "/nothing-of-that-name"));
    const paths = PAGES.filter(
      ({ isListed, kind }) => isListed && kind !== "service" && kind !== "case-study",
    ).map(({ path }) => path);
    const frames = paths.map((path) => JSON.stringify(frameOf("pages", path)));
    expect(paths.length).toBeGreaterThan(10);
    for (const [index, frame] of frames.entries()) expect(frame, paths[index]).not.toBe(fallback);
    expect(new Set(frames).size).toBe(paths.length);
  });

  it("shows what a service, a case and an opening are known by", () => {
    const sources = [
      ...SERVICES.map(({ slug }) => frameOf("services", `/services/${slug}`)),
      ...CASES.map(({ slug }) => frameOf("cases", `/case-studies/${slug}`)),
      ...OPENINGS.map(({ id }) => frameOf("openings", `/careers/${id}`)),
    ].map((frame) => (frame && "src" in frame ? frame.src : JSON.stringify(frame)));
    for (const source of sources) expect(source).toMatch(/svg/);
    expect(new Set(sources).size).toBe(sources.length);
  });

  it("is for a question what its page is known by, or the sign of its language", () => {
    expect(frameOf("questions", "/brands")).toEqual(frameOf("pages", "/brands"));
    expect(frameOf("questions", "/services/production")).toEqual(
      frameOf("services", "/services/production"),
    );
    expect(frameOf("questions", "/nothing-of-that-name")).toMatchObject({ sign: "?" });
    expect(frameOf("questions", "/nothing-of-that-name", "el")).toMatchObject({ sign: ";" });
  });

  it("is another drawing for each of several questions, and none of those beside them", () => {
    for (const [group, url] of [
      ["services", "/services/production"],
      ["pages", "/creators"],
      ["pages", "/"],
    ] as const) {
      const hits = [...Array.from({ length: 4 }, () => hit("questions", url)), hit(group, url)];
      const frames = framesOf(hits, contentIn("en")).map((frame) => JSON.stringify(frame));
      expect(new Set(frames).size, url).toBe(hits.length);
    }
  });

  it("is an article's own sign, in two lines where it has two, or its kind's", () => {
    expect(frameOf("articles", "/blog/youtube-monetization-guide")).toMatchObject({
      sign: "16\n9",
    });
    expect(frameOf("articles", "/blog/tiktok-monetization", "el")).toMatchObject({ sign: "€" });
    expect(frameOf("articles", "/blog/published-by-staff")).toHaveProperty("sign");
  });
});
