/** A page brings the styles of everything that it shows, also of parts whose script comes later. */
import { expect, it } from "vitest";
import { builtStyles } from "../../server/static-files/built-styles.ts";
import { HOSTS, openSite, PUBLIC_PATHS } from "../support/site.ts";

const sheets = [...builtStyles()].map(([href, css]) => ({
  href,
  classes: new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name)),
}));

/** States and variants, whose names several sheets share; parts that only print.css of the tool names. */
const ELSEWHERE = /^(is|button)-|^an-(find|method)$/;

it("pages link a sheet for every class that any sheet knows", async () => {
  const site = await openSite();
  const bare: string[] = [];
  for (const path of PUBLIC_PATHS) {
    const html = await (await site.fetch(new Request(HOSTS.en + path))).text();
    const body = html.slice(html.indexOf("<body"));
    const linked = sheets.filter(({ href }) => html.includes(`href="${href}"`));
    expect(linked.length, path).toBeGreaterThan(0);
    const used = new Set(
      [...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
    );
    for (const name of used) {
      if (ELSEWHERE.test(name)) continue;
      const isKnown = sheets.some(({ classes }) => classes.has(name));
      if (isKnown && !linked.some(({ classes }) => classes.has(name)))
        bare.push(`${path} .${name}`);
    }
  }
  expect(bare).toEqual([]);
});
