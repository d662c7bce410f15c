import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Validator from "@adobe/structured-data-validator";
import { beforeAll, describe, expect, it } from "vitest";
import { SERVICES } from "../../content/facts/services.ts";
import {
  type CrawledPage,
  type GraphNode,
  graphOf,
  readPage,
  visibleText,
} from "../support/crawl.ts";
import { RICH_KINDS, richResultProblems } from "../support/rich-results.ts";
import { HOSTS, LANGUAGES, OPENING_PATHS, openSite } from "../support/site.ts";
import { readSitemap } from "../support/sitemap.ts";

const TIMEOUT_MS = 120_000;
/** Google's limit until 2022, and about what results show of a headline still. Characters. */
const MAX_HEADLINE = 110;

/** What the sitemaps list, by address. */
const pages = new Map<string, CrawledPage>();
/** What each of them says of itself. */
const graphs = new Map<string, GraphNode[]>();

beforeAll(async () => {
  const site = await openSite();
  for (const language of LANGUAGES) {
    for (const { url } of await readSitemap(site, language)) {
      pages.set(url, await readPage(site, url));
    }
  }
  for (const [url, page] of pages) graphs.set(url, graphOf(page));
}, TIMEOUT_MS);

it(
  "has no error and no warning for Adobe's validator of Google's rules, on any page",
  async () => {
    for (const [url, nodes] of graphs) {
      const jsonld: Record<string, object[]> = {};
      for (const node of nodes) {
        const context = { "@context": "https://schema.org" };
        jsonld[node["@type"]] ??= [];
        jsonld[node["@type"]]?.push({ ...context, ...node, "@location": "0,0" });
      }
      const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
      // Facts that nobody has told the site (test/support/rich-results.ts), and of jobs from anywhere.
      const known = /validThrough|baseSalary|applicantLocationRequirements|jobLocationType/;
      const told = issues.filter(
        ({ severity, issueMessage }) => severity === "ERROR" || !known.test(issueMessage),
      );
      expect(told, url).toEqual([]);
    }
  },
  TIMEOUT_MS,
);

describe("what Google documents of rich results", () => {
  it("is on every page that has such a kind", () => {
    for (const [url, nodes] of graphs) {
      for (const node of nodes)
        expect(richResultProblems(node), `${url} ${node["@type"]}`).toEqual([]);
    }
    const kinds = new Set([...graphs.values()].flat().map((node) => node["@type"]));
    for (const kind of RICH_KINDS) expect([...kinds]).toContain(kind);
  });

  it("asks for two breadcrumbs, whole headlines, and pictures that are there", async () => {
    const nodes = [...graphs.values()].flat();
    for (const { itemListElement } of nodes.filter((node) => node["@type"] === "BreadcrumbList")) {
      expect((itemListElement as object[]).length).toBeGreaterThanOrEqual(2);
    }
    for (const { title, description } of nodes.filter((node) => node["@type"] === "JobPosting")) {
      expect(String(description).length).toBeGreaterThan(String(title).length);
    }
    for (const { headline, image, datePublished, dateModified } of nodes.filter(
      (node) => node["@type"] === "BlogPosting",
    )) {
      expect(String(headline).length).toBeLessThanOrEqual(MAX_HEADLINE);
      expect(String(dateModified) >= String(datePublished)).toBe(true);
      expect(String(image)).toMatch(/\/og\/.+\.png$/);
    }
  });

  it("would be missed", () => {
    const problems = (node: object) => richResultProblems(node as GraphNode).join();
    expect(problems({ "@type": "JobPosting", title: "x" })).toContain("lacks datePosted");
    expect(problems({ "@type": "BlogPosting", datePublished: "May 5" })).toContain(
      "datePublished:",
    );
    expect(problems({ "@type": "FAQPage", mainEntity: [{ name: "x" }] })).toContain(
      "acceptedAnswer",
    );
    expect(problems({ "@type": "Organization", url: "/" })).toContain("url: /");
  });
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

describe("what pages say of themselves", () => {
  const all = () => [...pages.values()];
  const nodesOf = (page: CrawledPage, type: string) =>
    graphOf(page).filter((node) => node["@type"] === type);

  it("describes the organization and the website once on every page", () => {
    for (const page of all()) {
      expect(nodesOf(page, "Organization"), page.url).toHaveLength(1);
      expect(nodesOf(page, "WebSite"), page.url).toHaveLength(1);
    }
  });

  it("leads from home to the page in its breadcrumbs", () => {
    for (const page of all()) {
      const path = new URL(page.url).pathname;
      const trail = nodesOf(page, "BreadcrumbList");
      expect(trail, page.url).toHaveLength(path === "/" ? 0 : 1);
      if (path === "/") continue;
      const items = trail[0]?.itemListElement as { position: number; item: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items[0]?.item).toBe(`${HOSTS[page.language]}/`);
      expect(items.at(-1)?.item).toBe(page.url);
      for (const { item } of items) expect(pages.get(item)?.status).toBe(200);
    }
  });

  it("has a node for each kind of page, and only there", () => {
    const paths = (type: string) =>
      all()
        .filter((page) => page.language === "en" && nodesOf(page, type).length > 0)
        .map(({ url }) => new URL(url).pathname);
    expect(paths("Service")).toEqual(SERVICES.map(({ slug }) => `/services/${slug}`));
    expect(paths("BlogPosting")).toHaveLength(13);
    expect(paths("ContactPage")).toEqual(["/contact"]);
    expect(paths("AboutPage")).toEqual(["/about"]);
    expect(paths("FAQPage")).toContain("/");
    expect(paths("JobPosting").sort()).toEqual([...OPENING_PATHS].sort());
    expect(paths("WebApplication")).toEqual(["/tiktok-analytics"]);
  });

  it("says nothing that the page doesn't show", () => {
    for (const page of all()) {
      const text = visibleText(page);
      const shows = (claim: unknown) =>
        expect(text.includes(String(claim).replace(/\s+/g, " ")), `${page.url}: ${claim}`).toBe(
          true,
        );
      for (const faq of nodesOf(page, "FAQPage")) {
        for (const { name, acceptedAnswer } of faq.mainEntity as {
          name: string;
          acceptedAnswer: { text: string };
        }[]) {
          shows(name);
          shows(acceptedAnswer.text);
        }
      }
      for (const article of nodesOf(page, "BlogPosting")) {
        shows(article.headline);
        shows((article.author as { name: string }).name);
      }
      for (const service of nodesOf(page, "Service")) shows(service.name);
    }
  });

  it("describes a job on the page of a single opening", async () => {
    const openings = all().filter(({ url }) => OPENING_PATHS.includes(new URL(url).pathname));
    expect(openings).toHaveLength(2 * OPENING_PATHS.length);
    for (const page of openings) {
      const [job, ...others] = nodesOf(page, "JobPosting");
      expect(others).toEqual([]);
      const text = visibleText(page);
      expect(job?.url).toBe(page.url);
      expect(page.links.some((link) => link.includes("/careers/apply?opening="))).toBe(true);
      for (const claim of [job?.title, ...String(job?.description).split("\n")]) {
        expect(text, page.url).toContain(String(claim));
      }
      const day = new Intl.DateTimeFormat(page.language === "el" ? "el-GR" : "en-US", {
        dateStyle: "long",
        timeZone: "UTC",
      }).format(new Date(String(job?.datePosted)));
      expect(text).toContain(day);
    }
  });

  it("can't be broken out of", async () => {
    for (const page of all()) {
      const [script] = page.root.querySelectorAll('script[type="application/ld+json"]');
      expect(script?.rawText).not.toMatch(/[<>]/);
    }
  });
});
