import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";

export type Answered = {
  status: number;
  text: string;
  location: string | undefined;
  retryAfter: string | undefined;
  setCookies: readonly string[];
};

/** Asks a site of this machine by its host's name, which need not resolve here; a body makes it a form. */
export async function sendTo(
  origin: string,
  path: string,
  { headers, body }: { headers: Record<string, string>; body?: string },
): Promise<Answered> {
  const { host, port } = new URL(origin);
  const sent = request({
    ...{ host: "127.0.0.1", port, path, agent: false },
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...{ ...headers, host },
      ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
    },
  });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  return {
    status: response.statusCode ?? 0,
    text,
    location: response.headers.location,
    retryAfter: response.headers["retry-after"],
    setCookies: response.headers["set-cookie"] ?? [],
  };
}
