/**
 * What a hook throws so that Directus answers with a status and code of its own: its error handler goes
 * by the name. The classes themselves are in a package, and this folder has none.
 */
const refusal = (status, code, message, extensions = {}) =>
  Object.assign(new Error(message), { name: "DirectusError", code, status, extensions });

export const forbidden = (reason) => refusal(403, "FORBIDDEN", reason, { reason });

/** The answer to a wrong password and to a token that is not good any more, word by word Directus's. */
export const invalidCredentials = () =>
  refusal(401, "INVALID_CREDENTIALS", "Invalid user credentials.");
