import { expect } from "vitest";
import { SIGN_IN } from "./fleet/sign-in.ts";

/** Calls to a real process: as an administrator at its backend, and as a visitor at its forms. */

export { SIGN_IN } from "./fleet/sign-in.ts";

/** What an article needs beside its words. */
export const FACTS = {
  author: "ana-reed",
  category: "growth",
  audience: "creators",
  published: "2026-11-20",
  updated: "2026-11-21",
  related: ["brand-deal-pricing", "tiktok-likes-guide", "brand-partnerships"],
};
const WORDS = {
  locale: "en",
  title: "Quiet streams",
  meta_title: "Quiet streams",
  description:
    "A description that is long enough for the results of a search engine, and short enough too.",
  lead: "A lead.",
  // More than a page of the database holds.
  body: `Nothing but *quiet*.\n\n${"A sentence about streams that are quiet. ".repeat(150)}`,
};

/** The embedded backend of a process, as an administrator; `host` is one that the process answers for. */
export async function openStaff(port: string, host = "127.0.0.1") {
  let token = "";
  const ask = (method: string, path: string, body?: unknown) =>
    fetch(`http://${host}:${port}/backend${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await ask(method, path, body);
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return response.status === 204 ? undefined : (await response.json()).data;
  };
  const credentials = { email: SIGN_IN.ADMIN_EMAIL, password: SIGN_IN.ADMIN_PASSWORD };
  token = (await call("POST", "/auth/login", credentials)).access_token;
  return {
    call,
    /** The same for what may be refused. */
    async attempt(method: string, path: string, body?: unknown) {
      const response = await ask(method, path, body);
      return { status: response.status, json: (await response.json()) as unknown };
    },
    /** Stored as a draft with its words, then published: the order in which staff work. */
    async publish(slug: string, translations: readonly object[] = [WORDS]): Promise<number> {
      const { id } = await call("POST", "/items/articles", { slug, ...FACTS });
      for (const own of translations) {
        await call("POST", "/items/article_translations", { ...own, article: id });
      }
      await call("PATCH", `/items/articles/${id}`, { status: "published" });
      return id;
    },
    redirect: (path: string, target: string) =>
      call("POST", "/items/redirects", { path, target, permanent: true, enabled: true }),
  };
}

const post = (port: string, path: string, form: Record<string, string>, headers = {}) =>
  fetch(`http://localhost:${port}${path}`, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
    headers,
  });

let senders = 0;

/**
 * Sends the contact form, as a browser without script does. A process with TRUST_PROXY counts each as
 * from an address of its own.
 */
export function sendContact(port: string, differing: Record<string, string> = {}) {
  senders++;
  const from = { "x-forwarded-for": `10.0.${senders >> 8}.${senders & 255}` };
  const form = {
    name: "Maria Pappa",
    email: "maria@people.example",
    consent: "yes",
    topic: "press",
    message: "Hello from the press",
    ...differing,
  };
  return post(port, "/contact", form, from);
}

/** Signs the administrator in by the page. */
export async function signIn(port: string) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = SIGN_IN;
  const response = await post(port, "/account/sign-in", { email, password });
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
    text: await response.text(),
  };
}
