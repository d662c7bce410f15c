import { once } from "node:events";
import type { AddressInfo, Server, Socket } from "node:net";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { applySchema } from "../../scripts/directus/apply.ts";
import { signInAt } from "../../scripts/directus/call.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { startDirectus } from "./directus.ts";

export const SITE = "https://site.example";
/** The site in Greek. */
export const SITE_EL = "https://el.site.example";
export const HOUSE = "press@house.example.com";
export const PUBLIC_TOKEN = "static-public-token-for-tests";
const MAIL_TIMEOUT_MS = 10_000;
const MAIL_POLL_MS = 25;

export type TestInstallation = {
  url: string;
  /** Of its administrator. */
  email: string;
  password: string;
  /** The newest mail to that address as it was sent; waits until it is there. */
  mailTo(address: string): Promise<string>;
  /** Texts of all mails to that address so far. */
  mailsTo(address: string): Promise<string[]>;
  /** Has the mail server refuse everything, or no longer. */
  holdMail(refused: boolean): void;
  /** Has the mail server hang up once it has a mail, without a word, or no longer. */
  breakMail(broken: boolean): void;
  close(): Promise<void>;
};

/** A real Directus with the site's data model and roles, on a database and mail server of its own. */
export async function startInstallation({
  origins = [SITE, SITE_EL],
  port,
}: {
  /** Where links in mails may lead. */
  origins?: readonly string[];
  /** Of the Directus; none: whichever is free. */
  port?: number;
} = {}): Promise<TestInstallation> {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is not installed");
  const mails: string[] = [];
  let refusing = false;
  let breaking = false;
  const sockets: Socket[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom(_address, _session, done) {
      done(refusing ? new Error("The mail server refuses mail.") : null);
    },
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk) => {
        text += chunk;
      });
      stream.on("end", () => {
        mails.push(text);
        if (breaking) sockets.at(-1)?.destroy();
        else done();
      });
    },
  });
  // Broken off by some tests.
  smtp.on("error", () => {});
  smtp.server.on("connection", (socket: Socket) => sockets.push(socket));
  const smtpPort = await listen(smtp.server as unknown as Server, (port) =>
    smtp.listen(port, "127.0.0.1"),
  );
  const postgres = startPostgres(bin, await freePort());
  const stops = [() => new Promise<void>((resolve) => smtp.close(() => resolve())), postgres.stop];
  const close = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    const directus = await startDirectus({
      port: port ?? (await freePort()),
      smtpPort,
      origins,
      house: HOUSE,
      postgres,
    });
    stops.push(directus.stop);
    const { url, email, password } = directus;
    const access = await signInAt(url, { email, password });
    await applySchema(access, PUBLIC_TOKEN);
    // Repeatable: the second run finds everything in place.
    await applySchema(access, PUBLIC_TOKEN);
    return {
      ...{ url, email, password },
      mailTo: (address) => mailAmong(mails, address),
      mailsTo: async (address) => mails.filter((text) => isTo(address, text)).map(plainText),
      holdMail(refused) {
        refusing = refused;
      },
      breakMail(broken) {
        breaking = broken;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function mailAmong(mails: readonly string[], address: string): Promise<string> {
  for (let waited = 0; waited < MAIL_TIMEOUT_MS; waited += MAIL_POLL_MS) {
    const mail = mails.findLast((text) => isTo(address, text));
    if (mail) return mail;
    await sleep(MAIL_POLL_MS);
  }
  throw new Error(`No mail to ${address} came.`);
}

/** Not one that is only to be answered there. */
const isTo = (address: string, mail: string) => `\n${mail}`.includes(`\nTo: ${address}`);

/** The text of a mail that has one part. */
export function plainText(mail: string): string {
  const [head = "", ...body] = mail.split("\r\n\r\n");
  const text = body.join("\r\n\r\n");
  if (/^content-transfer-encoding: base64/im.test(head)) {
    return Buffer.from(text, "base64").toString("utf8");
  }
  return fromQuotedPrintable(text);
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The token of the mail's link. */
export const tokenIn = (mail: string): string | undefined =>
  /[?&]token=([\w.-]+)/.exec(plainText(mail))?.[1];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function listen(server: Server, start: (port: number) => void): Promise<number> {
  const port = await freePort();
  const listening = once(server, "listening");
  start(port);
  await listening;
  return port;
}
