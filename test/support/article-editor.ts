import { parse } from "node-html-parser";
import { expect } from "vitest";
import { EDITOR, openStaffSite } from "./staff-site.ts";
import { leadsTo } from "./visitor.ts";

export const LIST = "/admin/articles";
export const NEW = "/admin/articles/new";
export const FACTS = {
  slug: "first-live",
  category: "growth",
  audience: "creators",
  author: "maria-kallis",
  related1: "tiktok-likes-guide",
  related2: "tiktok-monetization",
  related3: "brand-partnerships",
};
export const ENGLISH = {
  "title-en": "Your first live",
  "metaTitle-en": "Your first live, minute by minute",
  "description-en":
    "What to set up, what to say in the first minute and how to end a live so that people come back.",
  "lead-en": "An hour is long. Plan its first minute.",
  "body-en": "Begin with a question.\r\n\r\n## The first minute\r\n\r\nSay **who** you are.",
};
const GREEK = {
  "title-el": "Το πρώτο σου live",
  "metaTitle-el": "Το πρώτο σου live, λεπτό προς λεπτό",
  "description-el":
    "Τι χρειάζεται πριν ξεκινήσεις, τι λες στο πρώτο λεπτό και πώς κλείνεις ώστε να ξανάρθουν όλοι.",
  "lead-el": "Μία ώρα είναι πολλή. Σχεδίασε το πρώτο της λεπτό.",
  "body-el": "Ξεκίνα με μια ερώτηση.",
};
export const WHOLE = { ...FACTS, ...ENGLISH, ...GREEK };

/** The article editor of a site of its own, with an editor signed in. */
export async function openArticles(lang: "en" | "el" = "en", variables = {}) {
  const staff = await openStaffSite({ variables });
  const editor = staff.visitor(lang);
  await editor.signIn(EDITOR);
  const { access: token } = await staff.backend.signIn();
  /** An article as the content backend has it. */
  const stored = async (page: string) => {
    const path = `/items/articles/${page.split("/").at(-1)}?fields=*,translations.*`;
    const { data } = await staff.backend.call("GET", path, { token });
    return data as Record<string, unknown> & { translations: Record<string, unknown>[] };
  };
  const shown = async (path: string) => parse(await (await editor.get(path)).text());
  /** Sends a form of the article's page as it is now. */
  const send = async (page: string, intent: string, form: Record<string, string> = WHOLE) => {
    const version = (await shown(page)).querySelector("[name=version]")?.getAttribute("value");
    return editor.post(page, { ...form, intent, version: version ?? "" });
  };
  /** Stores a new article and answers the address of its page. */
  const make = async (form: Record<string, string>, intent = "draft") => {
    const saved = await editor.post(NEW, { ...form, intent });
    expect(saved.status).toBe(303);
    return leadsTo(saved).replace(/\?.*/, "");
  };
  return { ...staff, editor, stored, shown, send, make };
}
