import { randomBytes } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { describe, expect, it, vi } from "vitest";
import { checkNewPassword, createPasswordHasher } from "./passwords.ts";

/** The real one, that counts. */
vi.mock("@node-rs/argon2", { spy: true });

const PASSWORD = "Copper-kettle-at-noon-55";

describe("hashes", () => {
  it("are argon2id with 19 MiB and two passes, salted", async () => {
    const hasher = createPasswordHasher(randomBytes);
    const [one, two] = await Promise.all([hasher.hash(PASSWORD), hasher.hash(PASSWORD)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
    expect(await hasher.verify(one, PASSWORD)).toBe(true);
    expect(await hasher.verify(one, `${PASSWORD}!`)).toBe(false);
  });

  it("cost the same when there is no account", async () => {
    const hasher = createPasswordHasher(randomBytes);
    const stored = await hasher.hash(PASSWORD);
    const verified = vi.mocked(verify);
    const costsOf = async (of: string | null) => {
      verified.mockClear();
      await hasher.verify(of, "something else");
      return verified.mock.calls.map(
        ([hashed]) => /^\$argon2id\$v=19\$([^$]+)\$/.exec(`${hashed}`)?.[1],
      );
    };
    await costsOf(null);
    expect(await costsOf(null)).toEqual(["m=19456,t=2,p=1"]);
    expect(await costsOf(stored)).toEqual(["m=19456,t=2,p=1"]);
  });

  it("never fit an account without a password", async () => {
    const same = () => new Uint8Array(32).fill(7);
    const standIn = Buffer.from(same()).toString("base64url");
    expect(await createPasswordHasher(same).verify(null, standIn)).toBe(false);
  });

  it("wait in a line that has an end", async () => {
    const hasher = createPasswordHasher(randomBytes);
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () => hasher.hash(PASSWORD)),
    );
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(6);
    expect(refused[0]).toMatchObject({
      reason: { status: 503, headers: { "retry-after": expect.any(String) } },
    });
    expect(await hasher.hash(PASSWORD)).toMatch(/^\$argon2id/);
  });

  it("go before all others in it when they are first, however long it is", async () => {
    const hasher = createPasswordHasher(randomBytes);
    const stored = await hasher.hash(PASSWORD);
    const done: string[] = [];
    const crowd = Array.from({ length: 40 }, () =>
      hasher.verify(stored, "a guess").then(
        () => done.push("crowd"),
        () => {},
      ),
    );
    expect(await hasher.verify(stored, PASSWORD, true)).toBe(true);
    // The two that were at work already, and perhaps who came after them.
    expect(done.length).toBeLessThan(6);
    await Promise.all(crowd);
    expect(done.length).toBeGreaterThan(30);
  });
});

describe("new passwords", () => {
  it.each(["Copper-kettle", "ωραίο πρωί", "12345679 and more", "a".repeat(64) + "b".repeat(64)])(
    "may be %j",
    (password) => {
      expect(() => checkNewPassword(password)).not.toThrow();
    },
  );

  it.each([
    ["short", "length"],
    ["ab".repeat(65), "length"],
    ["password123", "common"],
    ["PassWord123", "common"],
    ["aaaaaaaaaaaa", "common"],
  ])("may not be %j", (password, reason) => {
    expect(() => checkNewPassword(password)).toThrow(
      expect.objectContaining({
        status: 400,
        code: "FAILED_VALIDATION",
        extensions: expect.objectContaining({ field: "password", reason }),
      }),
    );
  });
});
