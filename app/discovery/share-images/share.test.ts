import { describe, expect, it } from "vitest";
import { parseShareImagePath, shareImagePath } from "../../content/share-card/address.server.ts";
import { type ShareCard, shareCard } from "../../content/share-card/card.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import { fixedPages, sitePage } from "../../content/site-pages.server.ts";
import { drawCard } from "./draw.server.ts";
import { titleSize } from "./layout.server.ts";
import { shareImage, shareImageAt } from "./share-images.server.ts";

const origins = { en: "https://b4.example", el: "https://b4.example.gr" };
const card: ShareCard = {
  locale: "el",
  path: "/contact",
  kind: "contact",
  title: "Επικοινωνία",
  section: undefined,
  author: undefined,
};

describe("an address", () => {
  it("changes with the words", () => {
    const before = shareImagePath(card);
    expect(before).toMatch(/^\/og\/[0-9a-f]{12}\/el\/contact\.png$/);
    expect(shareImagePath({ ...card })).toBe(before);
    expect(shareImagePath({ ...card, title: "Επικοινωνήστε" })).not.toBe(before);
    expect(shareImagePath({ ...card, section: "B4" })).not.toBe(before);
  });

  it("names its page", () => {
    expect(parseShareImagePath(shareImagePath(card))).toEqual({ locale: "el", path: "/contact" });
    const home = shareImagePath({ ...card, path: "/" });
    expect(parseShareImagePath(home)).toEqual({ locale: "el", path: "/" });
    for (const other of [
      "/og/1/el/x.png",
      "/og/0123456789ab/fr/x.png",
      "/og/0123456789ab/el/.png",
    ]) {
      expect(parseShareImagePath(other)).toBeUndefined();
    }
  });
});

describe("titleSize", () => {
  it("fits every title of the site into its box, in both languages", () => {
    for (const locale of ["en", "el"] as const) {
      const content = contentIn(locale);
      const written = content.articles
        .entries()
        .map(({ slug }) => sitePage(content, `/blog/${slug}`));
      for (const page of [...fixedPages(content), ...written]) {
        if (!page) throw new Error("An article has no page");
        const { title } = shareCard(content, page);
        expect(titleSize({ title, locale }, 540), title).toBeGreaterThanOrEqual(40);
      }
    }
  });
  it("gives short titles more", () => {
    const short = titleSize({ title: "Contact B4", locale: "en" }, 600);
    const long = titleSize(
      { title: "How to price a brand deal without guessing", locale: "en" },
      600,
    );
    expect(short).toBeGreaterThan(long);
  });
});

describe("shareImage", () => {
  it("draws Greek: other letters make another picture, and none is an empty box", async () => {
    const one = await drawCard({ ...card, title: "Ωμέγα" }, "b4.example.gr");
    const two = await drawCard({ ...card, title: "Ψιλόν" }, "b4.example.gr");
    // Letters without a glyph would all be the same box.
    expect(one.equals(two)).toBe(false);
  });

  it("is drawn once, however many ask at the same time", async () => {
    const page = sitePage(contentIn("en"), "/team");
    if (!page) throw new Error("No page");
    const images = await Promise.all(Array.from({ length: 5 }, () => shareImage(page, origins)));
    expect(new Set(images.map(({ png }) => png)).size).toBe(1);
  });

  it("leads an old address to the picture of today", async () => {
    const image = shareImageAt("/og/000000000000/en/team.png", origins);
    expect(image?.address).toMatch(/^\/og\/(?!0{12})[0-9a-f]{12}\/en\/team\.png$/);
    expect(shareImageAt("/og/000000000000/en/nope.png", origins)).toBeUndefined();
  });
});
