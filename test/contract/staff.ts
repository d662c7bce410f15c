import { expect } from "vitest";
import { newLead } from "../../backend/testing/new-lead.ts";
import type { CallOptions, Client, Reply } from "./target.ts";

/** Calls as someone in particular. */
export type As = (method: string, path: string, body?: unknown) => Promise<Reply>;

const as =
  (client: Client, token: string): As =>
  (method, path, body) => {
    const options: CallOptions =
      body instanceof FormData ? { raw: body } : body === undefined ? {} : { body };
    return client.call(method, path, { token, ...options });
  };

/** The website, an editor and an administrator, each as a function that calls. */
export async function staffOf(client: Client) {
  const { id, email, password } = await client.makeUser(client.roles.editor);
  const { access } = await client.signIn(email, password);
  return {
    editorId: id,
    website: as(client, client.publicToken),
    editor: as(client, access),
    administrator: as(client, await client.adminToken()),
  };
}

export type Staff = Awaited<ReturnType<typeof staffOf>>;

/** A lead as the website sends one; answers what was sent. */
export async function sendLead({ website }: Staff, differing?: Record<string, unknown>) {
  const lead = newLead(differing);
  const { status } = await website("POST", "/items/leads", lead);
  expect([200, 204]).toContain(status);
  return lead;
}
