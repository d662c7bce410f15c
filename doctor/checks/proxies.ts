import { isIP } from "node:net";
import type { Arrival } from "../../server/arrival.ts";
import type { Finding } from "../finding.ts";

/** Said to be where the request comes from: nobody's address (RFC 5737). */
export const CLAIMED_ADDRESS = "203.0.113.77";

type Reached = { url: URL; trustProxy: number; arrival: Arrival };

/** What the proxies in front have made of a request that was sent to a public address. */
export function proxies({ url, trustProxy, arrival }: Reached): Finding[] {
  const findings: Finding[] = [];
  const add = (harm: Finding["harm"], what: string, mend: string) =>
    findings.push({ harm, what, mend });
  if (arrival.host !== url.host) {
    add(
      "shuts",
      `${url.host} reaches the site as ${arrival.host}: it does not know for which language`,
      "Let the proxy pass Host on as it came (nginx: proxy_set_header Host $http_host)",
    );
  }
  const isSecure = url.protocol === "https:";
  // As plain-http.ts reads it: most proxies replace the header, others append to it.
  const schemes = arrival.forwardedProto?.split(",") ?? [];
  const scheme = (schemes.at(-Math.max(1, trustProxy)) ?? schemes[0])?.trim();
  if (isSecure && trustProxy > 0 && scheme === undefined) {
    add(
      "weakens",
      `Who comes to ${url.host} by plain http can't be sent to https: X-Forwarded-Proto is missing`,
      "Let the proxy write it (nginx: proxy_set_header X-Forwarded-Proto $scheme)",
    );
  } else if (isSecure && trustProxy > 0 && scheme !== "https") {
    add(
      "shuts",
      `A request to ${url.origin} arrives with X-Forwarded-Proto ${scheme}, and is sent to https for ever`,
      "Let the outermost proxy write by what a visitor came, and the inner ones leave it",
    );
  }
  findings.push(...addresses({ url, trustProxy, arrival }));
  return findings;
}

function addresses({ url, trustProxy, arrival }: Reached): Finding[] {
  const listed = arrival.forwardedFor?.split(",").map((part) => part.trim()) ?? [];
  const isPassedOn = listed[0] === CLAIMED_ADDRESS;
  /** What proxies wrote, after what the request itself claimed. */
  const written = listed.length - (isPassedOn ? 1 : 0);
  if (trustProxy > 0 && arrival.address === CLAIMED_ADDRESS) {
    return [
      {
        harm: "weakens",
        what: `TRUST_PROXY is ${trustProxy}, and ${url.host} has ${written === 1 ? "1 proxy" : `${written} proxies`} in front: visitors choose whom their limits count for`,
        mend: `Set TRUST_PROXY to ${written}`,
      },
    ];
  }
  if (written > trustProxy) {
    return [
      {
        harm: "shuts",
        what: `${written === 1 ? "A proxy stands" : `${written} proxies stand`} in front of ${url.host} and TRUST_PROXY is ${trustProxy}: all visitors count as one, and share one visitor's limits`,
        mend: `Set TRUST_PROXY to ${written}`,
      },
    ];
  }
  if (trustProxy > 0 && (written === 0 || isIP(listed.at(-1) ?? "") === 0)) {
    return [
      {
        harm: "shuts",
        what: `The proxy in front of ${url.host} does not say who came: all visitors count as one, and share one visitor's limits`,
        mend: "Let it write X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $remote_addr)",
      },
    ];
  }
  return [];
}
