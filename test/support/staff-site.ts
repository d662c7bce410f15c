import { onTestFinished } from "vitest";
import type { BackendOptions } from "../../backend/index.ts";
import { ROLE_IDS } from "../../backend/index.ts";
import { ADMIN, PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { HOSTS, openSite } from "./site.ts";
import { createVisitor } from "./visitor.ts";

export const EDITOR = { email: "editor@people.example", password: "Walnut-lantern-at-six-31" };
export const GUEST = { email: "guest@people.example", password: "Gravel-orchid-at-two-84" };
export { ADMIN };

type Options = {
  variables?: Record<string, string>;
  backend?: Partial<BackendOptions>;
  /** Answers some calls of the site in the backend's place. */
  instead?: (request: Request) => Response | undefined;
};

/** The built site with an embedded backend of its own, an administrator, an editor and a guest. */
export async function openStaffSite({ variables = {}, backend: more = {}, instead }: Options = {}) {
  const backend = await startBackend({
    allowedOrigins: [
      { origin: HOSTS.en, language: "en" },
      { origin: HOSTS.el, language: "el" },
    ],
    clientAddress: (request) => request.headers.get("x-forwarded-for"),
    now: Date.now,
    ...more,
  });
  const { access } = await backend.signIn();
  for (const body of [
    { ...EDITOR, role: ROLE_IDS.editor, language: "el-GR" },
    { ...GUEST, role: ROLE_IDS.public },
  ]) {
    await backend.call("POST", "/users", { token: access, body });
  }
  /** Paths that the site called, method first. */
  const calls: string[] = [];
  const underWay = new Set<Promise<unknown>>();
  const site = await openSite(
    { DATA_DIR: backend.dataDir, ...variables },
    {
      async fetch(request) {
        calls.push(`${request.method} ${new URL(request.url).pathname}`);
        const answer = Promise.resolve(instead?.(request) ?? backend.backend.fetch(request));
        underWay.add(answer);
        return answer.finally(() => underWay.delete(answer));
      },
      publicToken: PUBLIC_TOKEN,
    },
  );
  // Before the backend and its folder go: loaders that nobody waits for, and what goes on by itself.
  onTestFinished(async () => {
    await Promise.allSettled(underWay);
    await site.watch?.stop();
    await site.intake.close();
  });
  return {
    site,
    backend,
    calls,
    visitor: (lang?: "en" | "el", peer?: string) => createVisitor(site, lang, peer),
    /** The address in the newest mail to somebody, as path and query. */
    async linkMailedTo(email: string): Promise<URL> {
      await new Promise((resolve) => setTimeout(resolve, MAIL_WAIT_MS));
      const mail = backend.mails.findLast(({ to }) => to === email);
      return new URL(/https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    },
  };
}

/** Mail is handed over just after the answer. */
const MAIL_WAIT_MS = 50;
