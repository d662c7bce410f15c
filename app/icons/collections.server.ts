import type { IconifyJSON } from "@iconify/types";
import { getIcons } from "@iconify/utils/lib/icon-set/get-icons";

/** Time limit of a question to the public icon API, in milliseconds (spec, section 9). */
export const ICON_API_TIMEOUT_MS = 2000;

/** Bundled collections, loaded when first asked for. ICON_COLLECTIONS says which are allowed. */
const bundled: Readonly<Record<string, () => Promise<unknown>>> = {
  lucide: () => import("@iconify-json/lucide/icons.json", { with: { type: "json" } }),
};

/**
 * Data of the named icons, `not_found` listing the ones a collection lacks. Undefined when nothing
 * has the collection: it is not bundled and no public API is configured, or that one failed.
 */
export async function findIcons(
  prefix: string,
  names: string[],
  fallbackOrigin: string | undefined,
): Promise<IconifyJSON | undefined> {
  const load = Object.hasOwn(bundled, prefix) ? bundled[prefix] : undefined;
  if (load) {
    const { default: collection } = (await load()) as { default: IconifyJSON };
    return getIcons(collection, names, true) ?? undefined;
  }
  return fallbackOrigin ? askPublicApi(prefix, names, fallbackOrigin) : undefined;
}

async function askPublicApi(prefix: string, names: string[], origin: string) {
  try {
    const response = await fetch(`${origin}/${prefix}.json?icons=${names.join(",")}`, {
      signal: AbortSignal.timeout(ICON_API_TIMEOUT_MS),
    });
    const icons = (await response.json()) as IconifyJSON;
    return response.ok && icons.prefix === prefix && icons.icons ? icons : undefined;
  } catch (error) {
    console.error("Icon API failed", prefix, error);
    return undefined;
  }
}
