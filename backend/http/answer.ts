import type { ApiError } from "./errors.ts";

const BASE_HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
} as const;

/** A JSON answer that no cache may keep. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...BASE_HEADERS, "content-type": "application/json; charset=utf-8", ...headers },
  });
}

/** `{data}` with status 200: the shape of every successful JSON answer. */
export const data = (value: unknown): Response => json({ data: value });

export const noContent = (): Response =>
  new Response(null, { status: 204, headers: { ...BASE_HEADERS } });

export function text(body: string): Response {
  return new Response(body, {
    headers: { ...BASE_HEADERS, "content-type": "text/plain; charset=utf-8" },
  });
}

export function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ ...BASE_HEADERS, location });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 302, headers });
}

export function errorAnswer(error: ApiError): Response {
  const extensions = { ...error.extensions, code: error.code };
  return json({ errors: [{ message: error.message, extensions }] }, error.status, error.headers);
}
