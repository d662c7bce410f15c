const YEAR_S = 31_536_000;
const DAY_S = 86_400;
const HSTS_MAX_AGE_S = 63_072_000;

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".wasm": "application/wasm",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
  ".zip": "application/zip",
};

/** What a file opened by itself may do: an SVG is then a document, a script may be a worker. */
const POLICIES: Readonly<Record<string, string>> = {
  ".svg": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ".js": "default-src 'self'; object-src 'none'; base-uri 'none'",
};
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Headers of every answer about a file, and the type of its body. */
export function fileHeaders(path: string, extension: string, etag: string) {
  // A name with a hash in it never changes what it means.
  const isHashed = path.startsWith("/assets/");
  const age = isHashed ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${DAY_S}`;
  const shared = [
    ...["Cache-Control", age],
    ...["ETag", etag],
    ...["Vary", "Accept-Encoding"],
    ...guards(POLICIES[extension] ?? CLOSED_POLICY),
  ];
  return { shared, type: TYPES[extension] ?? "application/octet-stream" };
}

/** Headers of an answer that says there is no such file. */
export function missingHeaders(): string[] {
  return [
    ...["Cache-Control", "no-store"],
    ...["Content-Type", "text/plain; charset=utf-8"],
    ...guards(CLOSED_POLICY),
  ];
}

/** A worker's script needs the embedder policy of the page that starts it. */
function guards(policy: string): string[] {
  return [
    ...["Content-Security-Policy", policy],
    ...["Cross-Origin-Embedder-Policy", "require-corp"],
    ...["Cross-Origin-Resource-Policy", "same-origin"],
    ...["Strict-Transport-Security", `max-age=${HSTS_MAX_AGE_S}`],
    ...["X-Content-Type-Options", "nosniff"],
  ];
}
