/** What staff publish is announced to search engines, while the site goes on. */

import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ask, freePort, start } from "../support/process.ts";
import { openStaff, SIGN_IN } from "../support/staff-calls.ts";

const LIMIT_MS = 120_000;
/** Longest wait for an announcement, in milliseconds: changes are gathered for ten seconds. */
const ANNOUNCED_MS = 30_000;
const EL = "http://b4-agency.gr";
const KEY = "0123456789abcdef";
const SLUG = "quiet-streams";
const DESCRIPTION =
  "A description that is long enough for the results of a search engine, and short enough too.";
const words = (locale: "en" | "el", title: string) => ({
  ...{
    locale,
    title,
    meta_title: title,
    description: DESCRIPTION,
    lead: "A lead.",
    body: "Quiet.",
  },
});

it(
  "announces an article on the public host, and that it is gone, after a failure too",
  async () => {
    const posts: { host: string; urlList: string[] }[] = [];
    let status = 503;
    const receiver = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      if (status === 202) posts.push(JSON.parse(body));
      response.writeHead(status, { "retry-after": "1" }).end();
      status = 202;
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void receiver.close());
    await once(receiver, "listening");
    const PORT = await freePort();
    const site = start({
      ...{
        PORT,
        ...SIGN_IN,
        SITE_URL_EN: `http://localhost:${PORT}`,
        SITE_URL_EL: EL,
        INDEXNOW_KEY: KEY,
      },
      INDEXNOW_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    });
    await site.ready();
    const visit = (path: string) => ask(PORT, path, { host: new URL(EL).host });
    expect((await visit(`/${KEY}.txt`)).body).toBe(KEY);

    // What the first start finds is known; from then on changes are told.
    await expect.poll(() => existsSync(join(site.folder, "announced.json"))).toBe(true);
    const staff = await openStaff(PORT, "localhost");
    const id = await staff.publish(SLUG, [words("en", "Quiet streams"), words("el", "Ήσυχα live")]);
    const told = () => posts.flatMap(({ urlList }) => urlList).sort();
    const announced = () => expect.poll(told, { timeout: ANNOUNCED_MS });
    // Nothing but what has changed: the article, and the page that lists it.
    await announced().toEqual([`${EL}/blog`, `${EL}/blog/${SLUG}`]);
    expect(new Set(posts.map(({ host }) => host))).toEqual(new Set(["b4-agency.gr"]));
    expect(site.output()).toContain("IndexNow did not take 2 addresses");

    posts.length = 0;
    await staff.call("PATCH", `/items/articles/${id}`, { status: "draft" });
    await announced().toContain(`${EL}/blog/${SLUG}`);
    expect((await visit(`/blog/${SLUG}`)).status).toBe(404);
  },
  LIMIT_MS,
);
