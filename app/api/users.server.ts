import { z } from "zod";
import { type Meta, readData, readList } from "./answers.server.ts";
import type { Backend } from "./backend.server.ts";
import { BackendError } from "./backend-error.server.ts";
import type { Filter, ItemQuery } from "./query.server.ts";
import { roleSchema } from "./roles.server.ts";
import { WEBSITE_ACCOUNT } from "./website-account.ts";

const text = z.string().nullish();

/** An account as its owner and administrators see it. */
export const userSchema = z.object({
  id: z.string(),
  email: text,
  first_name: text,
  last_name: text,
  /** What they do in the house. */
  title: text,
  /** A locale such as `el-GR`, or null: the language of the mails one gets. */
  language: text,
  status: z.string(),
  role: roleSchema.nullish(),
  /** ISO time of the last sign-in. */
  last_access: text,
  /** `default`, or the provider's name. */
  provider: text,
  /** Masked; set when one-time codes are on. */
  tfa_secret: text,
});
export type User = z.infer<typeof userSchema>;

const USER_FIELDS = [
  "id",
  "email",
  "first_name",
  "last_name",
  "title",
  "language",
  "status",
  "role.id",
  "role.name",
  "last_access",
  "provider",
  "tfa_secret",
];

const pathOf = (id: string) => `/users/${encodeURIComponent(id)}`;

/**
 * GET /users/me. `filter` and `deep` go along as JSON (spec, section 7). With the session's refresh token
 * it is refused, with 401, once the session is over: by itself a Directus's access token goes on.
 */
export function readMe(
  backend: Backend,
  { session, ...query }: Pick<ItemQuery, "filter" | "deep"> & { session?: string | undefined } = {},
): Promise<User> {
  const call = { path: "/users/me", query: { ...query, fields: USER_FIELDS }, session };
  return readData(backend, call, userSchema);
}

/** What may be changed of an account; a password only within minutes of signing in. */
export type UserChange = {
  email?: string;
  first_name?: string | null;
  last_name?: string | null;
  title?: string | null;
  language?: string | null;
  password?: string;
  /** Administrators only. */
  role?: string;
  /** Administrators only: `active` or `suspended`. */
  status?: string;
};

/** PATCH /users/me. */
export function updateMe(backend: Backend, change: UserChange): Promise<User> {
  const query = { fields: USER_FIELDS };
  const call = { method: "PATCH", path: "/users/me", query, body: change } as const;
  return readData(backend, call, userSchema);
}

/** The account that carries a Directus's static token is the site, and nobody of the house. */
const PEOPLE: Filter = { id: { _neq: WEBSITE_ACCOUNT } };

/** GET /users, for administrators: people, and not the site's own account. */
export function readUsers(
  backend: Backend,
  { filter, ...query }: Omit<ItemQuery, "fields"> = {},
): Promise<{ data: User[]; meta: Meta }> {
  const people = filter ? { _and: [filter, PEOPLE] } : PEOPLE;
  return readList(
    backend,
    { path: "/users", query: { ...query, filter: people, fields: USER_FIELDS } },
    userSchema,
  );
}

/** Who can sign in, and be given leads. */
export const ACTIVE: Filter = { status: { _eq: "active" } };

const colleague = z.object({ id: z.string(), first_name: text, last_name: text });
/** A colleague as every member of staff sees them. */
export type Colleague = z.infer<typeof colleague>;

/** GET /users with the fields that editors may read too; `filter` within those fields. */
export async function readColleagues(
  backend: Backend,
  filter: Filter = ACTIVE,
): Promise<Colleague[]> {
  const fields = ["id", "first_name", "last_name"];
  const people = { _and: [filter, PEOPLE] };
  const query = { fields, filter: people, sort: ["first_name", "last_name"], limit: -1 };
  return (await readList(backend, { path: "/users", query }, colleague)).data;
}

const administrator = z.object({ id: z.string(), email: z.string(), language: text });
/** An administrator as the site itself may see them, to tell them of trouble. */
export type Administrator = z.infer<typeof administrator>;

/** GET /users with the site's own token: active administrators and nobody else. */
export async function readAdministrators(backend: Backend): Promise<Administrator[]> {
  const fields = Object.keys(administrator.shape);
  const filter = { email: { _nnull: true } };
  const call = { path: "/users", query: { fields, filter, limit: -1 }, as: "site" } as const;
  return (await readList(backend, call, administrator)).data;
}

/** Throws BackendError 403 when there is nobody of that key; the site's own account is nobody. */
export async function readUser(backend: Backend, id: string): Promise<User> {
  if (id.toLowerCase() === WEBSITE_ACCOUNT) {
    throw new BackendError({ status: 403, statusText: "Forbidden" });
  }
  return readData(backend, { path: pathOf(id), query: { fields: USER_FIELDS } }, userSchema);
}

export function updateUser(backend: Backend, id: string, change: UserChange): Promise<User> {
  const query = { fields: USER_FIELDS };
  const call = { method: "PATCH", path: pathOf(id), query, body: change } as const;
  return readData(backend, call, userSchema);
}

export async function deleteUser(backend: Backend, id: string): Promise<void> {
  await backend.request({ method: "DELETE", path: pathOf(id) });
}
