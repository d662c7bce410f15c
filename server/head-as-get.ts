import type { Step } from "./exchange.ts";

/**
 * HEAD is GET without the body (RFC 9110, 9.3.2): headers that depend on the body, such as its tag,
 * its policy and its compression, are then the same by construction.
 */
export const headAsGet: Step = async (exchange, next) => {
  if (exchange.request.method !== "HEAD") return next();
  exchange.request = new Request(exchange.request, { method: "GET" });
  const response = await next();
  await response.body?.cancel();
  return new Response(null, response);
};
