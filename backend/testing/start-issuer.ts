import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { onTestFinished } from "vitest";

export const CLIENT = { clientId: "b4 site", clientSecret: "a secret with spaces: and %" };

export type Person = { sub: string; email: string; email_verified: boolean };

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

/** A real OpenID provider on a port of this machine, which knows one person. */
export async function startIssuer(redirectUri: string, person: Person) {
  let answer: (...exchange: Parameters<ReturnType<Provider["callback"]>>) => void = () => {};
  const port = await listen(createServer((request, response) => answer(request, response)));
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    cookies: { keys: ["test"] },
    findAccount: () => ({ accountId: person.sub, claims: async () => person }),
  });
  answer = provider.callback();
  return issuer;
}

/** A visitor's way through the provider's pages: signs in, consents, and stops at the callback. */
export async function visit(address: string, issuer: string): Promise<URL> {
  const jar = new Map<string, { path: string; pair: string }>();
  const get = async (url: URL, form?: URLSearchParams) => {
    const fitting = [...jar.values()].filter(({ path }) => url.pathname.startsWith(path));
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: fitting.map(({ pair }) => pair).join("; ") },
      ...(form && { method: "POST", body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, pair = "", name = ""] = /^(([^=]+)=[^;]*)/.exec(cookie) ?? [];
      const path = /; path=([^;]+)/i.exec(cookie)?.[1] ?? "/";
      const isGone = pair === `${name}=`;
      if (isGone) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { path, pair });
    }
    return response;
  };
  let url = new URL(address);
  for (let steps = 0; url.origin === issuer; steps++) {
    if (steps > 12) throw new Error("The provider leads nowhere.");
    let response = await get(url);
    if (response.status === 200) {
      const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1] ?? "";
      response = await get(
        url,
        new URLSearchParams({ prompt, login: "subject-1", password: "any" }),
      );
    }
    const location = response.headers.get("location");
    if (location === null) throw new Error(`The provider answered ${response.status}.`);
    url = new URL(location, url);
  }
  return url;
}
