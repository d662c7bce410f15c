import type { BackendConnection } from "../app/api/connection.ts";
import type { Env } from "../env.ts";
import type { EmbeddedBackend } from "./backend-mount.ts";
import { BACKEND_MOUNT } from "./backend-mount.ts";

/** How this process reaches the content backend: in process when it is embedded, else by network. */
export function backendConnection(
  env: Env,
  embedded: EmbeddedBackend | undefined,
): BackendConnection {
  if (env.contentBackendUrl) {
    let baseUrl = env.contentBackendUrl.href;
    while (baseUrl.endsWith("/")) baseUrl = baseUrl.slice(0, -1);
    return {
      baseUrl,
      publicToken: env.contentBackendToken,
      transport: (request) => fetch(request),
      publicAddress: baseUrl,
    };
  }
  return {
    baseUrl: "http://backend.invalid",
    publicToken: embedded?.publicToken,
    transport: (request) =>
      embedded ? embedded.fetch(request) : Promise.reject(new Error("No content backend runs")),
    publicAddress: BACKEND_MOUNT,
    isAbsent: !embedded,
  };
}
