/** An S3-compatible store: what is signed, tried again, refused. */

import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { readStoreAddress } from "./address.ts";
import { ObjectStore } from "./object-store.ts";
import { startStore } from "./testing.ts";

const QUICK = { pauseMs: 1 };

async function opened() {
  const server = await startStore();
  const folder = mkdtempSync(join(tmpdir(), "b4-store-"));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const address = readStoreAddress(server.url);
  if (!address) throw new Error("No address");
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return { path: join(folder, name), sum: createHash("sha256").update(content).digest("hex") };
  };
  return { ...server, folder, file, address, store: new ObjectStore(address, QUICK) };
}

it("reads an address, and nothing that is none", () => {
  expect(readStoreAddress("s3+https://K%2F1:S@minio.example:9000/b/a/c?region=x")).toEqual({
    ...{ origin: "https://minio.example:9000", bucket: "b", prefix: "a/c/", region: "x" },
    ...{ accessKeyId: "K/1", secretAccessKey: "S" },
  });
  for (const odd of [
    "s3://b/a",
    "s3+https://host/b",
    "s3+https://k:s@host",
    "s3+ftp://k:s@h/b",
    "/mnt",
  ]) {
    expect(readStoreAddress(odd), odd).toBeUndefined();
  }
});

it("puts, lists over several pages, gets and deletes what another library signs alike", async () => {
  const { store, file, folder, objects } = await opened();
  const { path, sum } = file("a", "x".repeat(300_000));
  for (const key of ["one.tar.gz", "two.tar.gz", "three.tar.gz"]) await store.put(key, path, sum);
  expect([...objects.keys()]).toContain("of/b4/one.tar.gz");
  expect((await store.list()).sort()).toEqual(["one.tar.gz", "three.tar.gz", "two.tar.gz"]);
  await store.get("one.tar.gz", join(folder, "back"));
  expect(readFileSync(join(folder, "back"), "utf8")).toHaveLength(300_000);
  expect(await text(await store.open("one.tar.gz"))).toHaveLength(300_000);
  await store.delete("one.tar.gz");
  expect(await store.list()).toHaveLength(2);
});

it("tries again what passes, and says what is refused without a secret", async () => {
  const { store, address, file, troubles, objects, close } = await opened();
  const { path, sum } = file("a", "text");
  troubles.push(503, 500);
  await store.put("a", path, sum);
  expect(objects.get("of/b4/a")?.toString()).toBe("text");
  troubles.push(503, 503, 503);
  await expect(store.put("a", path, sum)).rejects.toThrow(/503 SlowDown$/);
  // Changed on the way: the store is told what should arrive.
  await expect(store.put("a", path, sum.replace(/^./, "z"))).rejects.toThrow("400");
  const stranger = new ObjectStore({ ...address, secretAccessKey: "another" }, QUICK);
  await expect(stranger.list()).rejects.toThrow(/answered 403 SignatureDoesNotMatch to GET bucket/);
  await expect(store.get("none", `${path}-none`)).rejects.toThrow("404 NoSuchKey");
  await expect(store.open("none")).rejects.toMatchObject({ status: 404 });
  close();
  const reason = await store.list().catch((error: Error) => error.message);
  expect(reason).toMatch(/ECONNREFUSED/);
  expect(reason).not.toMatch(/SECRET|KEY/);
});
