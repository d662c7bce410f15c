import { contentContext } from "../content/content.server.ts";
import { siteContext } from "../context.ts";
import { localeOf } from "../i18n/locales.ts";
import type { Route } from "./+types/manifest.ts";

/** The web manifest in the host's language. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, siteName } = context.get(siteContext);
  const content = context.get(contentContext);
  const { title, description } = content.words("home");
  const manifest = {
    name: `${siteName}: ${title}`,
    short_name: siteName,
    description,
    lang: localeOf(locale).iso,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: "#070E1C",
    theme_color: "#070E1C",
    icons: [
      { src: "/icons/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icons/maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": "public, max-age=86400",
    },
  });
}
