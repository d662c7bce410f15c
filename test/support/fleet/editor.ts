import { setTimeout as sleep } from "node:timers/promises";
import type { Fleet } from "./fleet.ts";
import { SIGN_IN } from "./sign-in.ts";
import { DOMAINS, type Language, statusAt, visit } from "./visitor.ts";

export type Editor = Awaited<ReturnType<typeof openEditor>>;

/** A page that is not there yet is drawn each time: looking oftener would be what it waits for. */
const LOOK_MS = 40;
const GIVE_UP_MS = 60_000;

const FACTS = {
  ...{ author: "ana-reed", category: "growth", audience: "creators" },
  ...{ published: "2026-11-20", updated: "2026-11-21" },
  related: ["brand-deal-pricing", "tiktok-likes-guide", "brand-partnerships"],
};
const TEXT = "Long enough to be a description: what it says, for whom it is and what comes of it.";

/** Somebody who publishes on a fleet, whichever process is asked. */
export async function openEditor({ machines, port: proxy }: Fleet) {
  let token: string | undefined;
  async function call(
    method: string,
    path: string,
    body: object,
  ): Promise<Record<string, unknown>> {
    const response = await visit(proxy, `/backend${path}`, {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}`);
    const text = await response.text();
    return text ? (JSON.parse(text) as { data: Record<string, unknown> }).data : {};
  }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = SIGN_IN;
  token = String((await call("POST", "/auth/login", { email, password })).access_token);

  return {
    call,
    /** In both languages. */
    async publish(slug: string): Promise<void> {
      const { id } = await call("POST", "/items/articles", { slug, ...FACTS });
      for (const locale of ["en", "el"]) {
        await call("POST", "/items/article_translations", {
          ...{ article: id, locale, title: slug, meta_title: slug, description: TEXT, lead: TEXT },
          body: `${TEXT}\n\n## A part\n\n${`${TEXT} `.repeat(60)}`,
        });
      }
      await call("PATCH", `/items/articles/${id}`, { status: "published" });
    },
    redirect: (path: string, target: string) =>
      call("POST", "/items/redirects", { path, target, permanent: true, enabled: true }),
    /** Resolves when every process shows these addresses on both domains. */
    async seenEverywhere(paths: readonly string[]): Promise<void> {
      const until = Date.now() + GIVE_UP_MS;
      const languages = Object.keys(DOMAINS) as Language[];
      const shown = async (port: number, path: string, language: Language) => {
        while ((await statusAt(port, proxy, path, language)) >= 400) {
          if (Date.now() > until) throw new Error(`${path} is not shown`);
          await sleep(LOOK_MS);
        }
      };
      await Promise.all(
        machines.map(async ({ port }) => {
          for (const path of paths) {
            for (const language of languages) await shown(port, path, language);
          }
        }),
      );
    },
  };
}
