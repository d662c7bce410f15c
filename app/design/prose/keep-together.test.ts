import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

/** `_` for a no-break space and `^` for a word joiner, which nobody can read in a test. */
const shown = (text: string) =>
  keepTogether(text).replaceAll("\u00a0", "_").replaceAll("\u2060", "^");

test.each([
  ["6–10 PM and 7–9 AM", "6^–^10_PM and 7^–^9_AM"],
  ["11 AM–1 PM", "11_AM^–^1_PM"],
  ["18:00–22:00 και 07:00–09:00", "18:00^–^22:00 και 07:00^–^09:00"],
  ["3 to 5 a post: 1 to 2 trending", "3_to_5 a post: 1_to_2 trending"],
  ["3 έως 5 σε κάθε ανάρτηση", "3_έως_5 σε κάθε ανάρτηση"],
  ["16 hours × $30, plus $40", "16 hours ×_$30, plus $40"],
  ["6 × $1,500 = $9,000", "6_×_$1,500 =_$9,000"],
  ["72 + 224 + 132 = 428", "72 +_224 +_132 =_428"],
  ["3.000 € − 2.240 €", "3.000_€ −_2.240_€"],
  ["How TikTok pays you: five sources", "How TikTok pays_you: five sources"],
  ["στ’ αλήθεια και γι’ αυτό", "στ’_αλήθεια και γι’_αυτό"],
  ["One e-mail. E-mails", "One e^-^mail. E^-^mails"],
])("%s stays in one piece where it must", (text, kept) => {
  expect(shown(text)).toBe(kept);
});

test("leaves other text alone", () => {
  for (const text of [
    "Easy to read. Don’t stop: short-video growth, 2023 and 2026.",
    "Σημείωσε – αν θέλεις – πότε έγινε",
    "hello@b4.example",
  ]) {
    expect(keepTogether(text)).toBe(text);
  }
});

test("keeps what is already kept", () => {
  const once = keepTogether("6–10 PM, 3 to 5, 6 × $1,500, στ’ αλήθεια, e-mail");
  expect(keepTogether(once)).toBe(once);
});
