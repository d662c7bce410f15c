import { contentContext } from "../content/content.server.ts";
import { metaOf } from "../content/page-head.ts";
import { pageLinks } from "../content/page-links.server.ts";
import type { Route } from "./+types/route.ts";
import "./charts/charts.css";
import "./page/analytics.css";
import { MAX_INPUT_BYTES } from "../../packages/tiktok-exports/index.ts";
import { fill } from "../i18n/fill.ts";
import { exampleIn } from "./example.server.ts";
import { Desk } from "./page/desk.tsx";
import { ExampleResults } from "./page/example-results.tsx";
import { FindFiles } from "./page/find-files.tsx";
import { Method } from "./page/method.tsx";
import { createFormat } from "./words/format.ts";

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.words);

const LINKS = ["/blog", "/services/content-strategy"];

/** The words of the tool in use stay out: the browser gets them with the tool. */
export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { locale } = content;
  const { tool, ...words } = content.words("analytics");
  const { activeAxis, postsAxis, claimed, busiest } = tool.results.hours;
  const limit = createFormat(locale).megabytes(MAX_INPUT_BYTES);
  return {
    locale,
    words: { ...words, desk: { ...words.desk, dropText: fill(words.desk.dropText, { limit }) } },
    chart: { activeAxis, postsAxis, claimed, busiest, table: tool.results.table },
    example: exampleIn(content),
    links: pageLinks(content, LINKS),
  };
}

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { words, locale, example, chart, links } = loaderData;
  return (
    <>
      <header className="wrap an-head">
        <h1 className="d2">{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <Desk words={words.desk} locale={locale} help={<FindFiles words={words.find} />}>
        <ExampleResults words={words.example} chart={chart} example={example} />
      </Desk>
      <Method words={words.method} links={links} />
    </>
  );
}
