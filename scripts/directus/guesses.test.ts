import { expect, it } from "vitest";

const HOOK = new URL("extension/guesses.js", import.meta.url);
const MINUTE_MS = 60_000;

type Guesses = {
  take(payload: object, meta: { user?: string }): object;
  note(meta: { user?: string; status: string }): void;
};

async function open() {
  const clock = { now: 1_800_000_000_000 };
  const { createGuesses } = (await import(HOOK.href)) as {
    createGuesses(options: { now(): number }): Guesses;
  };
  return { clock, guesses: createGuesses({ now: () => clock.now }) };
}

it("answers too many guesses like wrong ones, gives attempts back, and forgets them at a sign-in", async () => {
  const { clock, guesses } = await open();
  const payload = { email: "ana@people.example" };
  const guess = (user = "ana") => guesses.take(payload, { user });
  for (let time = 0; time < 100; time++) expect(guess()).toBe(payload);
  expect(() => guess()).toThrow(
    expect.objectContaining({ name: "DirectusError", status: 401, code: "INVALID_CREDENTIALS" }),
  );
  expect(guess("ben")).toBe(payload);
  expect(guesses.take(payload, {})).toBe(payload);
  clock.now += MINUTE_MS;
  expect(guess()).toBe(payload);
  guesses.note({ user: "ana", status: "fail" });
  guesses.note({ user: "ana", status: "success" });
  for (let time = 0; time < 100; time++) guess();
  expect(() => guess()).toThrow();
});
