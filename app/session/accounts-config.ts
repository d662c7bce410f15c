/** How sessions are kept; names and values are configuration (spec, section 9; env-accounts.ts). */
export type AccountsConfig = {
  cookies: {
    access: string;
    refresh: string;
    /** Holds the time at which the access token expires, in milliseconds since the epoch. */
    expires: string;
    /** Work that was sent with an expired session (kept-work.server.ts). */
    kept: string;
    /** A sign-in that waits for its one-time code. */
    pending: string;
    /** By what accounts know the browser again (devices.server.ts). */
    device: string;
    maxAgeS: number;
    sameSite: "Lax" | "Strict" | "None";
    secure: boolean;
  };
  /** Use the refresh token when the access token has expired. */
  autoRefresh: boolean;
  /** Ask for the user when there is a token and no user is loaded. */
  autoFetch: boolean;
};
