import { once } from "node:events";

type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string };

/** A connection that speaks WebDriver BiDi: commands, each with its answer. */
export async function connectBidi(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  socket.addEventListener("close", () => {
    for (const settle of waiting.values()) settle({ type: "error", error: "connection closed" });
    waiting.clear();
  });

  return {
    // biome-ignore lint/suspicious/noExplicitAny: each caller knows what the protocol answers.
    async send(method: string, params: Record<string, unknown> = {}): Promise<any> {
      const id = ++last;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, error, message } = await answered;
      if (type === "error") throw new Error(`${method}: ${error}, ${message}`);
      return result;
    },
    close: () => socket.close(),
  };
}

export type Bidi = Awaited<ReturnType<typeof connectBidi>>;
