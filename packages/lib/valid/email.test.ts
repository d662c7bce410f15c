import { expect, it } from "vitest";
import { EMAIL_LENGTH, emailFault, LOCAL_LENGTH, normaliseEmail, tidyEmail } from "./email.ts";

it.each([
  ["Maria@People.Example", "maria@people.example"],
  [" \u200b\u202amaria@x.gr\u202c\u00a0", "maria@x.gr"],
  ["ma\u00adria@x.gr", "maria@x.gr"],
  ["Μάρα@δοκιμή.gr".normalize("NFD"), "μάρα@δοκιμή.gr"],
  ["İ@x.gr", "i\u0307@x.gr"],
  ["o'hara+b4@sub.example.co.uk", "o'hara+b4@sub.example.co.uk"],
  [`${"x".repeat(LOCAL_LENGTH)}@x.gr`, `${"x".repeat(LOCAL_LENGTH)}@x.gr`],
])("%j is the address %j", (typed, email) => {
  expect(normaliseEmail(typed)).toBe(email);
});

it.each([
  ...[
    "",
    "maria",
    "maria@",
    "@x.gr",
    "a b@x.gr",
    "a@b",
    "a@b..gr",
    "a@.gr",
    "a@b.",
    "a@x.gr, b@x.gr",
  ],
  ...[
    "<a@x.gr>",
    "a@[127.0.0.1]",
    "a@x.gr\nBcc: b@x.gr",
    "a\0b@x y.gr",
    "a@b\u200d.gr",
    "a@b@c.gr",
  ],
])("%j is none", (typed) => {
  expect(normaliseEmail(typed)).toBeNull();
});

it("says which part of an address is too long", () => {
  expect(emailFault(`${"x".repeat(LOCAL_LENGTH + 1)}@x.gr`)).toBe("localTooLong");
  const whole = `a@${"b".repeat(EMAIL_LENGTH - 5)}.gr`;
  expect(emailFault(whole)).toBeUndefined();
  expect(emailFault(`${whole}x`)).toBe("tooLong");
});

it("changes nothing when it is done again, whatever is in it", () => {
  for (let unit = 0; unit < 0x1_0000; unit++) {
    const once = tidyEmail(`A${String.fromCharCode(unit)}\u0301\u0307@x.gr`);
    if (tidyEmail(once) !== once) throw new Error(`U+${unit.toString(16)}`);
  }
});

it("does not normalise what is far too long: a megabyte of marks would take minutes", () => {
  const marks = "\u0315\u0300".repeat(250_000);
  expect(normaliseEmail(`a${marks}@x.gr`)).toBeNull();
});
