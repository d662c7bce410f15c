import { setTimeout } from "node:timers/promises";
import { ROLE_IDS } from "../../backend/permissions.ts";
import { signIn } from "../../scripts/directus/call.ts";
import { describeContract } from "../contract/contract.ts";
import type { ContractTarget } from "../contract/target.ts";
import { HOUSE, PUBLIC_TOKEN, SITE, startInstallation, tokenIn } from "./installation.ts";

/** Twice the time between two rounds (directus.ts). */
const RETENTION_MS = 4000;

describeContract("Directus, over PostgreSQL", connect);

async function connect(): Promise<ContractTarget> {
  const installation = await startInstallation();
  const { url, email, password, close } = installation;
  const call = await signIn(url, email, password);
  const { role } = (await call("GET", "/users/me?fields=role")) as { role: string };
  return {
    url,
    administrator: { email, password },
    publicToken: PUBLIC_TOKEN,
    roles: { administrator: role, editor: ROLE_IDS.editor },
    site: SITE,
    house: HOUSE,
    async mailedToken(address) {
      const token = tokenIn(await installation.mailTo(address));
      if (!token) throw new Error(`The mail to ${address} holds no link.`);
      return token;
    },
    mailsTo: installation.mailsTo,
    holdMail: installation.holdMail,
    breakMail: installation.breakMail,
    retention: () => setTimeout(RETENTION_MS),
    close,
  };
}
