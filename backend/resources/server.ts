import { json, text } from "../http/answer.ts";
import { type Call, route } from "../http/router.ts";

const HEALTH_TYPE = { "content-type": "application/health+json; charset=utf-8" };

function health({ core }: Call): Response {
  try {
    core.db.prepare("SELECT 1 FROM roles LIMIT 1").get();
    return json({ status: "ok" }, 200, HEALTH_TYPE);
  } catch {
    return json({ status: "error" }, 503, HEALTH_TYPE);
  }
}

/** /server: whether the backend is there, and whether it can read its data. */
export const serverRoutes = [
  route("GET", "/server/ping", () => text("pong")),
  route("GET", "/server/health", health),
];
