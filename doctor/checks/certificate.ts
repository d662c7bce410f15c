import type { Finding } from "../finding.ts";
import type { Visited } from "../visit.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Whoever renews by itself does it a month before the end: two weeks before it something is wrong. */
const SOON_MS = 14 * DAY_MS;
const ANOTHERS = "ERR_TLS_CERT_ALTNAME_INVALID";
const EXPIRED = "CERT_HAS_EXPIRED";
const TOO_EARLY = "CERT_NOT_YET_VALID";

/** What a browser would say of the certificate of an address, and how long it still holds. */
export function certificate(host: string, visited: Visited, now: number): Finding[] {
  if (!visited.certificate) return [];
  const { peer, fault } = visited.certificate;
  const end = Date.parse(peer.valid_to);
  const day = Number.isNaN(end) ? "" : new Date(end).toISOString().slice(0, 10);
  const found = (what: string, mend: string): Finding[] => [{ harm: "shuts", what, mend }];
  if (fault === EXPIRED || end < now) {
    return found(
      `The certificate of ${host} ended on ${day}: browsers refuse it`,
      "Renew it, and look why it was not renewed by itself",
    );
  }
  if (fault === TOO_EARLY) {
    return found(
      `The certificate of ${host} begins on ${peer.valid_from}: by this machine's clock that is still to come`,
      "Look at the clock, then at the certificate",
    );
  }
  if (fault === ANOTHERS) {
    return found(
      `The certificate shown for ${host} is for ${peer.subjectaltname ?? "another name"}: browsers refuse it`,
      `Get one that names ${host}, and let the proxy show it for that name`,
    );
  }
  if (fault) {
    return found(
      `The certificate of ${host} is vouched for by nobody that this machine knows (${fault}): browsers refuse it`,
      "Get one from a public authority, with its whole chain; an authority of your own goes into NODE_EXTRA_CA_CERTS",
    );
  }
  if (end - now > SOON_MS) return [];
  const mend = "Look why it is not renewed by itself";
  return [{ harm: "weakens", what: `The certificate of ${host} ends on ${day}`, mend }];
}
