import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The site, and the program of its process (vite.config.ts).
  serverBuildFile: "[name].js",
  // The whole route manifest is a few kilobytes; having it from the start saves a request per page.
  routeDiscovery: { mode: "initial" },
  // What sends a form comes with its page. Apart, its script could fail alone, of which React Router
  // makes an empty page; and it is a request more for a few lines.
  splitRouteModules: false,
} satisfies Config;
