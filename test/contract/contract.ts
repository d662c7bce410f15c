import { afterAll, beforeAll, describe } from "vitest";
import { describeArticles } from "./articles.ts";
import { describeAuthentication } from "./authentication.ts";
import { describeFiles } from "./files.ts";
import { describeLeadTools } from "./lead-tools.ts";
import { describeLeadWork } from "./lead-work.ts";
import { describeLeads } from "./leads.ts";
import { describeInvitations, describePasswords } from "./mailed-links.ts";
import { describeNeighbours } from "./neighbours.ts";
import { describeOutbox } from "./outbox.ts";
import { describeQueries } from "./queries.ts";
import { describeRights } from "./rights.ts";
import { describeSdk } from "./sdk.ts";
import { describeServer } from "./server.ts";
import { type Client, type ContractTarget, createClient } from "./target.ts";
import { describeUsers } from "./users.ts";
import { describeWriting } from "./writing.ts";

/** Starting a real Directus takes a while. */
const CONNECT_TIMEOUT_MS = 1_200_000;

/**
 * The contract of the content backend (spec, section 7; docs/directus.md), over HTTP
 * only and with the same assertions for every backend. The target has the schema of
 * backend/schema.ts, its permission table, an empty or used database, and these settings: uploads
 * of 5 MB at most and of pictures, PDF and texts only, `site` allowed for reset and invite links.
 */
export function describeContract(name: string, connect: () => Promise<ContractTarget>): void {
  describe(`content backend contract: ${name}`, () => {
    let client: Client;
    beforeAll(async () => {
      client = createClient(await connect());
    }, CONNECT_TIMEOUT_MS);
    afterAll(() => client?.close());

    const get = () => client;
    describeServer(get);
    describeAuthentication(get);
    describeUsers(get);
    describePasswords(get);
    describeInvitations(get);
    describeQueries(get);
    describeWriting(get);
    describeArticles(get);
    describeRights(get);
    describeFiles(get);
    describeLeads(get);
    describeLeadWork(get);
    describeLeadTools(get);
    describeNeighbours(get);
    describeOutbox(get);
    describeSdk(get);
  });
}
