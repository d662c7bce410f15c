import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { currentStep } from "../support/current-step.ts";
import { someNetwork } from "./journey.ts";
import { press } from "./press.ts";
import { askBackend, mailsTo, ON_DIRECTUS, sendForm } from "./sites.ts";
import { wordsOf } from "./words.ts";

/** The first administrator of the site under test. */
export const ADMIN = { email: "admin@example.com", password: "Copper-kettle-at-noon-55" };

export type Person = { email: string; password: string };
export type Role = "editor" | "administrator";

const EDITOR_ROLE = "3c9e7b41-2f58-4d06-a1b7-6e0d4c8f2935";

/** An address that no other test or run has; a Directus takes none of a domain that can't be. */
export const freshEmail = () => `${randomUUID().slice(0, 8)}@people.example.com`;

/** A call to the backend of the site under test; throws unless it is answered well. */
export async function call(method: string, path: string, body: unknown, token?: string) {
  const { status, json } = await askBackend(path, { method, body, token });
  if (status >= 400) throw new Error(`${method} ${path} was answered ${status}`);
  return json;
}

/** Less than a key to the backend is good for, in milliseconds. */
const TOKEN_KEPT_MS = 10 * 60_000;
let admin: { since: number; token: Promise<string> } | undefined;
/** The administrator's key to the backend, asked for once by each worker, and again in a long run. */
export function adminToken(): Promise<string> {
  if (!admin || Date.now() - admin.since > TOKEN_KEPT_MS) {
    const login = call("POST", "/auth/login", ADMIN);
    admin = { since: Date.now(), token: login.then(({ data }) => String(data.access_token)) };
  }
  return admin.token;
}

/** An account of this test's own, so that what it does to it troubles no other. */
export async function newPerson(role: Role): Promise<Person> {
  const person = { email: freshEmail(), password: "Walnut-lantern-at-six-31" };
  const roleId = role === "editor" ? EDITOR_ROLE : await administratorRole();
  const account = { ...person, role: roleId, status: "active" };
  await call("POST", "/users", account, await adminToken());
  return person;
}

/** A Directus gives that role a key of its own. */
async function administratorRole(): Promise<string> {
  const { data } = await call("GET", "/users/me?fields=role", undefined, await adminToken());
  return data.role;
}

/** What was written to somebody, newest last: as it came by mail, or as it waits where there is no mail server. */
export async function lettersTo(email: string): Promise<string[]> {
  if (ON_DIRECTUS) return mailsTo(email);
  const filter = encodeURIComponent(JSON.stringify({ recipient: { _eq: email } }));
  const path = `/items/outbox?sort=created&filter=${filter}`;
  const { json } = await askBackend(path, { token: await adminToken() });
  return json.data.map(({ body }: { body: string }) => body);
}

/** The link in the newest letter to somebody; waits until there is one. */
export async function mailedLink(email: string): Promise<string> {
  const newest = async () => (await lettersTo(email)).at(-1);
  await expect.poll(newest).toBeDefined();
  return /https?:\S+/.exec((await newest()) ?? "")?.[0] ?? "";
}

/** What is said of an invitation: that it is on its way, or that it waits for want of a mail server. */
export function saidOfInvitation(page: Page, step: "invited" | "resent") {
  const { done, waits } = wordsOf(page).adminUsers;
  return said(page, (ON_DIRECTUS ? done : waits)[step]);
}

/**
 * Of two codes one after the other the second one's time step. Our own backend takes no code twice, and one
 * that is early; a Directus takes that of the moment alone.
 */
export const stepAfter = async (step: number) => (ON_DIRECTUS ? currentStep() : step + 1);

/** Invites somebody, so that there is a mail and an invitation to look at. */
export async function inviteSomebody(): Promise<void> {
  const body = { email: freshEmail(), role: EDITOR_ROLE };
  await call("POST", "/users/invite", body, await adminToken());
}

const people = new Map<Role, Promise<Person>>();
/** Somebody of the house for journeys that leave the account as it is: one for each worker. */
export function colleague(role: Role): Promise<Person> {
  const known = people.get(role) ?? newPerson(role);
  people.set(role, known);
  return known;
}

/**
 * A page of the staff area, for journeys whose subject is not signing in: the browser gets a session of
 * its own before it opens anything.
 */
