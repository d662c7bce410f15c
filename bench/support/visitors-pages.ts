/** Pages that are rendered for one visitor, on a site that has something to show. */
import { newLead } from "../../backend/testing/new-lead.ts";
import { cookieJar } from "../../test/support/jar.ts";
import type { Answer } from "./ask.ts";
import type { Running } from "./process.ts";
import { startSite } from "./site-server.ts";
import { type Visit, visit } from "./visit.ts";

export type VisitorsPage = {
  name: string;
  /** One visit after the other: from other networks, which may do only so much each. */
  visit: () => Visit;
  status: number;
  /** What stands in the HTML when it is the right page. */
  shows: (html: string) => boolean;
};
export type VisitorsSite = Running & { pages: readonly VisitorsPage[] };

const ADMIN = { email: "admin@people.example", password: "Copper-kettle-at-noon-55" };
const PUBLIC_TOKEN = "static-public-token-of-the-bench";
/** As many as a page of the list shows. */
const LEADS = 50;
const FORM_TYPE = "application/x-www-form-urlencoded";
const TYPED = "half@an.address";
/** As browsers send it with what they ask a page with. */
const OF_A_BROWSER = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };

/** A site of this or another checkout with fifty leads, and its pages for somebody who is signed in. */
export async function startVisitorsSite(
  cwd?: string,
  nodeOptions?: readonly string[],
): Promise<VisitorsSite> {
  const site = await startSite({
    ...(cwd !== undefined && { cwd }),
    ...(nodeOptions && { nodeOptions }),
    env: {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      CONTENT_BACKEND_TOKEN: PUBLIC_TOKEN,
      TRUST_PROXY: "1",
    },
  });
  const references = await sendLeads(site.url);
  const cookie = await signIn(site.url);
  const from = { ...OF_A_BROWSER, origin: site.url };
  let visits = 0;
  const visitor = () => {
    const number = visits++;
    return { "x-forwarded-for": `10.${(number >> 8) & 255}.${number & 255}.7` };
  };
  return {
    ...site,
    pages: [
      {
        name: "a search",
        visit: () => ({ path: "/search?q=live", headers: { ...OF_A_BROWSER, ...visitor() } }),
        status: 200,
        shows: (html) => html.includes("/services/tiktok-live") && html.includes("<mark>"),
      },
      {
        name: "a form that comes back",
        visit: () => ({
          method: "POST",
          path: "/contact",
          headers: { ...from, ...visitor(), "content-type": FORM_TYPE },
          body: String(new URLSearchParams({ name: "Anna", email: TYPED, message: "Hello" })),
        }),
        status: 422,
        shows: (html) => html.includes(TYPED) && html.includes("aria-invalid"),
      },
      {
        name: `a list of ${LEADS} leads`,
        visit: () => ({ path: "/admin/leads", headers: { ...OF_A_BROWSER, cookie } }),
        status: 200,
        shows: (html) => references.every((reference) => html.includes(reference)),
      },
    ],
  };
}

/** Their references. */
async function sendLeads(origin: string): Promise<string[]> {
  const references: string[] = [];
  for (let index = 0; index < LEADS; index++) {
    const lead = newLead({ name: `Maria Pappa ${index}`, locale: index % 3 === 0 ? "el" : "en" });
    references.push(lead.reference);
    const headers = { authorization: `Bearer ${PUBLIC_TOKEN}`, "content-type": "application/json" };
    const path = "/backend/items/leads";
    const sent = await visit(origin, {
      ...{ method: "POST", path, headers },
      body: JSON.stringify(lead),
    });
    if (sent.status >= 300) throw new Error(`A lead was not taken: ${sent.status} ${sent.body}`);
  }
  return references;
}

async function signIn(origin: string): Promise<string> {
  const jar = cookieJar();
  const answer = await fetch(`${origin}/account/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { accept: "text/html", origin },
    body: new URLSearchParams({ ...ADMIN, next: "/admin" }),
  });
  jar.hear(answer);
  if (answer.status !== 303 && answer.status !== 302) {
    throw new Error(`Nobody could sign in: ${answer.status}`);
  }
  return jar.header();
}

/** Throws unless it is the page that was asked for. */
export function check({ name, status, shows }: VisitorsPage, answer: Answer, html: string): void {
  if (answer.status === status && shows(html)) return;
  throw new Error(`${name} is not what it should be: ${answer.status}`);
}
