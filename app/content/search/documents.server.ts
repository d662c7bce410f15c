import { contractPage } from "../../pages.ts";
import { type Block, plainText } from "../article-body.ts";
import type { Article } from "../articles.server.ts";
import type { Content } from "../content.server.ts";
import { questionsIn } from "../json-ld/questions.ts";
import { openingsIn } from "../openings.server.ts";
import { fixedPages, type SitePage, sitePage } from "../site-pages.server.ts";
import type { Group } from "./found.ts";
import { namesOnPage } from "./names-on-page.server.ts";
import { addressNames, otherNames } from "./page-names.server.ts";
import type { SearchDocument } from "./search-document.ts";

/** Everything that can be found in a language: listed pages and what stands on them, and articles. */
export function searchDocuments(content: Content): Iterable<SearchDocument> {
  const pages = fixedPages(content).filter((page) => page.isListed);
  const documents = [
    ...pages.flatMap((page) => pageDocuments(content, page)),
    ...openingDocuments(content),
  ];
  // Several pages may answer the same question; the first one keeps it.
  const isFirst = ({ group, title }: SearchDocument, index: number) =>
    group !== "questions" ||
    documents.findIndex((other) => other.group === group && other.title === title) === index;
  return joined(documents.filter(isFirst), articleDocuments(content));
}

function* joined<T>(...parts: Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part;
}

function groupOf({ kind }: SitePage): Group {
  if (kind === "service") return "services";
  return kind === "case-study" ? "cases" : "pages";
}

/** A page as search sees it, and each question that it answers. */
export function pageDocuments(content: Content, page: SitePage): SearchDocument[] {
  const key = contractPage(page.path)?.words;
  const words: object = key ? content.words(key) : {};
  const { title, description, heading, lead, ...rest } = words as Record<string, unknown>;
  const onPage = namesOnPage(content, page.path);
  const telling = [lead, description].filter((text) => typeof text === "string");
  return [
    {
      group: groupOf(page),
      url: page.path,
      title: page.title,
      names: [page.label, page.heading, ...addressNames(page.path), ...onPage.names],
      otherNames: otherNames(content, page.path),
      headings: [...onPage.headings, ...headingsIn(withoutQuestions(rest))],
      texts: [...telling, ...textsIn(withoutQuestions(rest))],
    },
    ...questionsIn(words).map(({ question, answer }) => ({
      group: "questions" as const,
      url: page.path,
      title: question,
      names: [],
      otherNames: [],
      headings: [],
      texts: [answer],
    })),
  ];
}

/** Open positions, as pages of their own: found by what they are called, where and how employed. */
export function openingDocuments(content: Content): SearchDocument[] {
  const { label } = sitePage(content, "/careers") ?? { label: "" };
  return openingsIn(content).map(({ id, title, city, kind, line, does, brings }) => {
    const url = `/careers/${id}`;
    return {
      group: "openings",
      url,
      title,
      names: [`${title}, ${city}`, `${label}, ${city}`, ...addressNames(url)],
      otherNames: [],
      headings: [kind],
      texts: [line, ...does, ...brings],
    };
  });
}

/** One at a time: nobody holds the texts of all. */
function* articleDocuments({ articles }: Content): Generator<SearchDocument> {
  for (const { slug } of articles.entries()) {
    const article = articles.find(slug);
    if (article) yield articleDocument(article);
  }
}

/** An article as search sees it. */
export function articleDocument(article: Article): SearchDocument {
  // Rows of tables are found like any text, but sentences make the better excerpts.
  const isTable = (block: Block) => block.type === "table";
  const body = [
    ...article.body.filter((block) => !isTable(block)),
    ...article.body.filter(isTable),
  ].flatMap(blockTexts);
  return {
    group: "articles",
    url: `/blog/${article.slug}`,
    title: article.title,
    names: [article.metaTitle, ...addressNames(`/blog/${article.slug}`)],
    otherNames: [],
    headings: [
      ...article.body.flatMap((block) =>
        block.type === "heading" ? plainText(block.children) : [],
      ),
    ],
    texts: [article.lead, article.description, ...body],
  };
}

function blockTexts(block: Block): string[] {
  switch (block.type) {
    case "heading":
    case "figure":
    case "frame":
      return [];
    case "note":
    case "paragraph":
      return [plainText(block.children)];
    case "quote":
      return block.children.flatMap(blockTexts);
    case "list":
      return block.items.flatMap((item) => item.flatMap(blockTexts));
    case "table":
      return [block.head, ...block.rows].map((row) =>
        row.map((cell) => plainText(cell.children)).join(", "),
      );
  }
}

/**
 * What a page says once something has been sent or has gone wrong, by the keys that words have for it:
 * whoever follows a result does not see it.
 */
const LATER = new Set(["errors", "problems", "sent"]);

/** Every text of a page's words, in order; texts with open {{values}} are read by nobody. */
function textsIn(words: unknown): string[] {
  if (typeof words === "string") return words.includes("{{") ? [] : [words];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => (LATER.has(key) ? [] : textsIn(value)));
}

/** What sections and the things in them are called, under the keys that words have for it. */
const NAMING = new Set(["heading", "name", "title"]);

function headingsIn(words: unknown): string[] {
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) =>
    LATER.has(key) ? [] : NAMING.has(key) ? textsIn(value) : headingsIn(value),
  );
}

/** Questions are documents of their own. */
function withoutQuestions(words: unknown): unknown {
  if (Array.isArray(words)) return words.map(withoutQuestions);
  if (typeof words !== "object" || words === null) return words;
  if (questionsIn(words).length > 0 && "question" in words) return undefined;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, withoutQuestions(value)]),
  );
}
