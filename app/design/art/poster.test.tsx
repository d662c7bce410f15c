import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PALETTES, shadeOf } from "./palette.ts";
import { PORTRAIT_IDS, portrait } from "./portrait.ts";
import { drawPoster, normaliseHandle, type Poster, posterSvg } from "./poster.ts";
import { CAST } from "./poster-cast.ts";
import { BACKDROPS, CROPS, EXTRAS, HAIRS, PROPS, TOPS } from "./poster-model.ts";
import { PosterView } from "./poster-view.tsx";

const POSTER_LIMIT_BYTES = 4096;
const CAST_HANDLES = Object.keys(CAST);
const CROWD = Array.from({ length: 30 }, (_, n) => `creator${n}`);

/** What can be seen of a poster: everything but its id. */
function visible({ id: _id, ...rest }: Poster): string {
  return JSON.stringify(rest);
}

/** The heaviest poster of a crop: each trait at its longest. */
function heaviest(base: Poster): Poster {
  const longest = (variants: readonly Poster[]) =>
    variants.reduce((a, b) => (posterSvg(b).length > posterSvg(a).length ? b : a));
  const backdrop = longest(BACKDROPS.map((backdrop) => ({ ...base, backdrop })));
  const hair = longest(HAIRS.map((hair) => ({ ...backdrop, hair })));
  const extra = longest(EXTRAS.map((extra) => ({ ...hair, extra })));
  const top = longest(TOPS.map((top) => ({ ...extra, top })));
  return longest(PROPS.map((prop) => ({ ...top, prop })));
}

const ODD_HANDLES = [
  "",
  "@",
  "   ",
  "ελένη_ζει",
  "ΈΛΕΝΗ",
  "🎥🔴4️⃣",
  "a".repeat(500),
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  "url(#x) ]]> &lt; --> %s",
  "__proto__",
  "constructor",
  "\u0000\ud800",
];

describe("drawPoster", () => {
  it("gives a handle the same poster however it is typed", () => {
    expect(drawPoster(" @Zoe.Varda ")).toEqual(drawPoster("zoe.varda"));
    expect(normaliseHandle("@@ＺＯＥ")).toBe("zoe");
  });

  it("has not changed for a handle people may have seen", () => {
    expect(drawPoster("zoevarda")).toMatchObject({
      id: "ldbwapprgn4g",
      palette: "showtime",
      backdrop: "arches",
      crop: "wide",
      hair: "headphones",
      top: "hoodie",
      prop: "four",
      spikeX: 150,
    });
  });

  it("gives thirty handles thirty different pictures", () => {
    expect(new Set(CROWD.map((handle) => visible(drawPoster(handle)))).size).toBe(CROWD.length);
    const traits = CROWD.map((handle) => {
      const { palette, backdrop, hair, crop } = drawPoster(handle);
      return `${palette} ${backdrop} ${hair} ${crop}`;
    });
    expect(new Set(traits).size).toBe(CROWD.length);
  });

  it("uses the whole family in a crowd", () => {
    const crowd = Array.from({ length: 1500 }, (_, n) => drawPoster(`fan-${n}`));
    const seen = (trait: keyof Poster) => new Set(crowd.map((poster) => poster[trait]));
    expect(seen("hair")).toEqual(new Set(HAIRS));
    expect(seen("top")).toEqual(new Set(TOPS));
    expect(seen("prop")).toEqual(new Set(PROPS));
    expect(seen("backdrop")).toEqual(new Set(BACKDROPS));
    expect(seen("palette")).toEqual(new Set(Object.keys(PALETTES)));
    expect(seen("crop")).toEqual(new Set(CROPS));
  });

  it("keeps cast and team apart", () => {
    const fixed = [...CAST_HANDLES.map(drawPoster), ...PORTRAIT_IDS.map(portrait)];
    expect(new Set(fixed.map(visible)).size).toBe(fixed.length);
    expect(new Set(fixed.map(({ id }) => id)).size).toBe(fixed.length);
  });
});

