/** One call of a Directus's API as its administrator. Throws with what Directus said. */
export type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Where to call and as whom; tokens of a Directus last 15 minutes, so this one renews itself. */
export type Access = { url: string; token(): Promise<string | undefined>; call: Call };

type Tokens = { access_token: string; refresh_token: string; expires: number };

/** Tokens are renewed when they last no longer than this. */
const RENEW_BEFORE_MS = 60_000;
const CALL_TIMEOUT_MS = 120_000;

/** Signs in at `url` and answers a function for calls under that account. */
export async function signIn(url: string, email: string, password: string): Promise<Call> {
  return (await signInAt(url, { email, password })).call;
}

/** Calls that a Directus has refused, with what it said. */
export class CallError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(call: string, status: number, body: string) {
    super(`${call} was answered ${status}: ${body}`);
    this.name = "CallError";
    this.status = status;
    this.body = body;
  }

  /** Whether the answer names this reason, such as `INVALID_OTP`. */
  has(code: string): boolean {
    return this.body.includes(`"code":"${code}"`);
  }
}

/** Calls under a static token, which does not end. */
export function withToken(url: string, token: string): Access {
  const access = { url, token: async () => token };
  return { ...access, call: (method, path, body) => json(access, method, path, body) };
}

export type Credentials = { email: string; password: string; otp?: string };

/** Signs in at `url`. Throws when the account is refused. */
export async function signInAt(url: string, credentials: Credentials): Promise<Access> {
  const anonymous = { url, token: async () => undefined };
  let tokens = (await json(anonymous, "POST", "/auth/login", credentials)) as Tokens;
  let until = Date.now() + tokens.expires;
  const token = async () => {
    if (until - Date.now() < RENEW_BEFORE_MS) {
      const { refresh_token } = tokens;
      tokens = (await json(anonymous, "POST", "/auth/refresh", { refresh_token })) as Tokens;
      until = Date.now() + tokens.expires;
    }
    return tokens.access_token;
  };
  const access = { url, token };
  return { ...access, call: (method, path, body) => json(access, method, path, body) };
}

async function json(
  access: Omit<Access, "call">,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const text = await (await request(access, method, path, body)).text();
  return text ? (JSON.parse(text) as { data?: unknown }).data : undefined;
}

/** The whole answer, for what is not JSON; a form is sent as it is. Throws unless it is a 2xx. */
export async function request(
  { url, token }: Omit<Access, "call">,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const bearer = await token();
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method,
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(!isForm && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw new CallError(`${method} ${path}`, response.status, await response.text());
}
