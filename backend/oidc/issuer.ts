import {
  allowInsecureRequests,
  ClientSecretBasic,
  type Configuration,
  type CustomFetch,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import type { OidcProvider } from "../options.ts";
import { IssuerError, issuerError } from "./issuer-error.ts";

/** Longest wait for each answer of an issuer, where nothing else is set. */
export const ISSUER_TIMEOUT_MS = 5000;
/** How long an issuer's metadata is believed. */
const METADATA_TTL_MS = 60 * 60_000;
/** Largest answer of an issuer that is read, in bytes. */
const MAX_ANSWER_BYTES = 256 * 1024;
/** Seconds by which an issuer's clock may differ from ours. */
const CLOCK_TOLERANCE_S = 30;
const MS_PER_SECOND = 1000;

/** As fetch, for an answer that is no larger than an issuer's ever is. */
const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  let size = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > MAX_ANSWER_BYTES) throw new IssuerError("The issuer's answer is too large.");
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted ?? null, response);
};

async function discover(provider: OidcProvider, timeoutMs: number): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = provider;
  // Plain http is for an issuer that is itself on plain http: a test's, or one on this machine.
  const isPlain = issuer.startsWith("http:");
  const configuration = await discovery(
    new URL(issuer),
    clientId,
    { [clockTolerance]: CLOCK_TOLERANCE_S },
    ClientSecretBasic(clientSecret),
    {
      timeout: timeoutMs / MS_PER_SECOND,
      [customFetch]: boundedFetch,
      // Signatures are checked although the token comes from the issuer itself, over TLS.
      execute: isPlain
        ? [enableNonRepudiationChecks, allowInsecureRequests]
        : [enableNonRepudiationChecks],
    },
  ).catch((error: unknown) => {
    throw issuerError(error);
  });
  // The library lets some clouds answer for whichever of their customers; we were told of one.
  const name = configuration.serverMetadata().issuer;
  if (name !== issuer) throw new IssuerError(`The issuer has another name: ${name}`);
  return configuration;
}

const known = new WeakMap<OidcProvider, { found: Promise<Configuration>; at: number }>();

/**
 * What the library knows of an issuer and of us there; asked for once an hour. Each answer of the
 * issuer may take `timeoutMs`. Throws IssuerError.
 */
export function issuerOf(
  provider: OidcProvider,
  now: number,
  timeoutMs: number,
): Promise<Configuration> {
  const last = known.get(provider);
  if (last && now - last.at < METADATA_TTL_MS) return last.found;
  const found = discover(provider, timeoutMs);
  known.set(provider, { found, at: now });
  // A failure is forgotten, so that the next sign-in asks again.
  found.catch(() => known.delete(provider));
  return found;
}
