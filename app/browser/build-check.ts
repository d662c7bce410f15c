import type { RouteRules } from "../context.ts";
import { fetchJson } from "./fetch-retry.ts";

/** Time between two questions for a newer build (spec, section 9), in ms. */
export const BUILD_CHECK_INTERVAL_MS = 3_600_000;

/** Answer of /builds/meta/{id}.json. */
export type BuildMeta = { id: string; routeRules: RouteRules };

type BuildCheck = {
  /** Id of the build that runs in this page. */
  buildId: string;
  /** Called with the newer build's rules, once it is known to be there in full. */
  onNewBuild: (meta: BuildMeta) => void;
  /** GET of one of the site's own paths as JSON; rejects on failure. */
  getJson?: (path: string) => Promise<unknown>;
  page?: Pick<Document, "hidden" | "addEventListener">;
};

/**
 * Asks hourly for the latest build (spec, sections 4 and 7), in a hidden tab when it is next seen.
 * A failure is silent: the next hour asks again.
 */
export function startBuildCheck({
  buildId,
  onNewBuild,
  getJson = fetchJson,
  page = document,
}: BuildCheck): void {
  let due = 0;
  let timer: ReturnType<typeof setTimeout>;

  function postpone() {
    due = Date.now() + BUILD_CHECK_INTERVAL_MS;
    clearTimeout(timer);
    timer = setTimeout(check, BUILD_CHECK_INTERVAL_MS);
  }

  async function check() {
    if (page.hidden || Date.now() < due) return;
    postpone();
    try {
      const { id } = (await getJson(`/builds/latest.json?${Date.now()}`)) as {
        id?: string;
      };
      if (!id || id === buildId) return;
      onNewBuild((await getJson(`/builds/meta/${encodeURIComponent(id)}.json`)) as BuildMeta);
    } catch {
      // Offline, or between two deploys.
    }
  }

  postpone();
  page.addEventListener("visibilitychange", check);
}
