/** npm run doctor beside the real process, behind a proxy that ends TLS for two domains. */

import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { COMPLETE } from "../../doctor/testing.ts";
import { certificateFor } from "../support/certificate.ts";
import { command } from "../support/command.ts";
import { freePort, HANG_MS, start } from "../support/process.ts";
import { startTlsProxy } from "../support/tls-proxy.ts";

async function mailServer(): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ["STARTTLS"], authOptional: true });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

it(
  "says nothing of an installation that is well, and what a start says of one that is not",
  async () => {
    const [PORT, publicPort] = [await freePort(), await freePort()];
    const certificate = await certificateFor(["localhost", "127.0.0.1"]);
    const variables = {
      ...COMPLETE,
      PORT,
      SITE_URL_EN: `https://localhost:${publicPort}`,
      SITE_URL_EL: `https://127.0.0.1:${publicPort}`,
    };
    const site = start(variables);
    await site.ready();
    await expect
      .poll(site.output, { timeout: HANG_MS })
      .toMatch(/ warn SMTP_URL is empty: .*\. Set it to smtp:/m);
    await expect
      .poll(site.output, { timeout: HANG_MS })
      .toMatch(/ warn No backup was ever made: /m);
    const proxy = await startTlsProxy({
      ...{ to: Number(PORT), port: Number(publicPort), certificate },
    });
    onTestFinished(() => proxy.close());
    const authority = join(site.folder, "authority.pem");
    writeFileSync(authority, certificate.cert);
    const well = {
      ...variables,
      DATA_DIR: site.folder,
      SMTP_URL: await mailServer(),
      BACKUP_TO: join(site.folder, "elsewhere"),
      NODE_EXTRA_CA_CERTS: authority,
    };
    expect((await command(["scripts/backup.ts"], well)).code).toBe(0);
    const healthy = await command(["scripts/doctor.ts"], well);
    expect(healthy).toEqual({
      code: 0,
      said: "Nothing is wrong that could be found from here.\n",
    });
    const ill = await command(["scripts/doctor.ts", "--mail=me@house.agency"], {
      ...{ ...well, NODE_EXTRA_CA_CERTS: "", SMTP_URL: "smtp://127.0.0.1:1", LEGAL_VAT: "" },
    });
    expect(ill.code).toBe(1);
    const order = [
      "vouched for by nobody",
      "did not take a mail to me@house",
      "LEGAL_VAT is empty",
    ];
    const places = order.map((words) => ill.said.indexOf(words));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect((await command(["scripts/doctor.ts", "--male=x"], well)).said).toContain(
      "--mail=ADDRESS",
    );
  },
  HANG_MS,
);
