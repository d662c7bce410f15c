import { randomUUID } from "node:crypto";
import { smtpPort } from "../../backend/mail/smtp-port.ts";
import type { Finding } from "../finding.ts";
import type { Installation } from "../installation.ts";
import { reasonOf } from "../reason.ts";

/** Whether mail leaves: the server lets us in, and takes a test mail when one is asked for. */
export async function mail({ env, testMailTo }: Installation): Promise<Finding[]> {
  if (env.contentBackendUrl) {
    return testMailTo === undefined ? [] : [elsewhere()];
  }
  // Said of the settings.
  if (!env.smtpUrl) return [];
  const from = env.mailFrom ?? { name: env.siteName, address: env.contactEmail };
  const port = smtpPort({ url: env.smtpUrl, from, host: env.siteUrls.en.hostname });
  try {
    if (testMailTo === undefined) await port.verify();
    else await port.send(testMail(testMailTo, env), async () => {});
    return [];
  } catch (error) {
    return [
      {
        harm: "holds",
        what: `The mail server of SMTP_URL ${testMailTo === undefined ? "does not let the site in" : `did not take a mail to ${testMailTo}`}: ${reasonOf(error)}`,
        mend: "Set host, port, user and password in SMTP_URL right, and MAIL_FROM to an address that the server sends for",
      },
    ];
  } finally {
    port.close();
  }
}

const elsewhere = (): Finding => ({
  harm: "unfinished",
  what: "No test mail was sent: with CONTENT_BACKEND_URL mail leaves from that backend",
  mend: "Try it there",
});

function testMail(to: string, env: Installation["env"]) {
  return {
    id: randomUUID(),
    to,
    subject: `Test mail of ${env.siteUrls.en.host}`,
    text: `This mail was sent by npm run doctor for ${env.siteUrls.en.href}\nWhoever reads it: mail leaves.\n`,
    language: "en",
  } as const;
}
