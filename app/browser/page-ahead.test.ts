import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadAhead, partsOf } from "./page-ahead.ts";

beforeEach(() => void vi.stubGlobal("location", new URL("http://localhost/terms")));
afterEach(() => void vi.unstubAllGlobals());

const manifest = {
  version: "a",
  routes: {
    root: { module: "/assets/root.js", hasLoader: true, css: ["/assets/root.css"] },
    about: {
      module: "/assets/about.js",
      imports: ["/assets/react.js"],
      css: ["/assets/about.css"],
      hasLoader: true,
    },
    home: { module: "/assets/home.js", hasLoader: true },
    plain: { module: "/assets/plain.js", hasLoader: false },
  },
};
const matching = (...ids: string[]) => ({ match: () => ids.map((id) => ({ route: { id } })) });

describe("partsOf", () => {
  it("are the route's own, without the shell's", () => {
    expect(partsOf("/about", matching("root", "about"), manifest)).toEqual({
      files: ["/assets/about.js", "/assets/react.js"],
      styles: ["/assets/about.css"],
      data: "http://localhost/about.data?_routes=about",
    });
  });

  it.each([
    ["/", "home", "http://localhost/_.data?_routes=home"],
    ["/about?category=a%20b", "about", "http://localhost/about.data?category=a+b&_routes=about"],
    ["/plain", "plain", undefined],
  ])("of %s have their data at the router's address", (page, id, data) => {
    expect(partsOf(page, matching("root", id), manifest).data).toBe(data);
  });

  it("are none where the router knows no page", () => {
    const nowhere = partsOf("/nope", { match: () => null }, manifest);
    expect(nowhere).toEqual({ files: [], styles: [], data: undefined });
  });
});

describe("loadAhead", () => {
  it("is over when modules, styles and data have come, or can't be had", async () => {
    type Link = { rel: string; href: string; onload?: () => void; onerror?: () => void };
    const links: Link[] = [];
    vi.stubGlobal("document", {
      createElement: () => ({
        remove: () => {},
        setAttribute(name: string, value: string) {
          Object.assign(this, { [name]: value });
        },
      }),
      head: { append: (link: Link) => void links.push(link), querySelector: () => null },
    });
    vi.stubGlobal("window", {
      __reactRouterDataRouter: matching("root", "about"),
      __reactRouterManifest: manifest,
    });
    vi.stubGlobal("fetch", async () => Response.json({}));
    const over = vi.fn();
    const loading = loadAhead("/about").then(over);
    await vi.waitFor(() => expect(links).toHaveLength(3));
    expect(links.map(({ rel }) => rel)).toEqual(["modulepreload", "modulepreload", "stylesheet"]);
    links[0]?.onload?.();
    links[1]?.onerror?.();
    // A second page that shares them waits for the same.
    const second = loadAhead("/about");
    await new Promise((resolve) => setTimeout(resolve));
    expect(over).not.toHaveBeenCalled();
    for (const link of links.slice(2)) link.onload?.();
    await Promise.all([loading, second]);
    expect(over).toHaveBeenCalledOnce();
  });
});
