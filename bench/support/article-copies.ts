import { DatabaseSync } from "node:sqlite";

const FACTS = ["author", "category", "audience", "related", "published", "updated", "status"];
const STAMPS = ["date_created", "date_updated"];
const WORDS = ["locale", "title", "meta_title", "description", "lead", "body"];

/**
 * Statements that copy an article with its words so many times, the first under `{slug}-1`; each is read by
 * SQLite and PostgreSQL alike.
 */
export function articleCopies(slug: string, count: number): string[] {
  const facts = [...FACTS, ...STAMPS];
  const words = [...WORDS, ...STAMPS];
  const of = (table: string, names: readonly string[]) =>
    names.map((name) => `${table}.${name}`).join(", ");
  return [
    `INSERT INTO articles (slug, ${facts.join(", ")})
     WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     SELECT '${slug}-' || n, ${of("model", facts)} FROM numbers, articles model WHERE model.slug = '${slug}'`,
    `INSERT INTO article_translations (article, ${words.join(", ")})
     SELECT copy.id, ${of("told", words)} FROM articles model
     JOIN article_translations told ON told.article = model.id
     JOIN articles copy ON copy.slug LIKE '${slug}-%'
     WHERE model.slug = '${slug}'`,
  ];
}

export function fillSqlite(file: string, statements: readonly string[]): void {
  const db = new DatabaseSync(file);
  for (const statement of statements) db.exec(statement);
  db.close();
}
