import { describeContract } from "./contract.ts";
import { startEmbedded } from "./embedded-target.ts";

describeContract("embedded, over SQLite", () => startEmbedded());
