import type { Step } from "../exchange.ts";

/**
 * Bodies are read as they are: one that was compressed would be taken for nonsense, so it is refused
 * with what is understood (RFC 9110, 15.5.16).
 */
export const unpackedBodies: Step = async (exchange, next) => {
  const encoding = exchange.request.headers.get("content-encoding")?.trim().toLowerCase();
  if (!encoding || encoding === "identity" || exchange.refusal) return next();
  exchange.refusal = {
    status: 415,
    statusMessage: "Unsupported Media Type",
    message: "A compressed body can't be read here",
  };
  const response = await next();
  response.headers.set("accept-encoding", "identity");
  return response;
};
