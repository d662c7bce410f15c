import { PLAYBOOK_FILES } from "../../../../content/playbook/files.ts";
import { contentContext } from "../../../content/content.server.ts";
import { metaOf } from "../../../content/page-head.ts";
import { BUDGET_PARTS } from "../../../design/art/budget.ts";
import { ButtonLink } from "../../../design/button/button-link.tsx";
import { Prose } from "../../../design/prose/prose.tsx";
import { fill } from "../../../i18n/fill.ts";
import type { Route } from "./+types/route.ts";
import { BudgetBar } from "./budget-bar.tsx";
import { playbookChapters, playbookMinutes } from "./chapters.server.ts";
import { Cover } from "./cover.tsx";
import { deskFrames } from "./desk.server.ts";
import { HourLine } from "./hour-line.tsx";
import "./playbook.css";
import "./playbook-print.css";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { locale } = content;
  return {
    words: content.words("brandsPlaybook"),
    chapters: playbookChapters(locale),
    desk: deskFrames(),
    budget: BUDGET_PARTS,
    minutes: playbookMinutes(locale),
    file: PLAYBOOK_FILES[locale],
    other: {
      locale: locale === "en" ? "el" : "en",
      ...PLAYBOOK_FILES[locale === "en" ? "el" : "en"],
    },
  };
}

/** The chapter about money: its table is drawn as a bar too. */
const BUDGET_CHAPTER = "chapter-6";
/** And the one about the hour: what its list says is drawn as a line. */
const HOUR_CHAPTER = "chapter-2";

export default function BrandsPlaybook({ loaderData }: Route.ComponentProps) {
  const { words, chapters, desk, budget } = loaderData;
  return (
    <div className="playbook">
      <Cover data={loaderData} />
      {/* The whole desk on one line, growing as the contents do. */}
      <div className="playbook-desk" aria-hidden="true">
        {desk.map((src) => (
          <img key={src} src={src} width={180} height={320} alt="" loading="lazy" />
        ))}
      </div>
      {chapters.map((chapter, index) => (
        <section key={chapter.id} id={chapter.id} className="wrap playbook-chapter">
          <div className="playbook-side">
            <p className="playbook-numeral" aria-hidden="true">
              {chapter.number}
            </p>
            <a className="playbook-up" href="#contents">
              {words.contents}
            </a>
          </div>
          <div>
            <h2 className="d3">
              <span className="visually-hidden">
                {fill(words.chapter, { number: chapter.number })}:{" "}
              </span>
              {chapter.title}
            </h2>
            {chapter.id === BUDGET_CHAPTER && <BudgetBar parts={budget} />}
            {chapter.id === HOUR_CHAPTER && <HourLine />}
            <Prose body={chapter.body} />
          </div>
          <img
            className="playbook-frame"
            src={desk[index]}
            width={180}
            height={320}
            alt=""
            loading="lazy"
          />
        </section>
      ))}
      <section className="field-signal playbook-next">
        <div className="wrap playbook-next-grid">
          <h2 className="d2">{words.next.heading}</h2>
          <div>
            <p className="lead">{words.next.text}</p>
            <p className="playbook-next-actions">
              <ButtonLink to="/brands/campaigns" tone="ink">
                {words.next.brief}
              </ButtonLink>
              <ButtonLink to="/brands/resources">{words.next.resources}</ButtonLink>
            </p>
          </div>
        </div>
      </section>
      <p className="playbook-imprint">
        {words.print.edition}. {words.print.note}
      </p>
    </div>
  );
}
