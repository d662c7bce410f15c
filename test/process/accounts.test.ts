import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { freePort, start } from "../support/process.ts";

const ADMIN = { email: "admin@people.example", password: "Copper-kettle-at-noon-55" };

/** A real SMTP server; what it has received, as it came. */
async function startSmtp() {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onData(stream, _, done) {
      let source = "";
      stream.on("data", (chunk) => {
        source += chunk;
      });
      stream.on("end", () => {
        mails.push(source);
        done();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { mails, url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}` };
}

function post(port: string, path: string, form: Record<string, string>) {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
}

it("prints how to sign in on the first start only, and it is so", async () => {
  const port = await freePort();
  const site = start({ PORT: port });
  await site.ready();
  const [, email = "", password = ""] = /^Sign in {2}(\S+) with (\S+) /m.exec(site.output()) ?? [];
  expect(password.length).toBeGreaterThanOrEqual(20);
  const signedIn = await post(port, "/account/sign-in", { email, password });
  expect(signedIn.status).toBe(303);
  expect(signedIn.headers.getSetCookie()).toHaveLength(4);
  site.child.kill("SIGTERM");
  expect(await site.exit).toBe(0);

  const again = start({ PORT: port, DATA_DIR: site.folder });
  await again.ready();
  expect(again.output()).not.toContain("Sign in");
});

it("serves the embedded backend with the limits it has, and sends mail over SMTP", async () => {
  const smtp = await startSmtp();
  const port = await freePort();
  const site = start({
    PORT: port,
    SMTP_URL: smtp.url,
    MAIL_FROM: "B4 <door@b4.example>",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await site.ready();
  expect(site.output()).not.toContain("Sign in");
  const backend = `http://127.0.0.1:${port}/backend`;
  const ping = await fetch(`${backend}/server/ping`);
  expect(await ping.text()).toBe("pong");
  expect(ping.headers.get("cache-control")).toBe("no-store");
  const tooLarge = await fetch(`${backend}/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "x".repeat(2_000_000) }),
  });
  expect(tooLarge.status).toBe(413);
  expect((await fetch(`${backend}/nope`)).status).toBe(404);

  const asked = await post(port, "/account/forgot-password", { email: ADMIN.email });
  expect(asked.status).toBe(303);
  await expect.poll(() => smtp.mails.length).toBe(1);
  expect(smtp.mails[0]).toContain("From: B4 <door@b4.example>");
  expect(smtp.mails[0]?.replace(/=\r\n/g, "").replace(/=3D/g, "=")).toMatch(
    /http:\/\/localhost:\d+\/account\/reset-password\?token=[\w-]+/,
  );
});
