import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createRequestListener } from "@remix-run/node-fetch-server";
import {
  type BackendOptions,
  createBackend,
  type MailMessage,
  ROLE_IDS,
} from "../../backend/index.ts";
import { HASH_COST } from "../../backend/testing/hash-cost.ts";
import type { ContractTarget } from "./target.ts";

const SITE = "https://site.example";
const ADMINISTRATOR = { email: "admin@example.com", password: "Copper-kettle-at-noon-55" };
const PUBLIC_TOKEN = "static-public-token-for-tests";
const HOUSE = "press@house.example.com";
const MAIL_TIMEOUT_MS = 5000;
const MAIL_POLL_MS = 5;

function tokenIn(message: MailMessage | undefined): string | undefined {
  const link = /https?:\S+/.exec(message?.text ?? "")?.[0];
  return link === undefined ? undefined : (new URL(link).searchParams.get("token") ?? undefined);
}

/** The embedded backend on a fresh SQLite folder, behind a real port of this machine. */
export async function startEmbedded(
  options: Partial<BackendOptions> = {},
): Promise<ContractTarget & { mails: MailMessage[] }> {
  const dataDir = await mkdtemp(join(tmpdir(), "contract-"));
  const mails: MailMessage[] = [];
  let refusing = false;
  let breaking = false;
  const all: BackendOptions = {
    dataDir,
    publicToken: PUBLIC_TOKEN,
    houseAddresses: [HOUSE],
    adminEmail: ADMINISTRATOR.email,
    adminPassword: ADMINISTRATOR.password,
    hashCost: HASH_COST,
    allowedOrigins: [
      { origin: SITE, language: "en" },
      { origin: "https://el.site.example", language: "el" },
    ],
    sendMail: async (message, handingOver) => {
      if (refusing) throw new Error("The mail server refuses mail.");
      await handingOver();
      mails.push(message);
      if (breaking) throw new Error("The mail server hung up.");
    },
    ...options,
  };
  let backend = await createBackend(all);
  const server = createServer(createRequestListener((request) => backend.fetch(request)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    administrator: ADMINISTRATOR,
    publicToken: PUBLIC_TOKEN,
    roles: { administrator: ROLE_IDS.administrator, editor: ROLE_IDS.editor },
    site: SITE,
    house: HOUSE,
    mails,
    async mailedToken(address) {
      for (let waited = 0; waited < MAIL_TIMEOUT_MS; waited += MAIL_POLL_MS) {
        const token = tokenIn(mails.findLast(({ to }) => to === address));
        if (token !== undefined) return token;
        await setTimeout(MAIL_POLL_MS);
      }
      throw new Error(`No mail to ${address} came.`);
    },
    async mailsTo(address) {
      return mails.filter(({ to }) => to === address).map(({ text }) => text);
    },
    holdMail(refused) {
      refusing = refused;
    },
    breakMail(broken) {
      breaking = broken;
    },
    async retention() {
      // At each start, and every hour.
      await backend.close();
      backend = await createBackend(all);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
