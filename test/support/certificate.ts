import { isIP } from "node:net";
import { generate } from "selfsigned";

/** DNS name in a subjectAltName (RFC 5280, 4.2.1.6). */
const DNS_NAME = 2;
const IP_ADDRESS = 7;

export type Certificate = { key: string; cert: string };

/** Until when it holds; for a year when left out. */
type Holds = { from: Date; until: Date };

/** A certificate for these hosts that nobody has vouched for, made anew for each run. */
export async function certificateFor(
  hosts: readonly string[],
  holds?: Holds,
): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: "commonName", value: hosts[0] ?? "" }], {
    keyType: "ec",
    algorithm: "sha256",
    ...(holds && { notBeforeDate: holds.from, notAfterDate: holds.until }),
    extensions: [
      { name: "basicConstraints", cA: false },
      {
        name: "subjectAltName",
        altNames: hosts.map((host) =>
          isIP(host) ? { type: IP_ADDRESS, ip: host } : { type: DNS_NAME, value: host },
        ),
      },
    ],
  });
  return { key, cert };
}
