import { attachment } from "./attachment.ts";

/** Nothing in the file may run, load or be framed, whatever a browser makes of it. */
const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** A stranger's document as a download: not its own type, so that no browser opens it. */
export function sentFile(content: BodyInit | null, name: string): Response {
  return new Response(content, {
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": attachment(name),
      "content-security-policy": FILE_POLICY,
      "x-content-type-options": "nosniff",
    },
  });
}
