/**
 * The engine as a module worker:
 * `new Worker(new URL("./engine/worker.ts", import.meta.url), { type: "module" })`.
 * It has no network code and reads nothing but its messages (see protocol.ts).
 */
import { handleMessage } from "./handle-message.ts";

self.addEventListener("message", (event: MessageEvent<unknown>) => {
  handleMessage(event.data, (response) => self.postMessage(response));
});
