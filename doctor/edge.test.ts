import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../test/support/process.ts";
import { edge } from "./checks/edge.ts";
import { installation, lines } from "./testing.ts";

const SECRET = "a-secret-that-both-sides-of-a-purge-know";

/** deploy/purge-receiver.mjs; what stands behind it is not asked for a purge of nothing. */
async function receiver(): Promise<string> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ["deploy/purge-receiver.mjs"], {
    env: { PORT: port, EDGE_PURGE_SECRET: SECRET },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  await once(child.stdout, "data");
  return `http://127.0.0.1:${port}/`;
}

const found = async (variables: Record<string, string>, now = Date.now()) =>
  lines(await edge(installation(variables, { now })));

it("finds an edge that is away, or does not know the secret or the time", async () => {
  const url = await receiver();
  const sound = { EDGE_PURGE_URL: url, EDGE_PURGE_SECRET: SECRET };
  expect(await found({})).toEqual([]);
  expect(await found(sound)).toEqual([]);

  const finding = (reason: RegExp) => [expect.stringMatching(reason)];
  const away = { ...sound, EDGE_PURGE_URL: `http://127.0.0.1:${await freePort()}/` };
  expect(await found(away)).toEqual(finding(/^holds: EDGE_PURGE_URL .*ECONNREFUSED/));
  const other = { ...sound, EDGE_PURGE_SECRET: SECRET.toUpperCase() };
  expect(await found(other)).toEqual(finding(/^holds: EDGE_PURGE_URL .* 403/));
  expect(await found(sound, Date.now() - 3_600_000)).toEqual(finding(/ 403/));

  // Somebody goes in the middle of what they send.
  const half = connect(Number(new URL(url).port), "127.0.0.1");
  half.end("POST / HTTP/1.1\r\nhost: edge\r\ncontent-length: 9\r\n\r\n{}");
  await once(half.resume(), "close");
  expect(await found(sound)).toEqual([]);
});
