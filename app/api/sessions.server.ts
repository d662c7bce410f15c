import { z } from "zod";
import { readData } from "./answers.server.ts";
import type { Backend } from "./backend.server.ts";

const text = z.string().nullish();

const sessionSchema = z.object({
  id: z.string(),
  created: z.string(),
  last_used: z.string(),
  expires: z.string(),
  ip: text,
  user_agent: text,
  provider: text,
  current: z.boolean(),
});
/** A place where one is signed in. */
export type SessionFacts = z.infer<typeof sessionSchema>;

const PATH = "/users/me/sessions";

/** Where one is signed in, newest first. An addition of the embedded backend: 404 elsewhere. */
export function readSessions(backend: Backend): Promise<SessionFacts[]> {
  return readData(backend, { path: PATH, unknownBy: [403, 404] }, z.array(sessionSchema));
}

/** Signs out there. */
export async function endSession(backend: Backend, id: string): Promise<void> {
  await backend.request({ method: "DELETE", path: `${PATH}/${encodeURIComponent(id)}` });
}

/** Signs out everywhere, or everywhere else. */
export async function endSessions(
  backend: Backend,
  { keepCurrent }: { keepCurrent: boolean },
): Promise<void> {
  const path = keepCurrent ? `${PATH}?keep=current` : PATH;
  await backend.request({ method: "DELETE", path });
}
