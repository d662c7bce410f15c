import type { Note } from "../app/content/content.server.ts";
import type { LocaleCode } from "../app/i18n/locales.ts";
import type { Env } from "../env.ts";
import { networkOf } from "../packages/lib/network.ts";
import type { GuardedBody } from "./bodies/guarded-body.ts";

/** One request on its way through the steps of server/site.ts. */
export type Exchange = {
  request: Request;
  url: URL;
  env: Env;
  /** Language of the host; set by the host step, before any step that needs it. */
  locale: LocaleCode;
  /** Network address of the visitor, behind the trusted proxies; see client-address.ts. */
  clientAddress?: string;
  /** Set where one of the site's own pages is rendered once for everybody. */
  forAll?: {
    /** Address of whoever came first and waits for it; undefined when it is made ahead. */
    waiting: string | undefined;
    /** One of any number: of those, not all can be waited for. */
    isExtra: boolean;
  };
  /** What the request brings, once a step guards it. */
  body?: GuardedBody;
  /** Set by a step that refuses the request, so that rendering shows the error screen. */
  refusal?: { status: number; statusMessage: string; message: string };
  /** Hears what the answer is made of; set when it is for the page cache. */
  note?: Note;
};

/** The page cache while nobody waits for it, and whoever comes without an address. */
const NOBODY = "unknown";

/** Whom a request counts for when places are shared. */
export const senderOf = ({ clientAddress, forAll }: Exchange): string => {
  const address = clientAddress ?? forAll?.waiting;
  return address === undefined ? NOBODY : networkOf(address);
};

/** A step answers by itself or asks the next one. One concern each. */
export type Step = (exchange: Exchange, next: () => Promise<Response>) => Promise<Response>;

export function runSteps(steps: readonly Step[], exchange: Exchange): Promise<Response> {
  const run = (index: number): Promise<Response> => {
    const step = steps[index];
    if (!step) throw new Error("The last step has to answer");
    return step(exchange, () => run(index + 1));
  };
  return run(0);
}

/** An address on one of the two configured domains; never built from the Host header. */
export function siteUrl(
  env: Pick<Env, "siteUrls">,
  locale: LocaleCode,
  path: string,
  search = "",
): string {
  return `${env.siteUrls[locale].origin}${path}${search}`;
}
