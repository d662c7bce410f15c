import { createServer } from "node:http";
import Provider from "oidc-provider";

/**
 * A real OpenID provider for the journeys, on the port after the site's. Whoever signs in there is
 * believed to own the address they type.
 */
const sitePort = Number(process.env.SITE_PORT);
const port = Number(process.env.PORT);
const callback = "/backend/auth/login/house/callback";
const origins = [`http://localhost:${sitePort}`, `http://el.localhost:${sitePort}`];

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: "b4",
      client_secret: "only for tests",
      redirect_uris: origins.map((origin) => origin + callback),
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
