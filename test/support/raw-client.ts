import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A client that writes what it likes, when it likes. */
export type RawClient = {
  socket: Socket;
  /** All that has come back so far. */
  received: () => string;
  /** Resolves with all that came back once the other side has ended the connection. */
  ended: Promise<string>;
  write(text: string): void;
};

/** Opens a connection and writes this; line ends become those of HTTP. Closed with the test. */
export async function rawClient(port: string, text: string): Promise<RawClient> {
  const socket = connect(Number(port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let received = "";
  const ended = Promise.withResolvers<string>();
  socket.setEncoding("utf8");
  socket.on("data", (chunk) => {
    received += chunk;
  });
  // A reset ends a connection as well as anything.
  socket.on("error", () => {});
  socket.on("close", () => ended.resolve(received));
  await once(socket, "connect");
  socket.write(text.replaceAll("\n", "\r\n"));
  return {
    socket,
    received: () => received,
    ended: ended.promise,
    write: (more) => void socket.write(more),
  };
}

/** The status of an answer's first line; 0 when none has come. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
