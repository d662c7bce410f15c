import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MailAddress } from "./mail-address.tsx";

it.each([
  ["maria.pappa@people.example", "maria<wbr/>.pappa<wbr/>@people<wbr/>.example"],
  // A name in an address's place.
  ["Maria St. Pappa", "Maria St. Pappa"],
])("%s may break before its parts", (text, markup) => {
  expect(renderToStaticMarkup(<MailAddress text={text} />)).toBe(markup);
});
