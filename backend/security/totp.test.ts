import { describe, expect, it } from "vitest";
import { isTotpSecret, matchTotp, newTotpSecret, otpauthUrl, totpCode, totpStep } from "./totp.ts";

/** "12345678901234567890" in base32: the secret of RFC 6238, appendix B. */
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const STEP_MS = 30_000;

describe("codes", () => {
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at %i s are the RFC's, of which six digits are used", (seconds, code) => {
    expect(totpCode(RFC_SECRET, totpStep(seconds * 1000))).toBe(code.slice(2));
  });

  it("hold for the step before and after, no longer", () => {
    const now = 1_234_567_890_000;
    const at = (steps: number) => totpCode(RFC_SECRET, totpStep(now) + steps);
    expect([-1, 0, 1].map((steps) => matchTotp(RFC_SECRET, at(steps), now, null))).toEqual(
      [-1, 0, 1].map((steps) => totpStep(now) + steps),
    );
    expect(matchTotp(RFC_SECRET, at(-2), now, null)).toBeNull();
    expect(matchTotp(RFC_SECRET, at(2), now, null)).toBeNull();
  });

  it("are used once, and older ones not after them", () => {
    const now = 1_234_567_890_000;
    const code = totpCode(RFC_SECRET, totpStep(now));
    const step = matchTotp(RFC_SECRET, code, now, null);
    expect(matchTotp(RFC_SECRET, code, now, step)).toBeNull();
    const next = totpCode(RFC_SECRET, totpStep(now) + 1);
    expect(matchTotp(RFC_SECRET, next, now + STEP_MS, step)).toBe(totpStep(now) + 1);
  });

  it.each(["", "12345", "1234567", "12345a", "１２３４５６"])(
    "of the form %j are wrong",
    (code) => {
      expect(matchTotp(RFC_SECRET, code, 0, null)).toBeNull();
    },
  );
});

it("makes secrets of 160 bits in base32", () => {
  const ascii = newTotpSecret(() => Buffer.from("12345678901234567890"));
  expect(ascii).toBe(RFC_SECRET);
  expect(isTotpSecret(ascii)).toBe(true);
  expect(isTotpSecret("short")).toBe(false);
  expect(isTotpSecret("1".repeat(32))).toBe(false);
});

it("names the site and the account to authenticator apps", () => {
  expect(otpauthUrl("ABC", "B4 & co", "a@b.example")).toBe(
    "otpauth://totp/B4%20%26%20co:a%40b.example?secret=ABC&issuer=B4%20%26%20co",
  );
});
