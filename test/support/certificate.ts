import { generate } from "selfsigned";

/** DNS name in a subjectAltName (RFC 5280, 4.2.1.6). */
const DNS_NAME = 2;

export type Certificate = { key: string; cert: string };

/** A certificate for these hosts that nobody has vouched for, made anew for each run. */
export async function certificateFor(hosts: readonly string[]): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: "commonName", value: hosts[0] ?? "" }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [
      { name: "basicConstraints", cA: false },
      {
        name: "subjectAltName",
        altNames: hosts.map((value) => ({ type: DNS_NAME, value })),
      },
    ],
  });
  return { key, cert };
}
