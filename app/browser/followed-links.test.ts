import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followedLinkAt, followLink, startFollowingLinks } from "./followed-links.ts";

/** As much of an element as a click on it needs. */
class FakeElement {
  readonly closest: () => object | null;
  constructor(anchor: object | null) {
    this.closest = () => anchor;
  }
}

/** No frame around a link. */
const NONE: { setAttribute: () => void } | null = null;

const device = new EventTarget();
beforeEach(() => {
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("window", device);
  vi.stubGlobal("location", new URL("http://localhost/about?a=1#team"));
});
afterEach(() => void vi.unstubAllGlobals());

function link(href: string, { keepsScroll = false, isFollowed = true, frame = NONE } = {}) {
  const { origin, pathname, search, hash } = new URL(href, "http://localhost");
  const anchor = {
    ...{ origin, pathname, search, hash },
    hasAttribute: () => keepsScroll,
    closest: () => frame,
  };
  if (isFollowed) followLink(anchor as unknown as HTMLAnchorElement);
  return new FakeElement(anchor);
}

function click(target: FakeElement, how: object = {}) {
  const navigate = vi.fn();
  const prepare = vi.fn();
  const stop = startFollowingLinks(navigate, prepare);
  const event = Object.assign(new Event("click", { cancelable: true }), { button: 0, ...how });
  Object.defineProperty(event, "target", { value: target });
  device.dispatchEvent(event);
  stop();
  return { navigate, prepare, event };
}

describe("a click on a followed link", () => {
  it("goes to its page, with query and hash, without a new document", () => {
    const { navigate, prepare, event } = click(link("/blog?page=2#list"));
    expect(prepare).toHaveBeenCalledExactlyOnceWith("/blog?page=2");
    expect(prepare).toHaveBeenCalledBefore(navigate);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/blog?page=2#list", {
      replace: false,
      preventScrollReset: false,
      viewTransition: false,
    });
    expect(event.defaultPrevented).toBe(true);
  });

  it("takes the frame that it stands in along", () => {
    const setAttribute = vi.fn();
    const { navigate } = click(link("/blog/a", { frame: { setAttribute } }));
    expect(setAttribute).toHaveBeenCalledExactlyOnceWith("data-frame", "leaving");
    expect(setAttribute).toHaveBeenCalledBefore(navigate);
    expect(navigate).toHaveBeenCalledWith(
      "/blog/a",
      expect.objectContaining({ viewTransition: true }),
    );
  });

  it("takes the page's own place in the history when it is open already", () => {
    const { navigate } = click(link("/about?a=1#team"));
    expect(navigate).toHaveBeenCalledWith(
      "/about?a=1#team",
      expect.objectContaining({ replace: true }),
    );
  });

  it("leaves the page scrolled as it is where the link says so", () => {
    const { navigate } = click(link("/blog?page=2", { keepsScroll: true }));
    expect(navigate).toHaveBeenCalledWith(
      "/blog?page=2",
      expect.objectContaining({ preventScrollReset: true }),
    );
  });

  it.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("is the browser's with %o", (how) => {
    const { navigate, event } = click(link("/blog"), how);
    expect(navigate).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });

  it("is left alone once somebody has taken care of it", () => {
    const prevent = (event: Event) => event.preventDefault();
    device.addEventListener("click", prevent);
    expect(click(link("/blog")).navigate).not.toHaveBeenCalled();
    device.removeEventListener("click", prevent);
  });
});

it.each([
  ["another link", link("/playbook.pdf", { isFollowed: false })],
  ["no link", new FakeElement(null)],
  ["a link that leaves the site", link("https://example.com/blog")],
])("a click on %s is the browser's", (_, target) => {
  expect(click(target).event.defaultPrevented).toBe(false);
});

it("after its end clicks are the browser's", () => {
  startFollowingLinks(vi.fn(), vi.fn())();
  const event = new Event("click", { cancelable: true });
  Object.defineProperty(event, "target", { value: link("/blog") });
  device.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(followedLinkAt(event)).toBeDefined();
});
