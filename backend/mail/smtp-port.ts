import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { MailRefused, type SendMail } from "../options.ts";
import { CLAIM_MS } from "./claims.ts";

/** Longest wait for the connection and for the server's greeting, each, in milliseconds. */
const SMTP_CONNECT_MS = 15_000;
/**
 * Longest silence of the server otherwise, in milliseconds. Some look through a mail before they say
 * that they have it (RFC 5321 would give them ten minutes): whoever hangs up before does not know.
 */
const SMTP_SILENCE_MS = 120_000;
/** Longest that one mail takes in all: shorter than it is ours. */
const SMTP_MAIL_MS = CLAIM_MS - 60_000;

export type SmtpOptions = {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  url: string;
  /** An address, or a name and an address. */
  from: string | { name: string; address: string };
  /** Host in Message-ID. */
  host: string;
};

type SmtpPort = {
  send: SendMail;
  /** Signs in and sends nothing; rejects with what the server says. */
  verify(): Promise<void>;
  close(): void;
};

/** A mail port over SMTP; what a server refuses stays in the outbox and is tried again. */
export function smtpPort({ url, from, host }: SmtpOptions): SmtpPort {
  const ending = new AbortController();
  const options = {
    url,
    connectionTimeout: SMTP_CONNECT_MS,
    greetingTimeout: SMTP_CONNECT_MS,
    socketTimeout: SMTP_SILENCE_MS,
    // A mail's words are ours; nothing in them may read files or call addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send({ id, to, replyTo, subject, text, language }, handingOver) {
      const transport = createTransport(options);
      let isHanded = false;
      transport.use("stream", (mail, done) => {
        mail.message.processFunc((content: Readable) =>
          onceAsked(content, async () => {
            await handingOver();
            isHanded = true;
          }),
        );
        done();
      });
      try {
        await transport.sendMail({
          from,
          to,
          ...(replyTo && { replyTo }),
          subject,
          text,
          // The same over retries, so that a mail that came twice is seen to be one.
          messageId: `<${id}@${host}>`,
          headers: { "content-language": language, "auto-submitted": "auto-generated" },
          signal: AbortSignal.any([ending.signal, AbortSignal.timeout(SMTP_MAIL_MS)]),
        });
      } catch (error) {
        if (isHanded && hasReply(error)) throw new MailRefused(error.message, { cause: error });
        throw error;
      }
    },
    async verify() {
      await createTransport(options).verify();
    },
    close: () => ending.abort(),
  };
}

/**
 * The mail as it was, read no earlier than the server has agreed to recipient and DATA; `before` runs
 * when it asks, and by throwing lets nothing out.
 */
function onceAsked(content: Readable, before: () => Promise<void>): Readable {
  async function* parts() {
    const whole = Buffer.concat(await content.toArray());
    await before();
    yield whole;
  }
  return Readable.from(parts());
}

/** Whether the server itself has said no: then it does not have the mail. */
const hasReply = (error: unknown): error is Error =>
  error instanceof Error && "responseCode" in error && typeof error.responseCode === "number";
