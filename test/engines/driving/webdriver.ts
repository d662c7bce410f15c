/** The name under which an element is handed about (W3C WebDriver, "Elements"). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

type Method = "GET" | "POST" | "DELETE";

/** A driver that speaks W3C WebDriver over HTTP, and a session of it; rejects when it is not there in time. */
export async function openSession(
  driver: string,
  capabilities: Record<string, unknown>,
  limitMs: number,
) {
  const wanted = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await call(
    "POST",
    `${driver}/session`,
    wanted,
    AbortSignal.timeout(limitMs),
  );
  const session = `${driver}/session/${sessionId}`;
  return {
    get: (command: string) => call("GET", `${session}/${command}`),
    post: (command: string, body: unknown = {}) => call("POST", `${session}/${command}`, body),
    /** Name of the first element that a selector finds. */
    async find(value: string): Promise<string> {
      const found = await call("POST", `${session}/element`, { using: "css selector", value });
      return found[ELEMENT];
    },
    end: () => call("DELETE", session),
  };
}

async function call(
  method: Method,
  address: string,
  body?: unknown,
  signal?: AbortSignal,
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what the protocol answers.
): Promise<any> {
  const response = await fetch(address, {
    method,
    ...(signal && { signal }),
    // WebKit's driver closes what is idle without a word: a connection kept may be gone when it is used.
    headers: { connection: "close" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (response.ok) return value;
  throw new Error(`${method} ${new URL(address).pathname}: ${value.error}, ${value.message}`);
}
