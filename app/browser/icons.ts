import { _api, addAPIProvider, buildIcon, loadIcon as loadIconData } from "@iconify/react";

/** The icon endpoint (spec, section 7); Iconify adds `/{collection}.json?icons=…`. */
export const ICON_ENDPOINT = "/api/_nuxt_icon";
/** Another host is tried when one has not answered after this, in ms. */
export const ICON_ROTATE_MS = 750;
/** All hosts were tried: the last answer may take this long, in ms. */
export const ICON_TIMEOUT_MS = 5_000;
/** More icons than fit into an address of this length are asked for in several requests. */
export const ICON_MAX_URL_LENGTH = 500;

/** By name, so that the rest of the library can be left out of the build. */
const ICONIFY = { _api, addAPIProvider, buildIcon, loadIcon: loadIconData };
type IconSet = { prefix?: string; icons?: object; aliases?: object };

/**
 * Gives the function that loads an icon such as "lucide:menu" as the address of its picture
 * (`data:image/svg+xml,…`). It resolves to undefined, with a message in the console, when the icon
 * can't be had. `fallbackOrigin` may name a public icon API, asked when the site's own endpoint fails.
 */
export function createIconLoader(fallbackOrigin?: string, iconify: typeof ICONIFY = ICONIFY) {
  iconify.addAPIProvider("", {
    // Iconify puts one path after every host, so the endpoint's own path is part of the "host".
    resources: fallbackOrigin ? [ICON_ENDPOINT, fallbackOrigin] : [ICON_ENDPOINT],
    rotate: ICON_ROTATE_MS,
    timeout: ICON_TIMEOUT_MS,
    maxURL: ICON_MAX_URL_LENGTH,
  });
  iconify._api.setFetch(fetchIcons as typeof fetch);

  return async (name: string): Promise<string | undefined> => {
    try {
      const { attributes, body } = iconify.buildIcon(await iconify.loadIcon(name));
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${attributes.viewBox}">${body}</svg>`;
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    } catch {
      console.error(`Icon missing: ${name}`);
    }
  };
}

let pageLoader: ReturnType<typeof createIconLoader> | undefined;

/** The page's loader. `<html data-icon-fallback>` names the fallback where one is configured. */
export function loadIcon(name: string): Promise<string | undefined> {
  pageLoader ??= createIconLoader(document.documentElement.dataset.iconFallback);
  return pageLoader(name);
}

/**
 * Iconify's own check takes a set of another prefix, and waits for ever for a name that is neither
 * there nor reported. A wrong set becomes a failure, so that the next host is asked; absent names
 * are reported in the answer.
 */
async function fetchIcons(address: string): Promise<Response> {
  const url = new URL(address, location.href);
  const response = await fetch(url);
  if (!response.ok) return response;
  const { pathname } = url;
  const prefix = pathname.slice(pathname.lastIndexOf("/") + 1, -".json".length);
  const set = (await response.json()) as IconSet | null;
  if (set?.prefix !== prefix || typeof set?.icons !== "object") {
    console.error(`Icons refused: ${address} did not answer with icons of "${prefix}"`);
    return new Response(null, { status: 503 });
  }
  const present = { ...set.icons, ...set.aliases };
  const asked = url.searchParams.get("icons")?.split(",") ?? [];
  return Response.json({
    ...set,
    not_found: asked.filter((icon) => !(icon in present)),
  });
}
