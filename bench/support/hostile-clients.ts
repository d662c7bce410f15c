/** One kind of stranger, in a process of its own until it is ended: `hostile-clients.ts KIND HOST`. */
import { setTimeout as sleep } from "node:timers/promises";
import { KINDS } from "./hostile-kinds.ts";

const [name = "", host = ""] = process.argv.slice(2);
const kind = KINDS[name];
if (!kind) throw new Error(`No such kind: ${name}`);
const { connections, live, expected } = kind;
const stranger = { host, port: Number(host.split(":")[1]) };
/** How long all of them take to begin, in milliseconds: nobody opens 2,000 sockets in one. */
const BEGIN_MS = 500;
/** A connection that could not be made is made again after this, in milliseconds. */
const PAUSE_MS = 100;

async function goOn(index: number): Promise<void> {
  await sleep((BEGIN_MS * index) / connections);
  for (;;) {
    const answer = await live(stranger, index).catch(() => undefined);
    if (answer === undefined) {
      await sleep(PAUSE_MS);
      continue;
    }
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
    if (!expected.includes(status)) {
      console.log(`unexpected ${status}: ${answer.slice(0, 200)}`);
      process.exit(1);
    }
  }
}

for (let index = 0; index < connections; index++) void goOn(index);
setTimeout(() => console.log("attacking"), BEGIN_MS);
