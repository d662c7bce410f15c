import { expect, it } from "vitest";
import { ADMIN, startBackend } from "../testing/start-backend.ts";
import { totpCode, totpStep } from "./totp.ts";

/** An administrator whose sign-in asks for codes. */
async function withTwoSteps() {
  const backend = await startBackend();
  const { access: token } = await backend.signIn();
  const post = (path: string, body: object) => backend.call("POST", path, { token, body });
  const { password } = ADMIN;
  const secret = String((await post("/users/me/tfa/generate", { password })).data.secret);
  const otp = totpCode(secret, totpStep(backend.clock.now));
  await post("/users/me/tfa/enable", { secret, otp });
  const make = async () =>
    (await post("/users/me/tfa/recovery-codes", { password })).data.codes as string[];
  const enter = async (code: string) =>
    (await backend.call("POST", "/auth/login", { body: { ...ADMIN, otp: code } })).status;
  return { backend, post, make, enter, secret };
}

it("opens the door once with each code, however it is typed", async () => {
  const { backend, make, enter } = await withTwoSteps();
  const codes = await make();
  expect(new Set(codes).size).toBe(10);
  const [one = "", two = ""] = codes;
  expect(one).toMatch(/^(?:[0-9a-z]{4}-){3}[0-9a-z]{4}$/);
  const stored = backend.openStored().prepare("SELECT hash FROM recovery_codes").all();
  expect(JSON.stringify(stored)).not.toContain(one.replaceAll("-", ""));
  expect(await enter("0000-0000-0000-0000")).toBe(401);
  expect(await enter(one)).toBe(200);
  expect(await enter(one)).toBe(401);
  expect(await enter(two.toUpperCase().replaceAll("-", " "))).toBe(200);
});

it("voids the codes before, and all with the second step", async () => {
  const { backend, post, make, enter, secret } = await withTwoSteps();
  const [old = ""] = await make();
  const [fresh = ""] = await make();
  expect(await enter(old)).toBe(401);
  backend.clock.now += 60_000;
  const otp = totpCode(secret, totpStep(backend.clock.now));
  expect((await post("/users/me/tfa/disable", { otp })).status).toBe(204);
  expect(backend.openStored().prepare("SELECT * FROM recovery_codes").all()).toEqual([]);
  expect((await post("/users/me/tfa/recovery-codes", { password: ADMIN.password })).status).toBe(
    400,
  );
  expect(fresh).not.toBe(old);
});

it("gives codes to nobody without the password", async () => {
  const { post } = await withTwoSteps();
  expect((await post("/users/me/tfa/recovery-codes", { password: "wrong" })).status).toBe(401);
  expect((await post("/users/me/tfa/recovery-codes", {})).status).toBe(400);
});
