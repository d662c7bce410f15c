import { parse as parseYaml } from "yaml";
import { type WrittenArticle, writtenArticle } from "./written-article.server.ts";

/** An article as a file: front matter and Markdown (content/articles). */

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Parses one file. Throws with the reason when its front matter or Markdown is wrong. */
export function parseArticle(slug: string, source: string): WrittenArticle {
  const [, yaml = "", markdown = ""] = FRONT_MATTER.exec(source) ?? [];
  return writtenArticle(slug, parseYaml(yaml), markdown);
}
