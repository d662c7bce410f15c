/** A running backend that the contract is held against, whichever it is. */
export type ContractTarget = {
  /** Base address without a trailing slash. */
  url: string;
  administrator: { email: string; password: string };
  /** Static token of the Public role. */
  publicToken: string;
  /** Keys of the roles. */
  roles: { administrator: string; editor: string };
  /** An origin inside the reset and invite allow lists. */
  site: string;
  /** Where the website's notices go. */
  house: string;
  /** The `token` of the link in the newest mail to that address; waits until the mail is there. */
  mailedToken(address: string): Promise<string>;
  /** Texts of the mails that have come for that address. */
  mailsTo(address: string): Promise<string[]>;
  /** Has the mail server refuse everything, or no longer. */
  holdMail(refused: boolean): void;
  /** Has the mail server hang up once it has a mail, without a word, or no longer. */
  breakMail(broken: boolean): void;
  /** Resolves once the backend has looked for what it has to forget. */
  retention(): Promise<void>;
  close(): Promise<void>;
};

export type Item = Record<string, unknown>;

/** An answer, read to its end. `item`, `list` and `error` are views of the same JSON. */
export type Reply = {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
  item: Item;
  list: Item[];
  meta: Item;
  error: { message: string; extensions: Item };
};

export type CallOptions = {
  token?: string | undefined;
  body?: unknown;
  /** Sent as it is, with these headers. */
  raw?: BodyInit;
  headers?: Record<string, string>;
};

function asObject(value: unknown): Item {
  return typeof value === "object" && value !== null ? (value as Item) : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls the backend over HTTP, as any client would. */
export async function callBackend(
  url: string,
  method: string,
  path: string,
  { token, body, raw, headers }: CallOptions = {},
): Promise<Reply> {
  const response = await fetch(url + path, {
    method,
    redirect: "manual",
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(raw !== undefined && { body: raw }),
  });
  const text = await response.text();
  const json = parse(text);
  const { data, meta, errors } = asObject(json);
  const [error] = Array.isArray(errors) ? errors : [];
  return {
    status: response.status,
    headers: response.headers,
    text,
    json,
    item: asObject(data),
    list: Array.isArray(data) ? data.map(asObject) : [],
    meta: asObject(meta),
    error: {
      message: String(asObject(error).message ?? ""),
      extensions: asObject(asObject(error).extensions),
    },
  };
}

export type Tokens = { access: string; refresh: string };

/** The target with what every suite needs: calls, sign-in, and names nobody has used yet. */
export type Client = ContractTarget & {
  call(method: string, path: string, options?: CallOptions): Promise<Reply>;
  signIn(email: string, password: string): Promise<Tokens>;
  /** Access token of the administrator, signed in once. */
  adminToken(): Promise<string>;
  /** Makes an active account of the role and answers its key and how to sign in. */
  makeUser(role: string | null): Promise<{ id: string; email: string; password: string }>;
  unique(prefix: string): string;
};

/** Long and uncommon enough for any password policy. */
export const PASSWORD = "Quiet-harbour-71-lanterns";

export function createClient(target: ContractTarget): Client {
  const run = Date.now().toString(36);
  let counter = 0;
  let admin: Promise<Tokens> | undefined;
  const client: Client = {
    ...target,
    call: (method, path, options) => callBackend(target.url, method, path, options),
    async signIn(email, password) {
      const { status, item } = await client.call("POST", "/auth/login", {
        body: { email, password },
      });
      if (status !== 200) throw new Error(`Signing in ${email} was answered ${status}.`);
      return { access: String(item.access_token), refresh: String(item.refresh_token) };
    },
    async adminToken() {
      admin ??= client.signIn(target.administrator.email, target.administrator.password);
      return (await admin).access;
    },
    async makeUser(role) {
      const email = `${client.unique("user")}@example.com`;
      const body = { email, password: PASSWORD, role, status: "active" };
      const token = await client.adminToken();
      const { status, item } = await client.call("POST", "/users", { token, body });
      if (status !== 200) throw new Error(`Making ${email} was answered ${status}.`);
      return { id: String(item.id), email, password: PASSWORD };
    },
    unique(prefix) {
      counter++;
      return `${prefix}-${run}-${counter}`;
    },
  };
  return client;
}
