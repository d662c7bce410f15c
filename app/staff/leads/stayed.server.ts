import { z } from "zod";
import type { Backend } from "../../api/backend.server.ts";
import { readItems } from "../../api/items.server.ts";
import { plural } from "../../content/plural.ts";
import { contentIn } from "../../content/shown.server.ts";
import { fill } from "../../i18n/fill.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { isLeadKey } from "../pipeline/lead.server.ts";
import { stageName } from "../pipeline/lead-words.ts";
import { isStage, stagesOf } from "../pipeline/stages.ts";

/** Names that a sentence gives; the address that carries their keys stays short. */
const MAX_NAMED = 5;

/** What an address says of selected leads that stayed where they were. */
export function stayedQuery(stayed: readonly string[] = [], stage = ""): Record<string, string> {
  if (stayed.length === 0) return {};
  const named = stayed.slice(0, MAX_NAMED).join(",");
  return { stayed: named, stayedCount: String(stayed.length), stayedAt: stage };
}

const schema = z.object({ id: z.string(), name: z.string(), form: z.string() });

/** The same as a sentence: how many, which, and why. Nothing where it can't be told. */
export async function stayedSentence(locale: LocaleCode, backend: Backend, url: URL) {
  const ids = (url.searchParams.get("stayed") ?? "").split(",").filter(isLeadKey);
  const stage = url.searchParams.get("stayedAt");
  if (ids.length === 0 || !isStage(stage)) return undefined;
  const query = {
    filter: { id: { _in: ids } },
    fields: Object.keys(schema.shape),
    limit: MAX_NAMED,
  };
  const { data } = await readItems(backend, "leads", query, schema).catch(() => ({ data: [] }));
  if (data.length === 0) return undefined;
  const words = contentIn(locale).words("adminLeads");
  const count = Math.max(Number(url.searchParams.get("stayedCount")) || 0, data.length);
  const named = data.map(({ name }) => name).join(", ");
  const more = count - data.length;
  const names = more > 0 ? fill(words.done.others, { names: named, count: more }) : named;
  const isUnfit = data.some(({ form }) => !stagesOf(form).includes(stage));
  const forms = isUnfit ? words.done.stayed : words.done.already;
  return fill(plural(locale, count, forms), { stage: stageName(words, stage), names });
}
