import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Validator from "@adobe/structured-data-validator";
import { parse } from "node-html-parser";
import { beforeAll, expect, it } from "vitest";
import type { Site } from "../../server/site.ts";
import { type GraphNode, graphOf, languageOf } from "../support/crawl.ts";
import { HOSTS, openSite } from "../support/site.ts";

const TIMEOUT_MS = 120_000;
const PATHS = [
  "/",
  "/about",
  "/contact",
  "/blog",
  "/blog/brand-deal-pricing",
  "/services",
  "/services/tiktok-live",
  "/case-studies",
  "/case-studies/urban-fit",
  "/careers",
  "/careers/live-producer",
  "/tiktok-analytics",
  "/brands",
  "/creators",
  "/privacy",
];

let site: Site;
const graphs = new Map<string, GraphNode[]>();

beforeAll(async () => {
  site = await openSite();
  for (const host of Object.values(HOSTS)) {
    for (const path of PATHS) {
      const url = `${host}${path}`;
      const html = await (await site.fetch(new Request(url))).text();
      const page = { url, language: languageOf(url), status: 200, html, links: [] };
      graphs.set(url, graphOf({ ...page, root: parse(html) }));
    }
  }
}, TIMEOUT_MS);

it("meets what Google asks of rich results", async () => {
  for (const [url, nodes] of graphs) {
    const jsonld: Record<string, object[]> = {};
    for (const node of nodes) {
      const context = { "@context": "https://schema.org" };
      jsonld[node["@type"]] ??= [];
      jsonld[node["@type"]]?.push({ ...context, ...node, "@location": "0,0" });
    }
    const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
    const errors = issues.filter(({ severity }) => severity === "ERROR");
    expect(errors, url).toEqual([]);
  }
});

it("would be told of a missing part", async () => {
  const breadcrumbs = [{ "@type": "BreadcrumbList", "@context": "https://schema.org" }];
  const issues = await new Validator().validate({
    jsonld: { BreadcrumbList: breadcrumbs },
    microdata: {},
    rdfa: {},
  });
  expect(issues).not.toEqual([]);
});

/** The compiler judges what pages really say, as it judged the code that makes it. */
it(
  "is schema.org's vocabulary, by the types of schema-dts",
  async () => {
    const root = fileURLToPath(new URL("../../", import.meta.url));
    const folder = `${root}test-results/structured-data`;
    mkdirSync(folder, { recursive: true });
    const source = [...graphs.values()].map((nodes) => {
      const known = nodes.map((node) => {
        const action = node.potentialAction as Record<string, unknown> | undefined;
        // An annotation of schema.org's actions that its types have no name for.
        const { "query-input": _, ...rest } = action ?? {};
        return action ? { ...node, potentialAction: rest } : node;
      });
      return `{ "@context": "https://schema.org", "@graph": ${JSON.stringify(known)} }`;
    });
    writeFileSync(
      `${folder}/graphs.ts`,
      `import type { Graph } from "schema-dts";\nexport const graphs: Graph[] = [\n${source.join(",\n")}\n];\n`,
    );
    const options = "--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler";
    const tsc = `${root}node_modules/.bin/tsc`;
    const { stdout } = await promisify(execFile)(
      tsc,
      [...options.split(" "), "--types", "", "--ignoreConfig", `${folder}/graphs.ts`],
      { cwd: root },
    ).catch((error: { stdout: string }) => error);
    expect(stdout).toBe("");
  },
  TIMEOUT_MS,
);
