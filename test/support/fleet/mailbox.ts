import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that takes everything and remembers of each mail who it is. */
export async function startMailbox() {
  const arrived = new Map<string, number>();
  const subjects: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk;
      });
      stream.on("end", () => {
        const id = /^Message-ID: *(\S+)/im.exec(text)?.[1] ?? "none";
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const name = `${id} ${to}`;
        arrived.set(name, (arrived.get(name) ?? 0) + 1);
        subjects.push(`${to}: ${/^Subject: *(.*)/im.exec(text)?.[1]?.trim() ?? ""}`);
        done();
      });
    },
  });
  // A process that was killed hangs up in the middle.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** How many mails came, and how many of them more than once. */
    count: () => ({
      mails: arrived.size,
      twice: [...arrived.values()].filter((times) => times > 1).length,
    }),
    /** `recipient: subject` of each mail, as it came. */
    subjects: (): readonly string[] => subjects,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
