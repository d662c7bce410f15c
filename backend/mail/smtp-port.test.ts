import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { MailRefused } from "../options.ts";
import { smtpPort } from "./smtp-port.ts";

/** A real SMTP server on loopback; `refuse` says which recipients it does not take. */
async function startServer(
  refuse: (address: string) => boolean = () => false,
  answer: (done: (error?: Error) => void, socket: Socket) => void = (done) => done(),
) {
  const sockets: Socket[] = [];
  const received: { from: string; to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onRcptTo: ({ address }, _, done) =>
      done(refuse(address) ? new Error("mailbox full") : undefined),
    onData(stream, { envelope }, done) {
      let source = "";
      stream.on("data", (chunk) => {
        source += chunk;
      });
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        answer(done, sockets.at(-1) as Socket);
      });
    },
  });
  // Broken off by some tests.
  server.on("error", async () => {});
  server.server.on("connection", (socket: Socket) => sockets.push(socket));
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

function open(url: string) {
  const from = { name: "B4", address: "hello@b4.example" };
  const port = smtpPort({ url, from, host: "b4.example" });
  onTestFinished(port.close);
  return port;
}

/** A mail's source with its quoted-printable undone. */
function readable(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

const MAIL = {
  id: "7d0c",
  to: "eleni@people.example",
  subject: "Νέος κωδικός",
  text: "Γεια σας,\n\nhttps://b4.example/x\n",
  language: "el",
} as const;

it("hands a mail over, in Greek as well, with an id that is stable", async () => {
  const { url, received } = await startServer();
  const port = open(url);
  await port.send(MAIL, async () => {});
  await port.send(MAIL, async () => {});
  expect(received.map(({ from, to }) => [from, ...to])).toEqual([
    ["hello@b4.example", MAIL.to],
    ["hello@b4.example", MAIL.to],
  ]);
  const [mail] = received;
  expect(mail?.source).toContain("Message-ID: <7d0c@b4.example>");
  expect(mail?.source).toMatch(/Content-Language: el/i);
  expect(mail?.source).toMatch(/Auto-Submitted: auto-generated/i);
  expect(readable(mail?.source ?? "")).toContain("Γεια σας");
});

it("rejects what the server refuses, so that it is tried again", async () => {
  const { url } = await startServer(() => true);
  const refusal = open(url).send(MAIL, () => {
    throw new Error("nothing was handed over");
  });
  await expect(refusal).rejects.toThrow("mailbox full");
});

it("rejects when there is no server", async () => {
  await expect(open("smtp://127.0.0.1:9").send(MAIL, async () => {})).rejects.toThrow();
});

it("says when the text goes out: once the server has taken the recipient, before it has the text", async () => {
  const steps: string[] = [];
  const { url, received } = await startServer(
    () => {
      steps.push("recipient");
      return false;
    },
    (done) => {
      steps.push("text");
      done();
    },
  );
  await open(url).send(MAIL, async () => void steps.push("handing over"));
  expect(steps).toEqual(["recipient", "handing over", "text"]);
  expect(received).toHaveLength(1);
});

it("lets nothing out when it is told not to", async () => {
  const { url, received } = await startServer();
  const given = open(url).send(MAIL, () => {
    throw new Error("it is somebody else's by now");
  });
  await expect(given).rejects.toThrow("it is somebody else's by now");
  await open(url).send({ ...MAIL, id: "8e1d" }, async () => {});
  expect(received.map(({ source }) => /Message-ID: (\S+)/.exec(source)?.[1])).toEqual([
    "<8e1d@b4.example>",
  ]);
});

it("tells a text that was refused from one that nobody has answered for", async () => {
  const refusing = await startServer(undefined, (done) => done(new Error("looks like spam")));
  const refused = open(refusing.url).send(MAIL, async () => {});
  await expect(refused).rejects.toThrow(MailRefused);
  const breaking = await startServer(undefined, (_, socket) => socket.destroy());
  const broken = open(breaking.url).send(MAIL, async () => {});
  await expect(broken).rejects.not.toThrow(MailRefused);
});

it("breaks off what is under way when it is closed", async () => {
  const asked = Promise.withResolvers<void>();
  const { url } = await startServer(undefined, () => asked.resolve());
  const port = open(url);
  const sending = port.send(MAIL, async () => {});
  const outcome = expect(sending).rejects.not.toThrow(MailRefused);
  await asked.promise;
  port.close();
  await outcome;
});
