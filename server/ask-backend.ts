import type { BackendConnection } from "../app/api/connection.ts";
import { send } from "../app/api/send.server.ts";

/** Asks a content backend something with the website's own token. Throws BackendError for everything but 2xx. */
export async function askBackend(connection: BackendConnection, target: string): Promise<unknown> {
  const headers = new Headers({
    accept: "application/json",
    authorization: `Bearer ${connection.publicToken}`,
  });
  return (await send(connection, { method: "GET", target, headers })).json();
}