describe("posterSvg", () => {
  it.each(ODD_HANDLES)("draws %j without leaking it", (handle) => {
    const svg = posterSvg(drawPoster(handle), { keyline: "ink" });
    expect(svg).toMatch(
      /^<svg [^<]*>(<(path|rect|circle|ellipse|g|clipPath)( [a-zA-Z-]+="[^"<>&]*")*\/?>|<\/(g|clipPath)>)+<\/svg>$/,
    );
    if (handle.length > 3) expect(svg).not.toContain(handle);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|style/);
  });

  it("escapes its title", () => {
    const svg = posterSvg(drawPoster("a"), { title: `"<b>&'` });
    expect(svg).toContain(`role="img"><title>&quot;&lt;b&gt;&amp;&#39;</title>`);
    expect(posterSvg(drawPoster("a"))).toContain(`aria-hidden="true"`);
  });

  it("takes a width and keeps 9:16", () => {
    expect(posterSvg(drawPoster("a"), { size: 90 })).toContain(`width="90" height="160"`);
  });

  it("stays under 4 kB, whatever the traits", () => {
    const variations = [0, 0.25, 0.5, 0.75, 0.99];
    const sizes = CROPS.flatMap((crop) =>
      variations.map(
        (variation) =>
          posterSvg(heaviest({ ...drawPoster("weight"), crop, variation }), { keyline: "ink" })
            .length,
      ),
    );
    expect(Math.max(...sizes)).toBeLessThan(POSTER_LIMIT_BYTES);
  });

  it("gives every clip its own id when posters share a page", () => {
    const page = [...CROWD, ...CAST_HANDLES]
      .map((handle) => posterSvg(drawPoster(handle), { keyline: "paper" }))
      .join("");
    const ids = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(target);
  });

  it("draws one 4, on the line at unit 10 of 16", () => {
    for (const handle of [...CROWD, ...CAST_HANDLES]) {
      const svg = posterSvg(drawPoster(handle));
      expect(svg.match(/M0 200H180"/g)).toHaveLength(1);
    }
  });
});

describe("PosterView", () => {
  const expand = (svg: string) => svg.replace(/<(\w+)([^<>]*)\/>/g, "<$1$2></$1>");

  it.each([...CAST_HANDLES, ...CROWD])("renders %s exactly as posterSvg prints it", (handle) => {
    const poster = drawPoster(handle);
    const options = { keyline: "ink", title: "A & B" } as const;
    const html = renderToStaticMarkup(<PosterView poster={poster} {...options} />);
    expect(html).toBe(expand(posterSvg(poster, options)));
  });
});

describe("palettes", () => {
  /** Distance in OKLab: 0 the same, 1 black to white. */
  function distance(a: string, b: string): number {
    const [x, y] = [oklab(a), oklab(b)];
    return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
  }

  function oklab(hex: string): readonly [number, number, number] {
    const channel = (at: number) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    const [r, g, b] = [channel(1), channel(3), channel(5)];
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  }

  it.each(Object.entries(PALETTES))("%s keeps what touches apart", (_name, colours) => {
    const { field, motif, line, skin, hair, top, accent, prop, low } = colours;
    const pairs: readonly (readonly [string, string, number])[] = [
      [skin, field, 0.17],
      [skin, motif, 0.15],
      [shadeOf(skin), field, 0.12],
      [shadeOf(skin), motif, 0.11],
      [hair, field, 0.13],
      [hair, motif, 0.13],
      [hair, skin, 0.13],
      [top, field, 0.13],
      [top, skin, 0.13],
      [accent, top, 0.1],
      [prop, top, 0.13],
      [prop, skin, 0.13],
      [prop, field, 0.13],
      [line, field, 0.18],
      [line, motif, 0.1],
      [low, field, 0.1],
      [low, top, 0.1],
      [motif, field, 0.05],
    ];
    for (const [a, b, least] of pairs)
      expect(distance(a, b), `${a} on ${b}`).toBeGreaterThan(least);
  });
});
