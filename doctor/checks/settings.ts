import { TOPICS } from "../../app/forms/contact/schema.ts";
import { FORM_IDS } from "../../app/forms/form-ids.ts";
import { baseUrlWarning } from "../../server/base-url-warning.ts";
import type { Finding } from "../finding.ts";
import { type Installation, isPublic } from "../installation.ts";

/** Names that never lead anywhere (RFC 2606 and 6761). */
const NOBODYS = /(^|[.@])(example|invalid|test|localhost|example\.(com|net|org))$/i;
/** What env.ts gives where nothing is set. */
const PLACEHOLDER_PHONE = /555[ -]?01\d\d$/;

/** What the variables alone tell. */
export function settings({ env }: Installation): Finding[] {
  return [...mail(env), ...addresses(env), ...notices(env), ...shown(env)];
}

type Env = Installation["env"];

function addresses(env: Env): Finding[] {
  const findings: Finding[] = [];
  const warning = baseUrlWarning({ ...env, mode: "production" });
  const [what = "", mend] = warning?.split(": set ") ?? [];
  if (mend) findings.push({ harm: "shuts", what, mend: `Set ${mend}` });
  if (isPublic(env) && env.siteUrls.en.protocol === "http:") {
    findings.push({
      harm: "weakens",
      what: "Visitors come by plain http: what they write can be read on its way, passwords too",
      mend: "Let a proxy end TLS for both domains, and begin SITE_URL_EN and SITE_URL_EL with https",
    });
  }
  for (const { name, instead } of env.retired) {
    findings.push({
      harm: "unfinished",
      what: `${name} is set and not read any more`,
      mend: instead,
    });
  }
  return findings;
}

/** Names of this machine, to which nothing leaves it. */
const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function mail(env: Env): Finding[] {
  if (env.contentBackendUrl) return [];
  if (env.smtpUrl) return isSentInTheOpen(new URL(env.smtpUrl)) ? [inTheOpen] : [];
  return [
    {
      harm: isPublic(env) ? "holds" : "unfinished",
      what: "SMTP_URL is empty: no mail leaves, not even one that a person needs to sign in",
      mend: "Set it to smtp://user:password@host:port, and MAIL_FROM to an address of that server",
    },
  ];
}

/** By smtp:// TLS is what the server offers: whoever stands in between can take the offer away, and read the password. */
const isSentInTheOpen = ({ protocol, password, hostname, searchParams }: URL): boolean =>
  protocol === "smtp:" &&
  password !== "" &&
  !THIS_MACHINE.test(hostname) &&
  searchParams.get("requireTLS") !== "true";

const inTheOpen: Finding = {
  harm: "weakens",
  what: "SMTP_URL hands its password over unencrypted to whoever says that the mail server knows no TLS",
  mend: "Add ?requireTLS=true to its end, or begin it with smtps:// (port 465)",
};

/** Notices are how anybody hears of a lead without looking. */
function notices(env: Env): Finding[] {
  const findings: Finding[] = [];
  const known: readonly string[] = [...FORM_IDS, ...TOPICS];
  for (const [name, address] of Object.entries(env.noticeEmails)) {
    if (!known.includes(name)) {
      findings.push({
        harm: "holds",
        what: `NOTICE_EMAILS has ${name}, which is no form and no topic: nothing goes there`,
        mend: `Write one of ${known.join(", ")}`,
      });
    } else if (NOBODYS.test(address)) {
      findings.push(nobody(env, `NOTICE_EMAILS sends ${name} to ${address}`));
    }
  }
  if (NOBODYS.test(env.contactEmail)) {
    findings.push(nobody(env, `CONTACT_EMAIL is ${env.contactEmail}`));
  }
  return findings;
}

const nobody = (env: Env, what: string): Finding => ({
  harm: isPublic(env) ? "holds" : "unfinished",
  what: `${what}, which nobody can have: notices of what visitors send reach no one`,
  mend: "Set it to an address that somebody reads",
});

/** What visitors read, and the law asks for. */
function shown(env: Env): Finding[] {
  const findings: Finding[] = [];
  if (PLACEHOLDER_PHONE.test(env.contactPhone)) {
    findings.push({
      harm: "unfinished",
      what: "CONTACT_PHONE is a placeholder, shown in the footer",
      mend: "Set it to a number that somebody answers",
    });
  }
  const { en, el } = env.company;
  const missing = [
    ...(en.name ? [] : ["LEGAL_NAME_EN"]),
    ...(el.address ? [] : ["LEGAL_ADDRESS_EL"]),
    ...(en.register ? [] : ["LEGAL_REGISTER"]),
    ...(en.vat ? [] : ["LEGAL_VAT"]),
  ];
  if (missing.length > 0) {
    findings.push({
      harm: "unfinished",
      what: `The legal pages do not say who runs the site: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} empty`,
      mend: "Set the LEGAL_ variables to what the register says (docs/operating.md, Environment)",
    });
  }
  return findings;
}
