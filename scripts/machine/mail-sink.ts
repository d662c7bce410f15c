import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

const ASK_MS = 50;

/** A mail server on this machine that takes everything. */
export async function startSink(port: number) {
  const recipients: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      stream.resume();
      stream.on("end", () => {
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return {
    /** Resolves once so many mails have come; throws when they don't, in milliseconds. */
    async arrived(count: number, patienceMs: number): Promise<void> {
      const end = Date.now() + patienceMs;
      while (recipients.length < count) {
        if (Date.now() > end) throw new Error(`${recipients.length} of ${count} mails came`);
        await sleep(ASK_MS);
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
