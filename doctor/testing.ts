import { parseEnv } from "../env.ts";
import { temporaryFolder } from "../server/intake/testing.ts";
import type { Finding } from "./finding.ts";
import type { Installation } from "./installation.ts";

/** What somebody has set who has forgotten nothing. */
export const COMPLETE = {
  SITE_URL_EN: "https://localhost:1",
  SITE_URL_EL: "https://127.0.0.1:1",
  TRUST_PROXY: "1",
  CONTACT_EMAIL: "people@house.agency",
  CONTACT_PHONE: "+30 210 1234567",
  LEGAL_NAME_EN: "House",
  LEGAL_ADDRESS_EN: "Street 1",
  LEGAL_REGISTER: "GEMI 1",
  LEGAL_VAT: "EL1",
} as const;

/** An installation with these variables, on a folder of its own unless they name one. */
export function installation(
  variables: Record<string, string> = {},
  rest: Partial<Installation> = {},
): Installation {
  const env = parseEnv({ ...COMPLETE, DATA_DIR: temporaryFolder(), ...variables });
  return { env, now: Date.now(), ...rest };
}

/** Findings as `harm: what`. */
export const lines = (findings: readonly Finding[]) =>
  findings.map(({ harm, what }) => `${harm}: ${what}`);
