import { REPORTS_PATH } from "./document/page-policy.ts";
import { isHealthPath } from "./health.ts";

export type Kind = "kept" | "page" | "file" | "form" | "staff" | "backend" | "report" | "health";

/** Folders of built files, as the build names them. */
const FILES =
  /^\/(?:assets|fonts|images|media)\/|\.(?:js|css|svg|png|jpg|webp|avif|woff2|ico|mp4)$/;
const STAFF = /^\/(?:admin|account)(?:[/.]|$)/;

/** What a request was about: one of a few words, never its address. */
export function kindOf(method: string, target: string): Kind {
  const query = target.indexOf("?");
  const path = query === -1 ? target : target.slice(0, query);
  if (isHealthPath(path)) return "health";
  if (path.startsWith("/backend/")) return "backend";
  if (STAFF.test(path)) return "staff";
  if (path === REPORTS_PATH) return "report";
  if (method !== "GET" && method !== "HEAD") return "form";
  return FILES.test(path) ? "file" : "page";
}
