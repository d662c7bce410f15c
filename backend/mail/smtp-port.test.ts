import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { smtpPort } from "./smtp-port.ts";

/** A real SMTP server on loopback; `refuse` says which recipients it does not take. */
async function startServer(refuse: (address: string) => boolean = () => false) {
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
        done();
      });
    },
  });
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
  await port.send(MAIL);
  await port.send(MAIL);
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
  await expect(open(url).send(MAIL)).rejects.toThrow("mailbox full");
});

it("rejects when there is no server", async () => {
  await expect(open("smtp://127.0.0.1:9").send(MAIL)).rejects.toThrow();
});
