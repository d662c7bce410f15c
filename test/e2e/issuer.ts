import { createServer } from "node:http";
import Provider from "oidc-provider";
import { ISSUER_PORT, SITES } from "./sites.ts";

/**
 * A real OpenID provider for the journeys, on the port after the site's. Whoever signs in there is
 * believed to own the address they type.
 */
const callback = "/backend/auth/login/house/callback";
const port = ISSUER_PORT;

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: "b4",
      client_secret: "only for tests",
      redirect_uris: Object.values(SITES).map((origin) => origin + callback),
    },
  ],
  claims: { openid: ["sub"], email: ["email", "email_verified"] },
  cookies: { keys: ["test"] },
  findAccount: (_: unknown, id: string) => ({
    accountId: id,
    claims: async () => ({ sub: id, email: id, email_verified: true }),
  }),
});

createServer(provider.callback()).listen(port, "127.0.0.1");
