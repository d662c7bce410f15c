import { type Provider, providerAddress } from "../api/auth.server.ts";
import type { SiteContext } from "../context.ts";

/** Where the backend sends people back to after a provider has vouched for them. */
export const CALLBACK_PATH = "/account/provider-callback";

export type ProviderLink = Provider & { href: string };

/** The way to each provider, and back to `next` on the host one is on. */
export function providerLinks(
  { locale, origins, connection }: SiteContext,
  providers: readonly Provider[],
  next: string,
): ProviderLink[] {
  const back = `${origins[locale]}${CALLBACK_PATH}?${new URLSearchParams({ next })}`;
  return providers.map((provider) => ({
    ...provider,
    href: providerAddress(connection.publicAddress, provider.name, back),
  }));
}
