/**
 * The door for a worker, as a module of its own:
 * `new Worker(new URL("…/tiktok-exports/worker.ts", import.meta.url), { type: "module" })`.
 * It has no network code and reads nothing but its messages (worker/messages.ts).
 */
import { createAnswerer } from "./worker/answer.ts";

const answer = createAnswerer();

self.addEventListener("message", (event: MessageEvent<unknown>) => {
  answer(event.data, (answer) => self.postMessage(answer));
});