export async function comeIn(page: Page, origin: string, who: Role | Person, path = "/admin") {
  const person = typeof who === "string" ? await colleague(who) : who;
  const address = `${origin}/account/sign-in`;
  const { status, headers } = await sendForm(address, person, someNetwork());
  const cookies = (headers["set-cookie"] ?? []).map((line) => cookieOf(line, origin));
  if (status !== 303 || cookies.length === 0) throw new Error(`The sign-in was answered ${status}`);
  await page.context().addCookies(cookies);
  await page.goto(origin + path);
}

/** For one host alone, as every cookie of ours. */
function cookieOf(line: string, origin: string) {
  const [pair = ""] = line.split(";");
  const at = pair.indexOf("=");
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    url: `${origin}/`,
    httpOnly: /; HttpOnly/i.test(line),
    secure: /; Secure/i.test(line),
    sameSite: /; SameSite=Strict/i.test(line) ? ("Strict" as const) : ("Lax" as const),
  };
}

/** What one signs in with, on the page that is there for it. */
export function signInOn(page: Page) {
  const { signIn } = wordsOf(page).account;
  return {
    email: page.getByLabel(signIn.email, { exact: true }),
    password: page.getByLabel(signIn.password, { exact: true }),
    submit: page.getByRole("button", { name: signIn.submit, exact: true }),
  };
}

/** Signs in on the page that is asked for; ends where it leads, or at the code's form. */
export async function signIn(page: Page, origin: string, person: Person, path = "/admin") {
  await page.goto(`${origin}${path}`);
  const { email, password, submit } = signInOn(page);
  await email.fill(person.email);
  await password.fill(person.password);
  await press(submit);
}

/** A page of the staff area says that something is done. */
export const said = (page: Page, sentence: string) =>
  page.getByRole("status").filter({ hasText: sentence });

/** What the rows of a list lead to. */
export const rowsOf = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });

/** What the first row of a list leads to. */
export const firstOf = (page: Page) => rowsOf(page).first().getByRole("link");

/** The form that invites somebody. */
export function invitationOn(page: Page) {
  const { email, role, submit } = wordsOf(page).adminUsers.invite;
  return {
    email: page.getByRole("textbox", { name: email }),
    role: page.getByRole("group", { name: role }).getByRole("radio").first(),
    submit: page.getByRole("button", { name: submit }),
  };
}

/** One's own password and name, on the account's page. */
export function accountOn(page: Page) {
  const { password, profile, tfa, sessions } = wordsOf(page).adminAccount;
  return {
    current: page.getByLabel(password.current, { exact: true }),
    next: page.getByLabel(password.new, { exact: true }),
    change: page.getByRole("button", { name: password.submit, exact: true }),
    firstName: page.getByRole("textbox", { name: profile.firstName, exact: true }),
    save: page.getByRole("button", { name: profile.submit, exact: true }),
    twoSteps: page.getByRole("region", { name: tfa.heading, exact: true }),
    places: page.getByRole("region", { name: sessions.heading }).getByRole("listitem"),
  };
}

/** Opens a step that has to be confirmed; answers the button that does it. */
export async function openStep(page: Page, { label, submit }: { label: string; submit: string }) {
  await press(page.getByText(label, { exact: true }).first());
  return page.getByRole("button", { name: submit, exact: true });
}

/** The way back to the list that a page belongs to, by the list's title. */
export const backOf = (page: Page, title: string) =>
  page.getByRole("main").getByRole("link", { name: title, exact: true });

/** Asked of whoever leaves something that is not sent. */
export function leavingOf(page: Page) {
  const { heading, stay, leave } = wordsOf(page).adminParts.draft.leave;
  const question = page.getByRole("dialog", { name: heading });
  return {
    stay: question.getByRole("button", { name: stay, exact: true }),
    leave: question.getByRole("button", { name: leave, exact: true }),
  };
}

/** The menu of the staff area, and the button that has it on a phone. */
export function menuOf(page: Page) {
  const { nav, menu } = wordsOf(page).adminShell;
  return {
    menu: page.getByRole("navigation", { name: nav.label, exact: true }),
    button: page.getByRole("button", { name: menu, exact: true }),
  };
}
