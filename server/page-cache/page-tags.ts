/**
 * Tags every page has by its address alone. `invalidate(["articles:glow-up"])` drops the page of
 * that article; publishing it also invalidates `articles`, the tag of the pages that list articles.
 */
export function tagsOf(path: string): readonly string[] {
  const own = [`page:${path}`];
  const [, folder = "", slug] = path.split("/");
  const collection = COLLECTIONS[folder];
  if (collection && slug && slug !== "apply") own.push(`${collection}:${slug}`);
  else if (collection) own.push(collection);
  if (path === "/") own.push("articles");
  return own;
}

/** First path segment to the content backend's collection behind it. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  blog: "articles",
  careers: "openings",
  "case-studies": "case_studies",
};
