import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { contentContext } from "../../content/content.server.ts";
import { longDay } from "../../content/day.ts";
import { parseMarkdown } from "../../content/markdown.server.ts";
import { metaOf } from "../../content/page-head.ts";
import { type Company, siteContext } from "../../context.ts";
import { paperPicture } from "../../design/art/paper-picture.server.ts";
import { classes } from "../../design/classes.ts";
import { Prose } from "../../design/prose/prose.tsx";
import { FORM_IDS } from "../../forms/form-ids.ts";
import { RETENTION_MONTHS } from "../../forms/retention.ts";
import { fill } from "../../i18n/fill.ts";
import type { Route } from "./+types/route.ts";
import "./legal.css";
import { drawnPrivacy } from "./drawn-privacy.server.ts";
import { drawnTerms } from "./drawn-terms.server.ts";
import { Keep } from "./keep.tsx";
import { holdReferences } from "./references.ts";
import { Short } from "./short.tsx";
import { Way } from "./way.tsx";

/** The section of the privacy policy with the chart: what is kept for how long. */
const KEEP_SECTION = 1;
/** The sections with frames: what happens to a form, what is an example. */
const WAY_SECTION = { privacy: 2, terms: 3 } as const;
/** The terms' list of what nobody should do: its marks stay flat. */
const FORBIDDEN_SECTION = 6;

/** What each of the lines in short is about, as a picture. */
const SHORT = {
  privacy: ["unwatched", "cookie", "device", "expired"],
  terms: ["open", "quoted", "unsigned", "free"],
} as const;

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

export function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const content = context.get(contentContext);
  const key = url.pathname === "/terms" ? "terms" : "privacy";
  const { sections, updated, updatedLabel, company, short, ...words } = content.words(key);
  const values = {
    site: site.siteName,
    email: site.contactEmail,
    en: new URL(site.origins.en).host,
    el: new URL(site.origins.el).host,
    ...retentionValues(),
  };
  return {
    words,
    email: site.contactEmail,
    short: short.map((line, index) => ({
      line,
      picture: paperPicture(SHORT[key][index] ?? "kept"),
    })),
    drawn: {
      ...{ keep: undefined, waySection: WAY_SECTION[key] },
      ...(key === "privacy" ? drawnPrivacy(content) : drawnTerms(content)),
    },
    inForce: fill(updatedLabel, { date: longDay(site.locale, updated) }),
    updated,
    company: companyFacts(company, site.company),
    sections: sections.map(({ heading, text }, index) => ({
      id: `section-${index + 1}`,
      heading,
      isForbidden: key === "terms" && index === FORBIDDEN_SECTION,
      body: parseMarkdown(holdReferences(fill(text, values))),
    })),
  };
}

/** `keep_contact` and so on, in months: the policy says what the site does. */
function retentionValues(): Record<string, string> {
  return Object.fromEntries(
    FORM_IDS.map((form) => [`keep_${form.replaceAll("-", "_")}`, String(RETENTION_MONTHS[form])]),
  );
}

/** What the operator has said of the company, with its labels. */
function companyFacts(labels: Record<keyof Company, string>, company: Company) {
  const names = ["name", "address", "register", "vat"] as const;
  return names.flatMap((name) => {
    const value = company[name];
    return value ? [{ label: labels[name], value }] : [];
  });
}

/** A legal text: in short, contents beside it, numbered sections, and what can be drawn. Made for print too. */
export default function Legal({ loaderData }: Route.ComponentProps) {
  const { words, email, short, drawn, inForce, updated, company, sections } = loaderData;
  return (
    <>
      <article className="wrap legal">
        <header className="legal-head">
          <h1 className="d2">{words.heading}</h1>
          <p className="lead">{words.lead}</p>
          <p className="legal-date">
            <time dateTime={updated}>{inForce}</time>
          </p>
        </header>
        <Short heading={words.shortHeading} lines={short} />
        <nav className="legal-rail" aria-label={words.contents}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.heading}</a>
              </li>
            ))}
          </ol>
          <PrefetchLink to={words.other.to} className="text-link legal-other">
            {words.other.label}
          </PrefetchLink>
        </nav>
        <div className="legal-text">
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              className={classes("legal-section", section.isForbidden && "is-forbidden")}
              aria-labelledby={`${section.id}-title`}
            >
              <h2 id={`${section.id}-title`}>{section.heading}</h2>
              {drawn.keep && index === KEEP_SECTION && <Keep {...drawn.keep} />}
              {index === drawn.waySection && <Way {...drawn.way} />}
              <Prose body={section.body} />
              {index === 0 && company.length > 0 && (
                <dl className="legal-company">
                  {company.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
          ))}
        </div>
      </article>
      <section className="field-blue">
        <div className="wrap section legal-ask">
          <h2 className="d3">{words.ask}</h2>
          <a className="d3 text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </div>
      </section>
    </>
  );
}
