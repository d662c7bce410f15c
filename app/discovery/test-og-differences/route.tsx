import { contentContext } from "../../content/content.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { fixedPages, hasPage } from "../../content/site-pages.server.ts";
import { siteContext } from "../../context.ts";
import { isLocaleCode, LOCALES, type LocaleCode } from "../../i18n/locales.ts";
import type { Route } from "./+types/route.ts";
import { Checks } from "./checks.tsx";
import { compareTags } from "./compare-tags.ts";
import "./og-differences.css";
import { ShareCards } from "./share-cards.tsx";
import { shareSide } from "./share-side.server.ts";
import { TagTable } from "./tag-table.tsx";

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.words, noindex: true });

/** This page can't be read while it is being made. */
const OWN_PATH = "/test-og-differences";
/** The newest articles, to choose from. */
const MAX_ARTICLES = 50;

/**
 * Share tags of two pages, or of one in two languages, side by side (spec, section 2):
 * `left`, `leftLang`, `right`, `rightLang`, sent by a plain form. Unknown values give the home page
 * in both languages.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const content = context.get(contentContext);
  const newest = content.articles.list({}, { limit: MAX_ARTICLES });
  const paths = [
    ...fixedPages(content).flatMap(({ path }) => (path === OWN_PATH ? [] : path)),
    ...newest.map(({ slug }) => `/blog/${slug}`),
  ];
  const ask = (side: "left" | "right", fallback: LocaleCode) => {
    const path = url.searchParams.get(side) ?? "/";
    const language = url.searchParams.get(`${side}Lang`);
    const isPage = path !== OWN_PATH && hasPage(content, path);
    return { path: isPage ? path : "/", locale: isLocaleCode(language) ? language : fallback };
  };
  const a = ask("left", "en");
  const b = ask("right", "el");
  for (const { path } of [a, b]) if (!paths.includes(path)) paths.push(path);
  const [left, right] = await Promise.all([
    shareSide(site, a.locale, a.path),
    shareSide(site, b.locale, b.path),
  ]);
  return {
    words: content.words("ogDifferences"),
    paths,
    left,
    right,
    pairs: compareTags(left.tags, right.tags),
  };
}

export default function OgDifferences({ loaderData }: Route.ComponentProps) {
  const { words, paths, left, right, pairs } = loaderData;
  const sides = [
    { id: "left", label: words.form.left, side: left },
    { id: "right", label: words.form.right, side: right },
  ] as const;
  return (
    <div className="wrap og">
      <h1 className="d3">{words.heading}</h1>
      <p className="lead">{words.lead}</p>
      <form method="get" className="og-form" key={`${left.address} ${right.address}`}>
        {sides.map(({ id, label, side }) => (
          <fieldset key={id}>
            <legend>{label}</legend>
            <label>
              <span>{words.form.page}</span>
              <select name={id} defaultValue={side.path}>
                {paths.map((path) => (
                  <option key={path}>{path}</option>
                ))}
              </select>
            </label>
            <label>
              <span>{words.form.language}</span>
              <select name={`${id}Lang`} defaultValue={side.locale}>
                {LOCALES.map(({ code, name }) => (
                  <option key={code} value={code} lang={code}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </fieldset>
        ))}
        <button type="submit" className="button button-signal">
          <span className="button-label">{words.form.submit}</span>
        </button>
      </form>

      <section aria-labelledby="og-cards">
        <h2 className="h4" id="og-cards">
          {words.cards.heading}
        </h2>
        <div className="og-pair">
          {sides.map(({ id, label, side }) => (
            <section key={id} aria-label={label}>
              <h3 className="og-side">{label}</h3>
              <ShareCards side={side} words={words.cards} />
            </section>
          ))}
        </div>
      </section>

      <section aria-labelledby="og-tags">
        <h2 className="h4" id="og-tags">
          {words.tags.heading}
        </h2>
        <TagTable left={left} right={right} pairs={pairs} words={words.tags} labels={words.form} />
      </section>

      <section aria-labelledby="og-checks">
        <h2 className="h4" id="og-checks">
          {words.checks.heading}
        </h2>
        <div className="og-pair">
          {sides.map(({ id, side }) => (
            <Checks key={id} side={side} words={words.checks} />
          ))}
        </div>
      </section>
    </div>
  );
}
