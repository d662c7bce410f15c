import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "../../server/site.ts";
import { holedAnswer } from "../support/holed-site.tsx";
import { allowedHashes, hashesOf, inlineSources } from "../support/inline-sources.ts";
import { HOSTS, openSite } from "../support/site.ts";
import { ADMIN, openStaffSite } from "../support/staff-site.ts";

const EVIL = "document.documentElement.dataset.evil='ran'";

const ELSEWHERE = { origin: "https://evil.test", "sec-fetch-site": "cross-site" };

/** Trusted Types, one of its own, scroll restoration, context, start, data, end of data. */
const SCRIPTS = 7;

it("allows what the program, React and the router write into a page, and leaves no mark", async () => {
  const answer = await holedAnswer({});
  const policy = answer.headers.get("content-security-policy");
  const html = await answer.text();
  const { scripts, styles } = inlineSources(html);
  expect(answer.status).toBe(200);
  expect(scripts).toHaveLength(SCRIPTS);
  expect(allowedHashes(policy, "script")).toEqual(hashesOf(scripts));
  expect(styles).toEqual(["h1{color:green}"]);
  expect(allowedHashes(policy, "style")).toEqual(hashesOf(styles));
  expect(html + policy).not.toContain("nonce");
});

it("does not allow a script or a style that came in through a hole", async () => {
  const clean = (await holedAnswer({})).headers.get("content-security-policy");
  const markup = `<script>${EVIL}</script><style>h1{color:red}</style>`;
  const answer = await holedAnswer({ markup });
  expect(await answer.text()).toContain(markup);
  expect(answer.headers.get("content-security-policy")).toBe(clean);
});

it("knows no mark from one page to the next", async () => {
  const marks = new Set<string>();
  const randomUUID = crypto.randomUUID.bind(crypto);
  crypto.randomUUID = () => {
    const mark = randomUUID();
    marks.add(mark);
    return mark;
  };
  try {
    await holedAnswer({});
    const [mark] = marks;
    const markup = `<script nonce="${mark}">${EVIL}</script>`;
    const answer = await holedAnswer({ markup });
    const policy = answer.headers.get("content-security-policy");
    expect(marks.size).toBe(2);
    expect(allowedHashes(policy, "script")).not.toContain(hashesOf([EVIL])[0]);
  } finally {
    crypto.randomUUID = randomUUID;
  }
});

it("keeps data inside the script that brings it", async () => {
  const data = `</script><script>${EVIL}</script><!--<script>\u2028"]);${EVIL}//`;
  const answer = await holedAnswer({ data });
  const policy = answer.headers.get("content-security-policy");
  const { scripts } = inlineSources(await answer.text());
  expect(scripts).toHaveLength(SCRIPTS);
  expect(allowedHashes(policy, "script")).toEqual(hashesOf(scripts));
  expect(allowedHashes(policy, "script")).not.toContain(hashesOf([EVIL])[0]);
});

/** That a page may run what stands in it, by the policy it came with; gives how many scripts it has. */
async function runsWhole(answer: Response): Promise<number> {
  const policy = answer.headers.get("content-security-policy");
  const html = await answer.text();
  const { scripts, styles } = inlineSources(html);
  expect(allowedHashes(policy, "script")).toEqual(hashesOf(scripts));
  expect(allowedHashes(policy, "style")).toEqual(hashesOf(styles));
  expect(html).not.toContain("nonce");
  return scripts.length;
}

describe("the built site", () => {
  /** As on the page with a hole, and one each for colour mode and first view instead of its own. */
  const OF_EVERY_PAGE = SCRIPTS + 1;
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });

  it.each([
    ["a missing page", "/nope", {}, 404],
    ["a refused address", "/%E0%A4%A", {}, 400],
    ["a write from elsewhere", "/contact", { method: "POST", headers: ELSEWHERE }, 403],
    ["an empty form", "/contact", { method: "POST", body: new URLSearchParams() }, 422],
    ["a search", "/search?q=%3Cscript%3E", {}, 200],
  ])("runs %s", async (_case, path, init, status) => {
    const answer = await site.fetch(new Request(HOSTS.en + path, init));
    expect(answer.status).toBe(status);
    expect(await runsWhole(answer)).toBe(OF_EVERY_PAGE);
  });

  it("runs the sign-in and the staff area", async () => {
    const staff = await openStaffSite();
    const admin = staff.visitor();
    expect(await runsWhole(await admin.get("/account/sign-in"))).toBe(OF_EVERY_PAGE);
    await admin.signIn(ADMIN);
    for (const path of ["/admin", "/admin/leads", "/admin/users"]) {
      expect(await runsWhole(await admin.get(path)), path).toBe(OF_EVERY_PAGE);
    }
  });

  it("names the same policy to those who ask for the headers alone", async () => {
    const [page, head] = await Promise.all(
      ["GET", "HEAD"].map((method) => site.fetch(new Request(`${HOSTS.en}/search`, { method }))),
    );
    expect(head?.headers.get("content-security-policy")).toBe(
      page?.headers.get("content-security-policy"),
    );
    expect(await head?.text()).toBe("");
  });

  it("allows no script at all where nothing is rendered as a page", async () => {
    for (const path of ["/islands/live-teaser", "/sitemap.xml", "/search.data", "/healthz"]) {
      const answer = await site.fetch(new Request(HOSTS.en + path));
      const policy = answer.headers.get("content-security-policy");
      expect(allowedHashes(policy, "script"), path).toEqual([]);
      expect(await answer.text(), path).not.toContain("<script");
    }
  });
});
