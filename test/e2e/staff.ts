import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { press } from "./press.ts";
import { askBackend } from "./sites.ts";

/** The first administrator of the site under test. */
export const ADMIN = { email: "admin@people.example", password: "Copper-kettle-at-noon-55" };

export type Person = { email: string; password: string };

const EDITOR_ROLE = "3c9e7b41-2f58-4d06-a1b7-6e0d4c8f2935";
const ADMINISTRATOR_ROLE = "8a2f0c5e-6d1b-4f7a-9c3e-1b5d7e9f0a24";

/** An address that no other test or run has. */
export const freshEmail = () => `${randomUUID().slice(0, 8)}@people.example`;

/** A call to the backend of the site under test; throws unless it is answered well. */
export async function call(method: string, path: string, body: unknown, token?: string) {
  const { status, json } = await askBackend(path, { method, body, token });
  if (status >= 400) throw new Error(`${method} ${path} was answered ${status}`);
  return json;
}

/** An account of this test's own, so that what it does to it troubles no other. */
export async function newPerson(role: "editor" | "administrator"): Promise<Person> {
  const { data } = await call("POST", "/auth/login", ADMIN);
  const person = { email: freshEmail(), password: "Walnut-lantern-at-six-31" };
  const roleId = role === "editor" ? EDITOR_ROLE : ADMINISTRATOR_ROLE;
  await call("POST", "/users", { ...person, role: roleId }, data.access_token);
  return person;
}

/** Invites somebody, so that there is a mail and an invitation to look at. */
export async function inviteSomebody(): Promise<void> {
  const { data } = await call("POST", "/auth/login", ADMIN);
  await call(
    "POST",
    "/users/invite",
    { email: freshEmail(), role: EDITOR_ROLE },
    data.access_token,
  );
}

/** Signs in on the page that is asked for; ends where it leads, or at the code's form. */
export async function signIn(page: Page, origin: string, person: Person, path = "/admin") {
  await page.goto(`${origin}${path}`);
  await page.locator("[name=email]").fill(person.email);
  await page.locator("[name=password]").fill(person.password);
  await press(page.locator("main form button[type=submit]").first());
}
