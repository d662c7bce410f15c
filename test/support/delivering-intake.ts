import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { startIntake } from "../../server/intake/testing.ts";

/** An intake that delivers to a backend of its own, and what that has stored. */
export async function startDelivering(options: { now?: () => number } = {}) {
  const backend = await startBackend();
  const started = startIntake({
    transport: (request) => backend.backend.fetch(request),
    token: PUBLIC_TOKEN,
    ...options,
  });
  const stored = backend.openStored();
  const count = (table: string) =>
    Number(stored.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
  return { ...started, stored, count };
}
