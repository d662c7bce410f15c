import type { Core } from "../core.ts";
import type { CollectionName } from "../schema.ts";
import { audit } from "../security/audit.ts";
import type { Caller } from "../security/caller.ts";
import { checkContent } from "./content-rules.ts";
import { forgetErasedSenders } from "./erased-senders.ts";
import { checkMails } from "./mail-rules.ts";
import { checkRedirects } from "./redirect-rules.ts";
import type { Written } from "./written.ts";

/**
 * What holds for a collection beyond its fields and the permission table: between rows, or between a
 * row and who writes it. Looks at what is stored by now and throws ApiError for what must not stay.
 */
export type Rule = (core: Core, caller: Caller, written: Written) => Promise<void>;

const RULES: Partial<Record<CollectionName, Rule>> = {
  pages: checkContent("pages"),
  entries: checkContent("entries"),
  erasures: noteErasure,
  leads: forgetErasedSenders,
  outbox: checkMails,
  redirects: checkRedirects,
};

/** That a person was erased stays in the log, without whom; the deletions that follow are part of it. */
async function noteErasure(core: Core, caller: Caller, { action, items }: Written): Promise<void> {
  if (action !== "create") return;
  for (const { key } of items) {
    await audit(core, caller, { action, user: caller.user, collection: "erasures", item: key });
  }
}

/** Runs inside the transaction of what was written, and so takes it back by throwing. */
export async function checkRules(
  core: Core,
  caller: Caller,
  collection: CollectionName,
  written: Written,
): Promise<void> {
  await RULES[collection]?.(core, caller, written);
}
