import { createTransport } from "nodemailer";
import type { SendMail } from "../options.ts";

/** Longest wait for each step of a delivery, in milliseconds. */
const SMTP_TIMEOUT_MS = 15_000;

export type SmtpOptions = {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  url: string;
  /** An address, or a name and an address. */
  from: string | { name: string; address: string };
  /** Host in Message-ID. */
  host: string;
};

/** A mail port over SMTP; what a server refuses stays in the outbox and is tried again. */
export function smtpPort({ url, from, host }: SmtpOptions): { send: SendMail; close(): void } {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    // A mail's words are ours; nothing in them may read files or call addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, text, language }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        // The same over retries, so that a mail that came twice is seen to be one.
        messageId: `<${id}@${host}>`,
        headers: { "content-language": language, "auto-submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}
