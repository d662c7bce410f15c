import { z } from "zod";
import { type Backend, type BackendCall, logFailure } from "./backend.server.ts";
import { garbage } from "./send.server.ts";

/** Counts that a list was asked to bring along (`query.meta`). */
export type Meta = { total_count?: number | undefined; filter_count?: number | undefined };

const meta = z
  .object({ total_count: z.number().optional(), filter_count: z.number().optional() })
  .optional();

/** The `data` of an answer, checked. An answer of another shape is a BackendError 502. */
export async function readData<T>(
  backend: Backend,
  call: BackendCall,
  schema: z.ZodType<T>,
): Promise<T> {
  return (await readAnswerOf(backend, call, z.object({ data: schema }))).data;
}

/** A list with its counts, each row checked. */
export async function readList<T>(
  backend: Backend,
  call: BackendCall,
  schema: z.ZodType<T>,
): Promise<{ data: T[]; meta: Meta }> {
  const answer = await readAnswerOf(backend, call, z.object({ data: z.array(schema), meta }));
  return { data: answer.data, meta: answer.meta ?? {} };
}

/** An answer of an agreed shape, whole. */
export async function readAnswerOf<T>(backend: Backend, call: BackendCall, schema: z.ZodType<T>) {
  return checked(await backend.request(call), call, schema);
}

/** The same where an answer may be empty: undefined then. */
export async function readAnswerIfAny<T>(
  backend: Backend,
  call: BackendCall,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const response = await backend.request(call);
  return response.status === 204 ? undefined : checked(response, call, schema);
}

async function checked<T>(response: Response, call: BackendCall, schema: z.ZodType<T>): Promise<T> {
  let cause: unknown;
  try {
    const result = schema.safeParse(await response.json());
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    cause = new Error(`${issue?.path.join(".")}: ${issue?.message}`);
  } catch (error) {
    cause = error;
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  const failure = garbage(`is not of the agreed shape: ${reason}`, cause);
  logFailure(call.method ?? "GET", call.path, failure);
  throw failure;
}
