import { z } from "zod";
import { readList } from "./answers.server.ts";
import type { Backend } from "./backend.server.ts";

/** Names that decide what staff may do on the site; the backend decides the rest by itself. */
export const ADMINISTRATOR = "Administrator";
export const EDITOR = "Editor";

export const roleSchema = z.object({ id: z.string(), name: z.string() });
export type Role = z.infer<typeof roleSchema>;

/** GET /roles, by name. */
export async function readRoles(backend: Backend): Promise<Role[]> {
  const query = { fields: ["id", "name"], sort: ["name"] };
  return (await readList(backend, { path: "/roles", query }, roleSchema)).data;
}

/** The roles that people of the house can have. */
export async function readStaffRoles(backend: Backend): Promise<Role[]> {
  const roles = await readRoles(backend);
  return roles.filter(({ name }) => name === ADMINISTRATOR || name === EDITOR);
}
