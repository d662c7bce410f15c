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

it("adds the token to what the address already asks", () => {
  const to = mailDestination("https://site.example/reset?from=mail#top", "reset", ORIGINS);
  expect(linkWithToken(to, "a+b/c")).toBe(
    "https://site.example/reset?from=mail&token=a%2Bb%2Fc#top",
  );
});

it.each([
  ["el", "http://el.localhost:3000/account/reset-password"],
  ["en", "https://site.example/account/reset-password"],
  [null, "https://site.example/account/reset-password"],
] as const)("leads somebody who reads %s to the default page of that origin", (language, href) => {
  const to = defaultDestination("/account/reset-password", language, ORIGINS);
  expect(to.url.href).toBe(href);
});
