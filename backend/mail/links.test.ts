import { describe, expect, it } from "vitest";
import { allowedDestination, defaultDestination, linkWithToken, mailDestination } from "./links.ts";

const ORIGINS = [
  { origin: "https://site.example", language: "en" },
  { origin: "http://el.localhost:3000", language: "el" },
] as const;

describe("destinations", () => {
  it.each([
    ["https://site.example/admin/reset?x=1#y", "en"],
    ["HTTPS://SITE.EXAMPLE:443/admin", "en"],
    ["http://el.localhost:3000/", "el"],
  ])("may be %s", (address, language) => {
    expect(allowedDestination(address, ORIGINS)?.language).toBe(language);
  });

  it.each([
    "https://site.example.evil.example/",
    "https://evil.example/https://site.example/",
    "https://site.example@evil.example/",
    "https://user:secret@site.example/",
    "http://site.example/",
    "https://site.example:8443/",
    "//site.example/",
    "/admin",
    "https:\\\\site.example\\",
    "https://site.example\t/",
    " https://site.example/",
    "javascript:alert(1)//https://site.example",
    "data:text/html,x",
    "",
  ])("may not be %j", (address) => {
    expect(allowedDestination(address, ORIGINS)).toBeNull();
  });
});

const PAGE = "https://site.example/account/reset-password";

it("leads to the page that takes the token, on either origin, and adds it", () => {
  for (const { origin, language } of ORIGINS) {
    const to = mailDestination(`${origin}/account/reset-password`, "reset", ORIGINS);
    expect(to.language).toBe(language);
    expect(linkWithToken(to, "a+b/c")).toBe(`${origin}/account/reset-password?token=a%2Bb%2Fc`);
  }
  expect(
    mailDestination("HTTPS://Site.example:443/account/accept-invite", "invite", ORIGINS),
  ).toMatchObject({
    language: "en",
  });
});

it.each([
  "https://site.example/apply-redirect",
  "https://site.example/account/accept-invite",
  "https://site.example/",
  "https://evil.example/account/reset-password",
  `${PAGE}/`,
  `${PAGE}/../../apply-redirect`,
  `${PAGE}?to=https://evil.example`,
  `${PAGE}?`,
  `${PAGE}#`,
  `${PAGE}#top`,
  "https://site.example/Account/reset-password",
  "https://site.example//account/reset-password",
  "https://site.example/account/%72eset-password",
  "https://site.example/el/account/reset-password",
])("leads nowhere else: %s", (address) => {
  expect(() => mailDestination(address, "reset", ORIGINS)).toThrow("can't be used");
});

it.each([
  ["el", "http://el.localhost:3000/account/reset-password"],
  ["en", PAGE],
  [null, PAGE],
] as const)("leads somebody who reads %s to the page on their origin", (language, href) => {
  expect(defaultDestination("reset", language, ORIGINS).url.href).toBe(href);
});
