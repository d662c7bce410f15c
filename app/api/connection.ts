/** Carries a request to the backend: over the network, or in process to the embedded one. */
export type Transport = (request: Request) => Promise<Response>;

/** How the site reaches its content backend; made once at start (server/backend-connection.ts). */
export type BackendConnection = {
  /** Base address of every call, without a slash at its end. */
  baseUrl: string;
  /** The static public token, for calls that nobody has to be signed in for. */
  publicToken: string | undefined;
  transport: Transport;
  /** Where browsers reach the backend, for signing in by provider: a path or an absolute address. */
  publicAddress: string;
  /** There is no backend to ask: every call fails. */
  isAbsent?: boolean;
};

/** On whose behalf the site calls; the backend's limits and audit log count them, not us. */
export type Visitor = { address: string | undefined; userAgent: string | undefined };
