import type { MetaDescriptor } from "react-router";
import { localeOf } from "../i18n/locales.ts";
import type { MadeNode } from "./json-ld/node.ts";
import type { ShellData } from "./shell-data.server.ts";

/** What a page says about itself to browsers, search engines and networks. */
export type PageHead = {
  /** Without the site's name; the template adds it. */
  title: string;
  description: string;
  /** Replaces the site's name in the title template, e.g. "B4 Careers". */
  siteName?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  ogType?: "website" | "article";
  /** Structured data beside what every page of its kind has (graph/page-graph.server.ts). */
  graph?: readonly MadeNode[];
};

/** `page title | site name` (spec, section 9). */
export function titleOf(head: Pick<PageHead, "title" | "siteName">, siteName: string): string {
  return `${head.title} | ${head.siteName ?? siteName}`;
}

/** Everything in the document's head that depends on the page, from one place. */
export function headTags(head: PageHead, root: ShellData, path: string): MetaDescriptor[] {
  const { site } = root;
  const title = titleOf(head, site.name);
  const url = `${site.origins[site.locale]}${path === "/" ? "/" : path}`;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: head.description },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:type", content: head.ogType ?? "website" },
    { property: "og:url", content: url },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: localeOf(site.locale).og },
    { name: "twitter:card", content: "summary_large_image" },
    ...documentTags(head, root, path),
  ];
  if (head.noindex) return [...tags, { name: "robots", content: "noindex, nofollow" }];
  return [...tags, { tagName: "link", rel: "canonical", href: url }, ...alternates(root, path)];
}

/** The same page in each language that has it. */
function alternates({ document }: ShellData, path: string): MetaDescriptor[] {
  return document.path === path ? document.alternates : [];
}

/** Share image, feeds and structured data, as the server made them for this document. */
function documentTags(head: PageHead, { document }: ShellData, path: string): MetaDescriptor[] {
  if (document.path !== path) return [];
  // Only the server has it; what it wrote stays in the document, which the browser takes over.
  if (!document.graph) return document.tags;
  const graph = [...document.graph, ...(head.graph ?? [])];
  return [
    ...document.tags,
    { "script:ld+json": { "@context": "https://schema.org", "@graph": graph } },
  ];
}

type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
};

/** A route's `meta`: the head of its page, or nothing while its data is missing. */
export function metaOf(args: MetaArgs, head: PageHead | undefined): MetaDescriptor[] {
  const root = args.matches.find((match) => match?.id === "root")?.loaderData;
  if (!head || !root) return [];
  return headTags(head, root as ShellData, args.location.pathname);
}
