import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MailAddress } from "./mail-address.tsx";

const whole = (part: string) => `<span class="whitespace-nowrap">${part}</span>`;
const address = (parts: string) => `<span class="inline-block max-w-full">${parts}</span>`;
const LONG = "a-part-that-is-longer-than-any-line";

it.each([
  [
    "maria.pappa@people.example",
    address(["maria", ".pappa", "@people", ".example"].map(whole).join("<wbr/>")),
  ],
  // A name in an address's place.
  ["Maria St. Pappa", "Maria St. Pappa"],
  [
    "Invited m@people.example today",
    `Invited ${address(["m", "@people", ".example"].map(whole).join("<wbr/>"))} today`,
  ],
  [`${LONG}@a`, address(`${LONG}<wbr/>${whole("@a")}`)],
])("%s may break before its parts, and in none that has room", (text, markup) => {
  expect(renderToStaticMarkup(<MailAddress text={text} />)).toBe(markup);
});
