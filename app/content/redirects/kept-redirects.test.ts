import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { expectConsole } from "../../../test/support/fail-on-console.ts";
import type { StoredRedirect } from "../../api/redirects.server.ts";
import { KeptRedirects } from "./kept-redirects.server.ts";
import { RedirectCache } from "./redirect-cache.server.ts";

const row = (path: string): StoredRedirect => ({
  ...{ id: 1, path, target: "/services" },
  ...{ permanent: true, enabled: true },
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "redirects-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it("is what the next process begins with, when the backend tells it nothing", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const before = new RedirectCache(async () => [row("/Old/")], {
    shelf: new KeptRedirects(dataDir),
  });
  await before.start();
  await before.stop();
  expect(readdirSync(dataDir)).toEqual(["redirects.json"]);
  const away = () => Promise.reject(new Error("away"));
  const after = new RedirectCache(away, { shelf: new KeptRedirects(dataDir) });
  expect([...(await after.current()).keys()]).toEqual(["/old"]);
  expect(readdirSync(dataDir)).toEqual(["redirects.json"]);
});

it("is written when it has changed, and not otherwise", async () => {
  const dataDir = temporaryFolder();
  const kept = new KeptRedirects(dataDir);
  await kept.keep([row("/old")]);
  const file = join(dataDir, "redirects.json");
  const { ino } = statSync(file);
  await kept.keep([row("/old")]);
  expect(statSync(file).ino).toBe(ino);
  await kept.keep([]);
  expect(new KeptRedirects(dataDir).read()).toEqual([]);
});

it("is the newest copy once the last call resolves, however close behind another it came", async () => {
  const dataDir = temporaryFolder();
  const kept = new KeptRedirects(dataDir);
  const first = kept.keep([row("/old")]);
  const last = kept.keep([row("/newer")]);
  await last;
  expect(new KeptRedirects(dataDir).read()).toEqual([row("/newer")]);
  expect(readdirSync(dataDir)).toEqual(["redirects.json"]);
  await first;
});

it.each(["[{", "null", '[{"id":"one"}]', "\0\0\0"])(
  "is set aside when it is damaged: %j",
  async (content) => {
    const error = expectConsole("error");
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, "redirects.json"), content);
    const kept = new KeptRedirects(dataDir);
    expect(kept.read()).toEqual([]);
    expect(error).toHaveBeenCalledOnce();
    await kept.keep([row("/old")]);
    expect(new KeptRedirects(dataDir).read()).toEqual([row("/old")]);
    expect(readdirSync(dataDir)).toHaveLength(2);
  },
);

it("goes without when it can't be read or written, and says so once", async () => {
  const error = expectConsole("error");
  const dataDir = temporaryFolder();
  const file = join(dataDir, "redirects.json");
  mkdirSync(join(file, "in-the-way"), { recursive: true });
  const kept = new KeptRedirects(dataDir);
  expect(kept.read()).toEqual([]);
  await kept.keep([row("/old")]);
  await kept.keep([row("/older")]);
  expect(error).toHaveBeenCalledTimes(2);
  rmSync(file, { recursive: true });
  await kept.keep([row("/older")]);
  expect(new KeptRedirects(dataDir).read()).toEqual([row("/older")]);
});
