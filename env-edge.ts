import { z } from "zod";
import { EnvError } from "./env-error.ts";

/** Who hears that something was published: what stands between the site and its visitors' browsers. */
export type EdgeConfig = {
  /** Where purges are posted. */
  purgeUrl: URL;
  /** They are signed with it. */
  secret: string;
};

/** 32 bytes as `openssl rand -hex 32` writes them; a shorter one of good letters does as well. */
const MIN_SECRET_LENGTH = 32;

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

export const edgeVariables = {
  EDGE_PURGE_URL: optional.refine(
    (value) => value === undefined || /^https?:$/.test(URL.parse(value)?.protocol ?? ""),
    "must be an address that begins with http:// or https://",
  ),
  EDGE_PURGE_SECRET: optional.refine(
    (value) => value === undefined || value.length >= MIN_SECRET_LENGTH,
    `must have at least ${MIN_SECRET_LENGTH} characters, such as openssl rand -hex 32 prints`,
  ),
};

type Values = z.output<z.ZodObject<typeof edgeVariables>>;

/** Undefined where no edge is told; an `EnvError` names what is missing. */
export function edgeConfig({
  EDGE_PURGE_URL: url,
  EDGE_PURGE_SECRET: secret,
}: Values): EdgeConfig | undefined {
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined) throw new EnvError("EDGE_PURGE_URL must be set when EDGE_PURGE_SECRET is");
  if (secret === undefined)
    throw new EnvError("EDGE_PURGE_SECRET must be set when EDGE_PURGE_URL is");
  return { purgeUrl: new URL(url), secret };
}
