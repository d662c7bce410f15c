import type { Pages } from "../../../../content/types.ts";
import {
  deleteStoredArticle,
  type StoredArticle,
  versionOf,
} from "../../../api/articles.server.ts";
import type { Backend } from "../../../api/backend.server.ts";
import { liveAt } from "../../../content/live-at.server.ts";
import type { SiteContext } from "../../../context.ts";
import type { Faults } from "../check.server.ts";
import type { ArticleValues } from "../fields.ts";
import { saveArticle } from "../save.server.ts";
import { readValues } from "../values.server.ts";

type Done = keyof Pages["adminArticles"]["done"];
/** What was typed, and the version that the form is to name when it is sent again. */
type Typed = { values: ArticleValues; version: string };
/**
 * What was done, with the address that has lost its article by it; what is wrong, or that somebody
 * else was faster.
 */
export type Outcome =
  | { done: Done; left?: string | undefined }
  | (Typed & { errors: Faults })
  | (Typed & { intent: string | undefined });

type Change = { site: SiteContext; backend: Backend; stored: StoredArticle; form: FormData };

/** Saves as what is named here, unless the article is another one than the form was filled from. */
const saving =
  (intent: string, status: "draft" | "published", done: Done) =>
  async ({ site, backend, stored, form }: Change): Promise<Outcome> => {
    const values = readValues(form);
    const version = String(form.get("version") ?? "");
    const current = versionOf(stored);
    if (version !== current) {
      const isOffered = done !== (stored.status === "published" ? "draft" : "withdrawn");
      return { intent: isOffered ? intent : undefined, values, version: current };
    }
    const saved = await saveArticle(site, backend, values, { status, stored });
    if ("errors" in saved) return { errors: saved.errors, values, version };
    const isOut = status === "published" && !saved.isScheduled;
    const hasMoved = values.slug !== stored.slug;
    const left = isLive(stored) && (!isOut || hasMoved) ? stored.slug : undefined;
    return { done: saved.isScheduled ? "scheduled" : done, left };
  };

const isLive = (stored: StoredArticle) =>
  stored.status === "published" && liveAt(stored) <= Date.now();

const changes: Readonly<Record<string, (change: Change) => Promise<Outcome>>> = {
  draft: saving("draft", "draft", "draft"),
  publish: saving("publish", "published", "published"),
  withdraw: saving("withdraw", "draft", "withdrawn"),
  async delete({ backend, stored }) {
    await deleteStoredArticle(backend, stored);
    return { done: "deleted", left: isLive(stored) ? stored.slug : undefined };
  },
};

/** Makes the change that a form of the page asks for; undefined for one it doesn't know. */
export async function changeArticle(change: Change): Promise<Outcome | undefined> {
  const intent = String(change.form.get("intent"));
  const run = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  return run?.(change);
}
