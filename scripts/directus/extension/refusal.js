/**
 * What a hook throws so that Directus answers 403 FORBIDDEN: its error handler goes by the name. The
 * class itself is in a package, and this folder has none.
 */
export function forbidden(reason) {
  return Object.assign(new Error(reason), {
    name: "DirectusError",
    code: "FORBIDDEN",
    status: 403,
    extensions: { reason },
  });
}
