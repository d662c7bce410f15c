import { createBackend } from "../index.ts";
import { smtpPort } from "../mail/smtp-port.ts";

/**
 * Run as a process of its own: sends what waits in a folder's outbox until it is stopped by SIGTERM,
 * or killed. The last argument says how far its clock is ahead, in milliseconds: what an earlier
 * process had taken is not waited for.
 */
const [dataDir = "", url = "", ahead = "0"] = process.argv.slice(2);
const port = smtpPort({ url, from: "hello@b4.example", host: "b4.example" });
const backend = await createBackend({
  dataDir,
  sendMail: port.send,
  allowedOrigins: [{ origin: "https://site.example", language: "en" }],
  now: () => Date.now() + Number(ahead),
});
process.once("SIGTERM", async () => {
  await backend.drain();
  await backend.close();
  port.close();
  process.exit(0);
});
process.stdout.write("sending\n");
