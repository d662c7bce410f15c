import type { IconifyJSON } from "@iconify/types";
import { getIcons } from "@iconify/utils/lib/icon-set/get-icons";

/** Time limit of a question to the public icon API, in milliseconds (spec, section 9). */
export const ICON_API_TIMEOUT_MS = 2000;

/** Bundled collections, loaded when first asked for. ICON_COLLECTIONS says which are allowed. */
const bundled: Readonly<Record<string, () => Promise<unknown>>> = {
  lucide: () => import("@iconify-json/lucide/icons.json", { with: { type: "json" } }),
};

export type FoundIcons = {
  icons: IconifyJSON & { not_found?: string[] };
  /** Whether something could not be asked: then what is missing may be there another time. */
  isPartial: boolean;
};

/**
 * Data of the named icons: from the bundled collection, and what that lacks from the public API where
 * one is configured. `not_found` lists what is nowhere; a failure of the API is logged and treated as
 * missing icons (spec, section 8). Undefined when nothing has the collection at all.
 */
export async function findIcons(
  prefix: string,
  names: readonly string[],
  fallbackOrigin: string | undefined,
): Promise<FoundIcons | undefined> {
  const load = Object.hasOwn(bundled, prefix) ? bundled[prefix] : undefined;
  if (!load && !fallbackOrigin) return undefined;
  const own: IconifyJSON = load ? await fromBundle(load, names) : { prefix, icons: {} };
  const missing = missingIn(own, names);
  if (missing.length === 0 || !fallbackOrigin)
    return { icons: whole(own, names), isPartial: false };
  const asked = await askPublicApi(prefix, missing, fallbackOrigin);
  const icons = {
    ...asked,
    ...own,
    icons: { ...asked?.icons, ...own.icons },
    aliases: { ...asked?.aliases, ...own.aliases },
  };
  return { icons: whole(icons, names), isPartial: asked === undefined };
}

async function fromBundle(load: () => Promise<unknown>, names: readonly string[]) {
  const { default: collection } = (await load()) as { default: IconifyJSON };
  const empty = { prefix: collection.prefix, icons: {} };
  return getIcons(collection, [...names]) ?? empty;
}

function missingIn({ icons, aliases = {} }: IconifyJSON, names: readonly string[]): string[] {
  return names.filter((name) => !Object.hasOwn(icons, name) && !Object.hasOwn(aliases, name));
}

function whole(set: IconifyJSON, names: readonly string[]): FoundIcons["icons"] {
  const missing = missingIn(set, names);
  const { not_found: _, ...icons } = set as FoundIcons["icons"];
  return missing.length > 0 ? { ...icons, not_found: missing } : icons;
}

/** Undefined, and a line in the log, for an answer that is none (spec, section 7). */
async function askPublicApi(
  prefix: string,
  names: readonly string[],
  origin: string,
): Promise<IconifyJSON | undefined> {
  try {
    const response = await fetch(`${origin}/${prefix}.json?icons=${names.join(",")}`, {
      signal: AbortSignal.timeout(ICON_API_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const set = (await response.json()) as Partial<IconifyJSON> | null;
    if (set?.prefix !== prefix) throw new Error(`it answered with icons of "${set?.prefix}"`);
    if (typeof set.icons !== "object" || set.icons === null) throw new Error("it sent no icons");
    return set as IconifyJSON;
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    console.error(`Icon load failed: ${prefix}:${names.join(",")} from ${origin}: ${why}`);
    return undefined;
  }
}
