import type { Site } from "../../server/site.ts";
import { HOSTS } from "./site.ts";

type Sent = { form?: Record<string, string>; peer?: string };

/** A browser without script: keeps cookies, sends forms, follows nothing by itself. */
export function createVisitor(site: Site, lang: keyof typeof HOSTS = "en", peer = "192.0.2.7") {
  const jar = new Map<string, string>();

  async function send(path: string, { form, peer: from = peer }: Sent = {}): Promise<Response> {
    const url = new URL(path, HOSTS[lang]);
    const headers = new Headers({ accept: "text/html" });
    if (jar.size > 0) {
      headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    }
    if (form) headers.set("origin", HOSTS[lang]);
    const body = form && new URLSearchParams(form);
    const request = new Request(url, { headers, ...(body && { method: "POST", body }) });
    const response = await site.fetch(request, from);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  }

  return {
    jar,
    get: (path: string) => send(path),
    post: (path: string, form: Record<string, string>) => send(path, { form }),
    signIn: ({ email, password }: { email: string; password: string }, next = "/admin") =>
      send("/account/sign-in", { form: { email, password, next } }),
  };
}

/** Where an answer leads: path and query. */
export function leadsTo(response: Response): string {
  const url = new URL(response.headers.get("location") ?? "", HOSTS.en);
  return url.pathname + url.search;
}
