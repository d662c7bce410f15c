import { describe } from "vitest";
import { describeContract } from "../contract/contract.ts";
import { startEmbedded } from "../contract/embedded-target.ts";
import { freshDatabase, hasPostgres } from "./cluster.ts";

describe.skipIf(!hasPostgres)("without SQLite", () => {
  describeContract("embedded, over PostgreSQL", async () =>
    startEmbedded({ databaseUrl: await freshDatabase() }),
  );
});
