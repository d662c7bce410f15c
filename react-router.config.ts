import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route manifest is a few kilobytes; having it from the start saves a request per page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
