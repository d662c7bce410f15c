import { PEAK_HOURS } from "../../../../content/facts/offices.ts";
import { ButtonLink } from "../../../design/button/button-link.tsx";
import type { Route } from "./+types/route.ts";
import { HASHTAG_SETS, HOURS_A_DAY, TAG_KINDS, TICK_HOURS } from "./reference-figures.ts";
import "./reference.css";

type ResourcesData = Route.ComponentProps["loaderData"];

/** Peak hours, hashtag sets and a brief to copy: what one looks up again and again. */
export function Reference({ words }: { words: ResourcesData["words"] }) {
  return (
    <section className="resources-reference section">
      <div className="wrap resources-block">
        <div>
          <h2 className="d2">{words.hours.heading}</h2>
          <p className="lead">{words.hours.lead}</p>
        </div>
        <Hours words={words.hours} />
      </div>
      <div className="wrap resources-block">
        <div>
          <h2 className="d2">{words.hashtags.heading}</h2>
          <p className="lead">{words.hashtags.lead}</p>
        </div>
        <Hashtags words={words.hashtags} />
      </div>
      <div className="wrap resources-block">
        <div>
          <h2 className="d2">{words.brief.heading}</h2>
          <p className="lead">{words.brief.lead}</p>
          <p className="resources-brief-send">
            <ButtonLink to="/brands/campaigns" tone="signal">
              {words.brief.send}
            </ButtonLink>
          </p>
        </div>
        <ol className="resources-brief">
          {words.brief.template.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Hours({ words }: { words: ResourcesData["words"]["hours"] }) {
  const hours = Array.from({ length: HOURS_A_DAY }, (_, hour) => hour);
  const isPeak = (hour: number) => PEAK_HOURS.some(({ from, to }) => hour >= from && hour < to);
  return (
    <div className="resources-hours" role="img" aria-label={words.alt}>
      <span className="resources-peak is-morning">{words.morning}</span>{" "}
      <span className="resources-peak is-evening">{words.evening}</span>{" "}
      {hours.map((hour) => (
        <span key={hour} className={isPeak(hour) ? "resources-hour is-peak" : "resources-hour"}>
          {hour % TICK_HOURS === 0 && `${words.ticks[hour / TICK_HOURS]} `}
        </span>
      ))}
    </div>
  );
}

function Hashtags({ words }: { words: ResourcesData["words"]["hashtags"] }) {
  const { columns } = words;
  return (
    <div>
      <table className="resources-tags">
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.total}</th>
            {TAG_KINDS.map((kind) => (
              <th key={kind} scope="col" className={`is-${kind}`}>
                {columns[kind]}
              </th>
            ))}
            <th scope="col">{columns.when}</th>
          </tr>
        </thead>
        <tbody>
          {HASHTAG_SETS.map((set) => (
            <tr key={set.id}>
              <th scope="row">{set.trending + set.niche + set.branded}</th>
              {TAG_KINDS.map((kind) => (
                <td key={kind} className={`is-${kind}`}>
                  <span>{set[kind]}</span>
                  <Tally count={set[kind]} />
                </td>
              ))}
              <td>{words.rows[set.id]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="resources-hook">{words.hook}</p>
    </div>
  );
}

function Tally({ count }: { count: number }) {
  return (
    <span className="resources-tally" aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name.
        <i key={n} />
      ))}
    </span>
  );
}
